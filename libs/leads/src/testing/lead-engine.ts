// A real engine with empty lead tables made from the dictionaries, for tests of compiled SQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { dictionaries } from '../dictionaries.ts';
import { columnSql, LEAD_KEY, tableColumns, type Dictionary } from '../dictionary.ts';
import { leadKeySql } from '../lead-key.ts';

export type LeadEngine = {
  clickhouse: ClickHouse;
  /** Adds leads of a version; columns that are not named are empty or 0. */
  insert(dictionary: Dictionary, version: number, leads: Record<string, unknown>[]): Promise<void>;
  close(): Promise<void>;
};

export async function openLeadEngine(): Promise<LeadEngine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-leads-'));
  const clickhouse = await openEmbeddedClickHouse({ folder });
  for (const sql of tables()) await clickhouse.command({ sql });
  return {
    clickhouse,
    insert: (dictionary, version, leads) =>
      clickhouse.insert(
        dictionary.index,
        leads.map((lead) => ({ ...lead, dataset_version: version })),
      ),
    close: async () => {
      await clickhouse.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function tables(): string[] {
  const leads = dictionaries.map((dictionary) => {
    const columns = tableColumns(dictionary).map((column) =>
      columnSql(column.fieldName === LEAD_KEY ? { ...column, filledBy: leadKeySql(dictionary) } : column),
    );
    return `CREATE TABLE ${dictionary.index} (${columns.join(', ')}) ENGINE = MergeTree PARTITION BY dataset_version ORDER BY (state, zip)`;
  });
  const picked = 'account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32';
  return [
    'CREATE DATABASE leads',
    'CREATE DATABASE export',
    ...leads,
    `CREATE TABLE export.download_rows (${picked}) ENGINE = MergeTree ORDER BY (account_id, download_id, ordinal)`,
  ];
}
