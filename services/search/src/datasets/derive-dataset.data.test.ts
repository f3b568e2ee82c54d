// Leads that follow the consumers: whose they are, and that they agree with them.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import type { Column } from '@leadwright/leads/dictionary';
import { leadKeySql } from '@leadwright/leads/lead-key';
import { syntheticLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import type { DerivedLeads } from '@leadwright/leads/synthetic/derived-leads';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { clickhouseMigrationFolders } from '../migrations.ts';
import { createDataset } from './create-dataset.ts';
import { dictionaryNamed, rowsOf } from './dataset-table.ts';
import { deriveDataset } from './derive-dataset.ts';

const people = 30_000;
const source = { version: 1, rows: people, seed: 7 };
const derived = Object.entries(syntheticLeads).flatMap(([dictId, leads]): [string, DerivedLeads][] =>
  'of' in leads ? [[dictId, leads]] : [],
);

let engine: TestClickHouse;
let clickhouse: ClickHouse;

beforeAll(async () => {
  engine = await testClickHouse({ ownEngine: true });
  clickhouse = engine.clickhouse;
  for (const folder of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(clickhouse, folder);
  await createDataset(clickhouse, { dictId: 'consumers', ...source });
});
afterAll(() => engine.drop());

async function one<Row>(sql: string, params: Record<string, number> = {}): Promise<Row> {
  const [row] = await clickhouse.rows<Row>({ sql, params });
  if (!row) throw new Error('no row');
  return row;
}

describe.each(derived)('synthetic %s', (dictId, leads) => {
  const dictionary = dictionaryNamed(dictId);
  const version = 5;
  const from = `FROM ${dictionary.index} WHERE dataset_version = ${version}`;
  const consumers = 'leads.consumers WHERE dataset_version = 1';
  let rows = 0;
  beforeAll(async () => {
    rows = await deriveDataset(clickhouse, { dictId, leads, version, source });
  });

  it('are a fraction of the people, each with a key of its own', async () => {
    expect(rows).toBeGreaterThan(people / 10);
    expect(rows).toBeLessThan(people / 2);
    expect(await one(`SELECT count() AS leads, uniqExact(lead_key) AS keys ${from}`)).toEqual({
      leads: rows,
      keys: rows,
    });
  });

  it('are the same from the same people, and others from another seed', async () => {
    const sum = async (of: number) =>
      (
        await one<{ sum: string }>(
          `SELECT toString(sum(sipHash64(* EXCEPT dataset_version))) AS sum FROM ${dictionary.index} WHERE dataset_version = {of:UInt32}`,
          { of },
        )
      ).sum;
    await deriveDataset(clickhouse, { dictId, leads, version: 6, source });
    await deriveDataset(clickhouse, { dictId, leads, version: 7, source: { ...source, seed: 8 } });
    expect(await sum(6)).toBe(await sum(version));
    expect(await sum(7)).not.toBe(await sum(version));
  });

  it('agree with the consumer of the same address in everything that both say', async () => {
    const shared = dictionary.columns
      .map(({ fieldName }) => fieldName)
      .filter((field) => dictionaryNamed('consumers').columns.some(({ fieldName }) => fieldName === field));
    expect(shared).toEqual(expect.arrayContaining(['first_name', 'last_name', 'zip', 'street']));
    const mine = shared.map((field) => `lead.${field}`).join(', ');
    const theirs = shared.map((field) => `person.${field}`).join(', ');
    const { agree } = await one<{ agree: number }>(
      `SELECT countIf((${mine}) = (${theirs})) AS agree FROM (SELECT * ${from}) AS lead
       INNER JOIN (SELECT * FROM ${consumers}) AS person ON person.household_key = lead.household_key AND person.first_name = lead.first_name`,
    );
    expect(agree).toBe(rows);
  });

  it('have the keys of the consumers, computed from their own columns', async () => {
    for (const [by, { fieldName, identity }] of Object.entries(dictionary.keys ?? {})) {
      const theirs = dictionaryNamed('consumers').keys?.[by as 'person' | 'household']?.fieldName ?? '';
      const { strange, wrong } = await one<{ strange: number; wrong: number }>(
        `SELECT countIf(${fieldName} NOT IN (SELECT ${theirs} FROM ${consumers})) AS strange, countIf(${fieldName} != ${leadKeySql({ identity })}) AS wrong ${from}`,
      );
      expect({ by, strange, wrong }).toEqual({ by, strange: 0, wrong: 0 });
    }
  });

  it('fill every column, with values that the dictionary lists', async () => {
    for (const column of dictionary.columns) {
      const { fieldName } = column;
      const { filled, odd } = await one<{ filled: number; odd: number }>(
        `SELECT countIf(${fieldName} != defaultValueOfArgumentType(${fieldName})) AS filled, ${oddCount(column)} AS odd ${from}`,
      );
      expect({ fieldName, enough: filled > rows * 0.4, odd }).toEqual({ fieldName, enough: true, odd: 0 });
    }
  });
});

/** The number of rows with a value that no filter can name; empty and 0 mean unknown. */
function oddCount(column: Column): string {
  const { fieldName } = column;
  if (column.inputType === 'range')
    return `countIf(${fieldName} != 0 AND ${fieldName} NOT BETWEEN ${column.min} AND ${column.max})`;
  if (column.inputType === undefined) return '0';
  const items = column.items.map(({ value }) => `'${value.replaceAll("'", "\\'")}'`).join(', ');
  if ('many' in column) return `countIf(NOT hasAll([${items}], ${fieldName}))`;
  return `countIf(${fieldName} != '' AND ${fieldName} NOT IN (${items}))`;
}

it('a slice by slice build is the whole one', async () => {
  const [dictId, leads] = derived[0] ?? ['', undefined];
  if (leads === undefined) throw new Error('nothing follows the consumers');
  // Three slices, since the source says that it is larger than it is.
  const rows = await deriveDataset(clickhouse, { dictId, leads, version: 8, source: { ...source, rows: 10_000_000 } });
  expect(rows).toBe(await rowsOf(clickhouse, dictId, 5));
});
