import { createHash } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { describedValues } from '@leadwright/leads/removal/lead-marks';
import { platformMark } from '@leadwright/leads/removal/platform-hashes';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { loadDemoData } from '../demo/load-demo-data.ts';
import type { RemoveLeadsParts } from '../datasets/removal/remove-leads.ts';
import { addPlatformItems } from '../projections/platform-item.ts';
import { addRemoval } from '../projections/removal.ts';
import { leadMarkKeys } from './search-config.ts';
import { startSearchUnderTest, type SearchUnderTest } from './search-under-test.ts';

/** Search with this many made-up leads, whose own rounds compare nothing: those of the test do. */
export async function startRemovals(rows: {
  consumers: number;
  businesses: number;
}): Promise<{ search: SearchUnderTest; parts: RemoveLeadsParts }> {
  const search = await startSearchUnderTest({ engine: comparesNothing });
  const { clickhouse, database, running } = search;
  const { store } = running;
  await loadDemoData({ clickhouse, database, store, markKeys: leadMarkKeys, rows, seed: 7 });
  await createDownloadRows(search);
  const logger = createLogger('test', 'silent');
  return { search, parts: { clickhouse, database, store, markKeys: leadMarkKeys, logger } };
}

/** Export's rows, which say who bought a lead: none. */
async function createDownloadRows({ clickhouse }: Pick<SearchUnderTest, 'clickhouse'>): Promise<void> {
  await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS export' });
  await clickhouse.command({
    sql: 'CREATE TABLE export.download_rows (account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32) ENGINE = MergeTree ORDER BY (account_id, download_id, ordinal)',
  });
}

export type Person = { email: string; phone: string };

/** Whose number and address nobody shares. */
export function people({ clickhouse }: Pick<SearchUnderTest, 'clickhouse'>): Promise<Person[]> {
  const alone = (field: string): string =>
    `${field} IN (SELECT ${field} FROM leads.consumers WHERE ${field} != '' GROUP BY ${field} HAVING count() = 1)`;
  return clickhouse.rows<Person>({
    sql: `SELECT email, phone FROM leads.consumers WHERE ${alone('phone')} AND ${alone('email')} ORDER BY phone`,
  });
}

/** As the form does. */
export function ask({ running }: SearchUnderTest, requestId: string, { email }: Pick<Person, 'email'>): Promise<void> {
  const marks = describedValues({ email }).flatMap(({ kind, value }) => marksOf(leadMarkKeys, kind, value));
  return running.store.transaction(['system'], ({ db }) =>
    addRemoval(db, { requestId, correlationId: 'c', causationId: 'e', marks }),
  );
}

/** As the deletion platform's list of phone numbers does. */
export async function list(
  { running }: SearchUnderTest,
  item: string,
  { phone }: Pick<Person, 'phone'>,
): Promise<void> {
  const [key] = leadMarkKeys;
  if (!key) throw new Error('tests have a key');
  const mark = platformMark(key, 'Phone', createHash('sha256').update(phone).digest());
  await running.store.transaction(['system'], ({ db }) =>
    addPlatformItems(db, [{ item, list: 'Phone', mark }], { correlationId: 'c', causationId: 'e' }),
  );
}

const comparesNothing = (there: ClickHouse): ClickHouse => ({
  ...there,
  rows: (statement) =>
    statement.sql.includes('leads.removed_marks') ? Promise.reject(new Error('is busy')) : there.rows(statement),
});

/** Ends once leads were deleted, before anything of it is noted. */
export const endsAfterDeletion = (there: ClickHouse): ClickHouse => ({
  ...there,
  command: async (statement) => {
    await there.command(statement);
    if (statement.sql.startsWith('DELETE FROM')) throw new Error('the process ended');
  },
});
