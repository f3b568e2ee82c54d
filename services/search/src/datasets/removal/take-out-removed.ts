import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import type { SearchStored } from '../../contracts.ts';
import { removalAccount } from '../../domain/removal.ts';
import { kindsOfMarks, newestMark } from '../../projections/removal.ts';
import { dictionaryNamed } from '../dataset-table.ts';
import { copyMarks } from './copy-marks.ts';
import { removalAsked } from './removal-work.ts';
import { takeOut } from './take-out.ts';

export type TakeOutParts = {
  clickhouse: ClickHouse;
  store: EventStore<SearchStored>;
  markKeys: readonly LeadMarkKey[];
};

/**
 * Takes everybody who asked out of a version that nobody reads yet: before its words are made and it is activated. Answers
 * up to which mark it was compared, beginning after this one: who asks later has to be looked for before its activation, too. Who is found
 * here for the first time is known by more from then on, and is looked for by that in it and in every other version.
 */
export async function takeOutRemoved(
  { clickhouse, store, markKeys: keys }: TakeOutParts,
  { dictId, version, after: first }: { dictId: string; version: number; after: number },
): Promise<number> {
  const dictionary = dictionaryNamed(dictId);
  let after = first;
  for (;;) {
    const { upTo, kinds } = await marksAfter({ clickhouse, store }, after);
    if (upTo === after) return upTo;
    if (keys.length === 0) throw new Error('people asked to be in no list, and there is no key to know them by');
    const { marks } = await takeOut(
      { clickhouse, store },
      dictionary,
      { version, after, upTo, kinds, keys },
      {
        // What they are known by besides is looked for in the versions that people search.
        onMarks: (db) => wakeAfterCommit(db, removalAsked),
      },
    );
    if (marks === 0) return upTo;
    after = upTo;
  }
}

async function marksAfter(
  { clickhouse, store }: Omit<TakeOutParts, 'markKeys'>,
  after: number,
): Promise<{ upTo: number; kinds: string[] }> {
  return store.transaction([removalAccount], async ({ db }) => {
    const upTo = await newestMark(db);
    if (upTo <= after) return { upTo: after, kinds: [] };
    await copyMarks(clickhouse, db);
    return { upTo, kinds: [...(await kindsOfMarks(db, { after, upTo })).keys()] };
  });
}
