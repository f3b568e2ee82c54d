// Stands in for audit where a test tampers with billing: what the trail has was announced before.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readAdded, type Added } from '../../ledger/projections/ledger-entry.ts';
import type { Position } from '../projections/tie-sides.ts';
import type { BookAnswer, SecondBook } from '../second-book.ts';
import { bookOfLedger } from './book-of-ledger.ts';

export type TrailAsItWas = SecondBook & {
  /** Another answer about an account, as a trail that was tampered with would give. */
  says(accountId: string, change: (answer: BookAnswer) => BookAnswer): void;
};

const EVENTS_MAX = 1_000;

export async function trailAsItWas(
  database: Database,
  month: string,
  positions: readonly Position[],
): Promise<TrailAsItWas> {
  const answers = new Map<string, BookAnswer>();
  const added = new Map<string, Added[]>();
  for (const position of positions) {
    const { accountId } = position;
    answers.set(accountId, await bookOfLedger(database, month, [position]));
    added.set(accountId, await addedNow(database, accountId));
  }
  return {
    says: (accountId, change) => {
      const answer = answers.get(accountId);
      if (answer !== undefined) answers.set(accountId, change(answer));
    },
    sumsOf: async ({ positions: asked }) => {
      const all = asked.flatMap(({ accountId }) => answers.get(accountId) ?? []);
      return {
        sums: all.flatMap(({ sums }) => sums),
        lacking: all.flatMap(({ lacking }) => lacking),
        ends: all.flatMap(({ ends }) => ends),
        differing: all.flatMap(({ differing = [] }) => differing),
      };
    },
    firstDifference: async (accountId) => {
      const [now, was] = [await addedNow(database, accountId), added.get(accountId) ?? []];
      const text = (each: Added | undefined): string => JSON.stringify(each ?? null);
      const first = Array.from({ length: Math.max(now.length, was.length) }, (_, at) => at).find(
        (at) => text(now[at]) !== text(was[at]),
      );
      const found = first === undefined ? undefined : (was[first] ?? now[first]);
      return found === undefined ? null : { seq: found.seq, eventId: found.eventId };
    },
  };
}

const addedNow = (database: Database, accountId: string): Promise<Added[]> =>
  inScope(database.db, [accountId], (trx) => readAdded(trx, accountId, { after: 0, limit: EVENTS_MAX }));
