// Do-not-call lists as the operators' route makes them, without its files.
import { randomUUID } from 'node:crypto';
import { linesTable } from '@leadwright/leads/do-not-call/lists';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { sql } from 'kysely';
import { keepList, dropNumbers, type KeptList } from '../datasets/do-not-call/load-list.ts';
import type { ScrubParts } from '../datasets/do-not-call/scrub-due.ts';
import { addList, currentLists, makeCurrent } from '../projections/do-not-call.ts';
import { leadMarkKeys } from './search-config.ts';
import type { SearchUnderTest } from './search-under-test.ts';

export type GivenList = { source?: string; asOf?: string; numbers?: string[]; added?: string[]; deleted?: string[] };

/** Makes a list count; the leads are not compared with it yet. With `added` or `deleted` it is one of changes. */
export async function giveList(
  { clickhouse, database }: Pick<SearchUnderTest, 'clickhouse' | 'database'>,
  { source = 'federal', asOf = '2026-11-12', numbers = [], added, deleted }: GivenList,
): Promise<KeptList> {
  const changes = added !== undefined || deleted !== undefined;
  const begun = { loadId: randomUUID(), source, asOf, changes, keyId: '1', sha256: 'a'.repeat(64), begunBy: 'tester' };
  const before = (await currentLists(database.db)).find((list) => list.source === source);
  const number = await addList(database.db, begun);
  if (number === undefined) throw new Error('another list is being loaded');
  const of = (several: string[], listed: 0 | 1) => several.map((each) => ({ list: number, number: each, listed }));
  const lines = [...of(numbers, 1), ...of(added ?? [], 1), ...of(deleted ?? [], 0)];
  await clickhouse.insert(
    linesTable,
    lines.map((each, at) => ({ ...each, line: at + 1 })),
  );
  const key = leadMarkKeys[0];
  if (!key) throw new Error('tests have a key');
  const kept = await keepList(clickhouse, { number, changes }, { key, before });
  await database.db
    .transaction()
    .execute((db) => makeCurrent(db, { number, source, ...kept, lines: lines.length, bad: {}, accepted: null }));
  if (before) await dropNumbers(clickhouse, before.number);
  return kept;
}

/** Instead of waiting until a dead load was silent for long enough. */
export async function silenceLists({ database }: Pick<SearchUnderTest, 'database'>): Promise<void> {
  await sql`update do_not_call_list set last_sign_at = last_sign_at - interval '1 minute' where state = 'loading'`.execute(
    database.db,
  );
}

export const scrubParts = (
  { clickhouse, database }: Pick<SearchUnderTest, 'clickhouse' | 'database'>,
  change: Partial<ScrubParts> = {},
): ScrubParts => ({
  ...{ clickhouse, database, markKeys: leadMarkKeys, logger: createLogger('test', 'silent'), settleMs: 0 },
  ...change,
});
