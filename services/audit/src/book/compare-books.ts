import { sides, type Side } from './movements.ts';
import type { BookedEntry, BookedLot } from './billing-book.ts';
import type { TrailLot, TrailStep } from './trail-book.ts';

/** What each book says of a lot; null where it does not know it. */
export type LotDifference = { lotId: string; billing: LotSays | null; trail: LotSays | null };
export type LotSays = { kind: string; category: string } & Record<Side, number>;

export function differingLots(billing: readonly BookedLot[], trail: readonly TrailLot[]): LotDifference[] {
  const ofBilling = new Map(billing.map((lot) => [lot.lotId, says(lot)]));
  const ofTrail = new Map(trail.map((lot) => [lot.lotId, says(lot)]));
  return [...new Set([...ofBilling.keys(), ...ofTrail.keys()])].sort().flatMap((lotId) => {
    const [one, other] = [ofBilling.get(lotId) ?? null, ofTrail.get(lotId) ?? null];
    return one !== null && other !== null && isSame(one, other) ? [] : [{ lotId, billing: one, trail: other }];
  });
}

const says = ({ kind, category, available, held, delivered, expired, voided }: BookedLot | TrailLot): LotSays => ({
  kind,
  category,
  available,
  held,
  delivered,
  expired,
  voided,
});

function isSame(one: LotSays, other: LotSays): boolean {
  return one.kind === other.kind && one.category === other.category && sides.every((side) => one[side] === other[side]);
}

/** The first event whose entries differ: billing booked it otherwise, not at all, or has one that nobody announced. */
export type FirstEntry = { seq: number; eventId: string; type: string };

/** Both in order of their place. `type` is the trail's, since entries do not say it. */
export function firstDifference(booked: readonly BookedEntry[], steps: readonly TrailStep[]): FirstEntry | null {
  const ofBilling = bySeq(booked, ({ lotId, side, leads }) => [[lotId, side, leads]]);
  const ofTrail = bySeq(steps, (step) => sides.map((side) => [step.lotId, side, step[side]] as const));
  const types = new Map(steps.map(({ seq, type }) => [seq, type]));
  for (const seq of [...new Set([...ofBilling.keys(), ...ofTrail.keys()])].sort((a, b) => a - b)) {
    const [one, other] = [ofBilling.get(seq), ofTrail.get(seq)];
    if (one?.text === other?.text && one?.eventId === other?.eventId) continue;
    return { seq, eventId: other?.eventId ?? one?.eventId ?? '', type: types.get(seq) ?? '' };
  }
  return null;
}

type Added = readonly [lotId: string, side: string, leads: number];

// What an event adds as one text, whatever the order of its parts; a side that stays as it was is not said.
function bySeq<Row extends { seq: number; eventId: string }>(
  rows: readonly Row[],
  addedBy: (row: Row) => readonly Added[],
): Map<number, { eventId: string; text: string }> {
  const parts = new Map<number, { eventId: string; added: string[] }>();
  for (const row of rows) {
    const of = parts.get(row.seq) ?? { eventId: row.eventId, added: [] };
    of.added.push(...addedBy(row).flatMap((part) => (part[2] === 0 ? [] : [JSON.stringify(part)])));
    parts.set(row.seq, of);
  }
  return new Map(
    [...parts].flatMap(([seq, { eventId, added }]) =>
      added.length === 0 ? [] : [[seq, { eventId, text: added.sort().join() }] as const],
    ),
  );
}
