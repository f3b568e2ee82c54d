import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { leadMarkKinds, type LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import type { SearchStored } from '../../contracts.ts';
import { removalAccount } from '../../domain/removal.ts';
import { kindsOfMarks, newestMark } from '../../projections/removal.ts';
import { dictionaryNamed } from '../dataset-table.ts';
import { copyMarks } from './copy-marks.ts';
import { takeOut } from './take-out.ts';

export type TakeOutParts = {
  clickhouse: ClickHouse;
  store: EventStore<SearchStored>;
  markKeys: readonly LeadMarkKey[];
};

/**
 * Takes everybody who asked out of a version that nobody reads yet: before its words are made and it is activated. Answers
 * how many that are, and up to which mark it was compared; who asks later is looked for after its activation.
 */
export async function takeOutRemoved(
  { clickhouse, store, markKeys: keys }: TakeOutParts,
  dictId: string,
  version: number,
): Promise<{ upTo: number; leads: number }> {
  const { upTo, kinds } = await store.transaction([removalAccount], async ({ db }) => {
    const newest = await newestMark(db);
    if (newest > 0) await copyMarks(clickhouse, db);
    const known = await kindsOfMarks(db, { after: 0, upTo: newest });
    return { upTo: newest, kinds: leadMarkKinds.filter((kind) => known.has(kind)) };
  });
  if (upTo === 0) return { upTo, leads: 0 };
  if (keys.length === 0) throw new Error('people asked to be in no list, and there is no key to know them by');
  const { leads } = await takeOut(clickhouse, dictionaryNamed(dictId), { version, after: 0, upTo, kinds, keys });
  return { upTo, leads };
}
