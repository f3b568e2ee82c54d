// Leads are whole numbers below 2^53; instants have the format of instantOf(), so they compare as text.

export type LotKind = 'plan' | 'trial' | 'promo' | 'credit' | 'manual' | 'top-up';
export type ExpiredBecause = 'lot-ended' | 'fill-lot' | 'rollover_cap' | 'subscription-ended' | 'cancelled-now';
export type Category = 'promotional' | 'paid';

export type Portion = { lotId: string; leads: number };

/** The terms of a lot, which never change. */
export type LotTerms = {
  lotId: string;
  kind: LotKind;
  /** 0 to 100, lower is used first. */
  priority: number;
  category: Category;
  effectiveAt: string;
  /** Exclusive. null: never. */
  expiresAt: string | null;
  /** The business id of the grant: `plan:<lattice>:<k>`, `unlimited:<download>`. */
  source: string;
  /** Dictionaries the lot may pay for; empty is all. */
  onlyDictionaries: string[];
  /** What was paid for the whole lot, in cents; 0 for a promotional one. */
  costCents: number;
  invoiceId: string | null;
};

/** `leads`: as issued. `voidedBecause`, `endedBecause`: of leads that return. `refunded`: what refunds voided. */
export type Lot = LotTerms & {
  leads: number;
  available: number;
  held: number;
  voidedBecause: string | null;
  endedBecause?: ExpiredBecause;
  refunded?: number;
};

export const PRIORITY_DEFAULT = 50;

/** The id of a plan's grant for one period: its lot's id, the lot's source and the grant's cause. Unique per (account, lattice, period). */
export function sourceOfPeriod(latticeId: string, period: number): string {
  return `plan:${latticeId}:${period}`;
}

/** The period that a source names; null for another kind of source. */
export function readPlanSource(source: string): { latticeId: string; period: number } | null {
  const [, latticeId, period] = /^plan:(.+):(\d+)$/.exec(source) ?? [];
  return latticeId === undefined ? null : { latticeId, period: Number(period) };
}

const fillPrefix = 'unlimited:';

/** The source of a lot that covers one reservation's shortfall on an unlimited plan. */
export const fillSource = (downloadId: string): string => fillPrefix + downloadId;

export const isFill = (lot: Lot): boolean => lot.source.startsWith(fillPrefix);

const movedPrefix = 'moved:';

/** The source, and the id, of the lot that takes over what is left of `lotId` when a change of plan lets it carry. */
export const movedSource = (changeId: string, lotId: string): string => `${movedPrefix}${changeId}:${lotId}`;

/** Whether the lot took over leads that were granted before: it brings none of its own. */
export const isMoved = ({ source }: Pick<LotTerms, 'source'>): boolean => source.startsWith(movedPrefix);

/** How the source, and the id, of a lot begins that gives back what a claw-back took of the lot named behind it. */
export const reissuePrefix = 'reissue:';

/** A lot of a plan that a boundary or a change of plan may touch: not what fills an unlimited plan's reservation. */
export function isPlanLot(lot: Lot): boolean {
  return lot.kind === 'plan' && !isFill(lot) && lot.voidedBecause === null && lot.endedBecause === undefined;
}

export function isExpired(lot: LotTerms, at: string): boolean {
  return lot.expiresAt !== null && lot.expiresAt <= at;
}

/** Whether the lot may pay for a download of `dictId` (null: any) requested at `at`: start included, end excluded. */
export function isUsable(lot: LotTerms, at: string, dictId: string | null): boolean {
  const fits = dictId === null || lot.onlyDictionaries.length === 0 || lot.onlyDictionaries.includes(dictId);
  return fits && lot.effectiveAt <= at && !isExpired(lot, at);
}

export function sumOf(portions: Portion[]): number {
  return portions.reduce((sum, { leads }) => sum + leads, 0);
}

export function availableIn(lots: Lot[], at: string, dictId: string | null): number {
  return lots.filter((lot) => isUsable(lot, at, dictId)).reduce((sum, { available }) => sum + available, 0);
}

// Soonest to expire first, so that little expires unused. Lots are in grant order, and sorting is stable.
function byDrawDown(a: Lot, b: Lot): number {
  return (
    a.priority - b.priority ||
    Number(b.onlyDictionaries.length > 0) - Number(a.onlyDictionaries.length > 0) ||
    textOrder(a.expiresAt ?? '~', b.expiresAt ?? '~') ||
    Number(a.category === 'paid') - Number(b.category === 'paid') ||
    textOrder(a.effectiveAt, b.effectiveAt)
  );
}

export const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Chooses the lots that pay `leads`, or null if together they have fewer. */
export function drawDown(lots: Lot[], leads: number, at: string, dictId: string | null): Portion[] | null {
  const from: Portion[] = [];
  let missing = leads;
  for (const lot of lots.filter((each) => isUsable(each, at, dictId)).sort(byDrawDown)) {
    const part = Math.min(missing, lot.available);
    if (part > 0) from.push({ lotId: lot.lotId, leads: part });
    missing -= part;
  }
  return missing > 0 ? null : from;
}

/** The first `leads` are used, the rest returns. Unwound in reverse, never allocated again by today's order. */
export function split(from: Portion[], leads: number): { used: Portion[]; returned: Portion[] } {
  const used: Portion[] = [];
  const returned: Portion[] = [];
  let left = leads;
  for (const portion of from) {
    const part = Math.min(left, portion.leads);
    if (part > 0) used.push({ lotId: portion.lotId, leads: part });
    if (portion.leads > part) returned.push({ lotId: portion.lotId, leads: portion.leads - part });
    left -= part;
  }
  return { used, returned };
}
