// What the product says to a cluster, read by the engine's own parser. No cluster runs here: that the statements are
// understood is known, that they replicate is not.
import { shardedBy as auditKeys } from '@leadwright/audit/migrations';
import { dropTrailBeside, exchangeTrails, makeTrailBeside } from '@leadwright/audit/projections/trail';
import type { ClickHouse, Statement } from '@leadwright/clickhouse/clickhouse';
import { onCluster } from '@leadwright/clickhouse/cluster/clickhouse.cluster';
import { clusterSettings } from '@leadwright/clickhouse/cluster/cluster-settings';
import { commentOf, isRunningSql, killSql, runningSql } from '@leadwright/clickhouse/statement';
import { clearRows } from '@leadwright/export/files/download-rows';
import { shardedBy as exportKeys } from '@leadwright/export/migrations';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { allPairs, besideWordsIndex } from '@leadwright/leads/words/beside-words';
import { wordsIndex } from '@leadwright/leads/words/words-table';
import { createDataset } from '@leadwright/search/datasets/create-dataset';
import { shardedBy as searchKeys } from '@leadwright/search/migrations';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { prepareLeadTables } from './lead-tables.ts';

const cluster = 'leads';
const shardedBy = { ...searchKeys, ...exportKeys, ...auditKeys };
let engine: TestClickHouse;

beforeAll(async () => {
  engine = await testClickHouse({ ownEngine: true });
});
afterAll(() => engine.drop());

type Sent = { sql: string[]; clickhouse: ClickHouse };

// Servers that do what they are told and have no rows.
function listening(): Sent {
  const sql: string[] = [];
  const server = {
    command: (statement: Statement) => Promise.resolve(void sql.push(statement.sql)),
    insert: () => Promise.resolve(),
    rows: () => Promise.resolve([]),
  } as unknown as ClickHouse;
  return { sql, clickhouse: onCluster(server, { cluster, shardedBy }) };
}

/** As the engine writes it; throws for what it does not understand. */
async function parsed(statement: string): Promise<string> {
  const [row] = await engine.clickhouse.rows<{ text: string }>({
    sql: 'SELECT formatQuery({statement:String}) AS text',
    params: { statement },
  });
  return row?.text ?? '';
}

const parsedAll = (statements: readonly string[]): Promise<string[]> => Promise.all(statements.map(parsed));

describe('the tables on a cluster', () => {
  it('are made by the files of every service, each understood by the engine', async () => {
    const { sql, clickhouse } = listening();
    await prepareLeadTables(clickhouse, repositoryRoot);
    const all = await parsedAll(sql);
    expect(all.every((text) => text.includes(`ON CLUSTER ${cluster}`))).toBe(true);
    // The empty servers name no column, so the dictionaries' own statements are among these too.
    const made = all.flatMap((text) => /^CREATE TABLE IF NOT EXISTS (\S+) ON CLUSTER/.exec(text)?.[1] ?? []);
    const tables = [
      ...dictionaries.flatMap((dictionary) => [dictionary.index, wordsIndex(dictionary)]),
      ...allPairs.map(({ own, link }) => besideWordsIndex(own, link.dictionary)),
      'leads.delta_removals',
      'leads.removed_marks',
      'leads.words_made',
      'leads.flags_read',
      ...['found', 'lines', 'numbers'].map((what) => `leads.do_not_call_${what}`),
      'leads.draw_places',
      'leads.draw_slots',
      'export.chosen_numbers',
      'export.download_rows',
      'audit.trail',
      ...['search', 'export', 'audit'].map((name) => `${name}.applied_migrations`),
    ];
    expect([...new Set(made)].sort()).toEqual(tables.flatMap((table) => [table, `${table}_local`]).sort());
    const engines = new Set(all.flatMap((text) => /ENGINE = (\w+)\(/.exec(text)?.[1] ?? []));
    const known = await engine.clickhouse.rows<{ name: string }>({ sql: 'SELECT name FROM system.table_engines' });
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining([...engines]));
    // A column that a later file adds comes to the table of each node and to the one that everybody reads.
    expect(sql.filter((text) => text.includes('ADD COLUMN IF NOT EXISTS income_up_to'))).toHaveLength(2);
    expect([...engines].sort()).toEqual(['Distributed', 'ReplicatedMergeTree', 'ReplicatedReplacingMergeTree']);
  });

  it('change while the product runs by statements that the engine understands', async () => {
    const { sql, clickhouse } = listening();
    await makeTrailBeside(clickhouse);
    await exchangeTrails(clickhouse);
    await dropTrailBeside(clickhouse);
    await clearRows(clickhouse, { accountId: 'a', downloadId: 'b' });
    await createDataset(clickhouse, { dictId: 'consumers', version: 2, rows: 10, seed: 1 });
    const all = await parsedAll(sql);
    const changes = all.filter((text) => !text.startsWith('INSERT'));
    expect(changes.length).toBeGreaterThan(8);
    expect(changes.filter((text) => !text.includes(`ON CLUSTER ${cluster}`))).toEqual([]);
    expect(all.filter((text) => text.startsWith('INSERT INTO leads.consumers '))).toHaveLength(1);
  });

  it('are told of no statement that the engine does not understand', async () => {
    await expect(parsed("DROP TABLE IF EXISTS a.b SYNC ON CLUSTER 'leads'")).rejects.toThrow(/Syntax error/);
    for (const statement of [
      killSql(commentOf('x'), cluster),
      isRunningSql(commentOf('x'), cluster),
      runningSql(cluster),
    ])
      expect(await parsed(statement)).toContain(cluster);
  });

  it('are read with settings that the engine has', async () => {
    const names = Object.keys(clusterSettings);
    const known = await engine.clickhouse.rows<{ name: string }>({
      sql: 'SELECT name FROM system.settings WHERE name IN {names:Array(String)}',
      params: { names },
    });
    expect(known.map(({ name }) => name).sort()).toEqual([...names].sort());
    // Their values are accepted, too; on one node they change no answer.
    expect(await engine.clickhouse.rows({ sql: 'SELECT 1 AS one', settings: clusterSettings })).toEqual([{ one: 1 }]);
  });
});

describe('the tables on one node', () => {
  beforeAll(() => prepareLeadTables(engine.clickhouse, repositoryRoot));

  it.each(Object.entries(shardedBy).filter(([table]) => table !== 'audit.trail_beside'))(
    '%s has what it would be sharded by',
    async (table, key) => {
      const [row] = await engine.clickhouse.rows<{ type: string }>({
        sql: `SELECT toTypeName(any(${key})) AS type FROM ${table}`,
      });
      expect(row?.type).toBe('UInt64');
    },
  );

  it('have a trail beside that is made like the trail', async () => {
    await makeTrailBeside(engine.clickhouse);
    const of = async (name: string): Promise<string> => {
      const [row] = await engine.clickhouse.rows<{ text: string }>({
        sql: `SELECT create_table_query AS text FROM system.tables WHERE database = 'audit' AND name = {name:String}`,
        params: { name },
      });
      return (row?.text ?? '').replace(`audit.${name}`, 'it');
    };
    expect(await of('trail_beside')).toBe(await of('trail'));
    await dropTrailBeside(engine.clickhouse);
  });
});
