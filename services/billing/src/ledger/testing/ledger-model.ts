// A second, naive ledger to compare with: every lead is a unit with a state of its own. It shares no
// code with the ledger and counts time in whole seconds from 0.
export type Place = 'available' | 'held' | 'delivered' | 'expired' | 'voided';

export type ModelLot = {
  id: string;
  start: number;
  end: number | null;
  priority: number;
  dict: string | null;
  paid: boolean;
  plan: boolean;
  fill: boolean;
  order: number;
  voided: boolean;
  /** Ended before its time. */
  ended: boolean;
  leads: number;
  refunded: number;
  units: Record<Place, number>;
};

/** `units`: the lot of each reserved lead, in the order they were reserved. */
export type ModelHold = { rows: number; multiplier: number; dict: string; at: number; units: string[] };

export type Model = {
  now: number;
  lots: Map<string, ModelLot>;
  holds: Map<string, ModelHold>;
  /** Business ids already used. */
  answered: Set<string>;
  made: number;
  /** The plan's period, and the leads that plans granted in it. */
  plan: { lattice: string; k: number; start: number; granted: number } | null;
};

export const newModel = (): Model => ({
  now: 0,
  lots: new Map(),
  holds: new Map(),
  answered: new Set(),
  made: 0,
  plan: null,
});

export const costOf = (rows: number, multiplier: number): number => Math.ceil((rows * multiplier) / 100);

export function addLot(
  model: Model,
  lot: Omit<ModelLot, 'order' | 'voided' | 'ended' | 'leads' | 'refunded' | 'units'>,
  leads: number,
): void {
  const units = { available: leads, held: 0, delivered: 0, expired: 0, voided: 0 };
  const state = { order: model.lots.size, voided: false, ended: false, leads, refunded: 0, units };
  model.lots.set(lot.id, { ...lot, ...state });
}

const usable = (lot: ModelLot, at: number, dict: string | null): boolean =>
  lot.start <= at &&
  (lot.end === null || at < lot.end) &&
  (dict === null || lot.dict === null || lot.dict === dict) &&
  lot.units.available > 0;

export function availableAt(model: Model, at: number, dict: string | null): number {
  let sum = 0;
  for (const lot of model.lots.values()) if (usable(lot, at, dict)) sum += lot.units.available;
  return sum;
}

// True where `a` is to be used before `b`.
function before(a: ModelLot, b: ModelLot): boolean {
  if (a.priority !== b.priority) return a.priority < b.priority;
  if ((a.dict === null) !== (b.dict === null)) return a.dict !== null;
  if (a.end !== b.end) return b.end === null || (a.end !== null && a.end < b.end);
  if (a.paid !== b.paid) return !a.paid;
  if (a.start !== b.start) return a.start < b.start;
  return a.order < b.order;
}

/** Takes the leads one by one, each from the best lot at that moment. The caller checked that there are enough. */
export function takeUnits(
  model: Model,
  leads: number,
  at: number,
  dict: string | null,
  to: 'held' | 'voided' = 'held',
): string[] {
  const taken: string[] = [];
  while (taken.length < leads) {
    let best: ModelLot | undefined;
    for (const lot of model.lots.values()) if (usable(lot, at, dict) && (!best || before(lot, best))) best = lot;
    if (!best) throw new Error('the model has fewer leads than it counted');
    best.units.available -= 1;
    best.units[to] += 1;
    taken.push(best.id);
  }
  return taken;
}

/** Ends a reservation: its first `delivered` leads are delivered; the rest return to their lots' current state. */
export function endHold(model: Model, downloadId: string, delivered: number): void {
  const hold = model.holds.get(downloadId);
  if (!hold) return;
  hold.units.forEach((id, index) => {
    const lot = model.lots.get(id);
    if (!lot) throw new Error(`the model has no lot ${id}`);
    lot.units.held -= 1;
    lot.units[index < delivered ? 'delivered' : homeOf(lot, model.now)] += 1;
  });
  model.holds.delete(downloadId);
}

function homeOf(lot: ModelLot, now: number): Place {
  if (lot.voided) return 'voided';
  return lot.fill || lot.ended || (lot.end !== null && lot.end <= now) ? 'expired' : 'available';
}

/** Moves all available leads of a lot to another state. */
export function empty(lot: ModelLot, to: Place): void {
  lot.units[to] += lot.units.available;
  lot.units.available = 0;
}
