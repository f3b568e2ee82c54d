import type { ClickHouse, Statement } from '../clickhouse.ts';
import { onCluster } from './clickhouse.cluster.ts';
import { clusterStatements } from './cluster-statements.ts';

const layout = {
  cluster: 'leads-1',
  shardedBy: {
    'shop.rows': 'cityHash64(owner)',
    'shop.rows_beside': 'cityHash64(owner)',
    'shop.other': 'intHash64(id)',
  },
};
const of = (sql: string): string[] => clusterStatements(sql, layout);

describe('a statement on a cluster', () => {
  it('makes a table of each node and one that sends to the shards', () => {
    const file = `-- why; ENGINE = is spoken of here
      CREATE TABLE IF NOT EXISTS shop.rows (owner String CODEC(ZSTD(3)), at DateTime64(6, 'UTC'))
      ENGINE = ReplacingMergeTree(at)
      PARTITION BY owner
      ORDER BY owner`;
    const [local, distributed, ...more] = of(file).map((sql) => sql.replaceAll(/\s+/g, ' '));
    expect(local).toBe(
      "CREATE TABLE IF NOT EXISTS shop.rows_local ON CLUSTER 'leads-1' (owner String CODEC(ZSTD(3)), at DateTime64(6, 'UTC')) " +
        "ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/shop/rows_local', '{replica}', at) PARTITION BY owner ORDER BY owner",
    );
    expect(distributed).toBe(
      "CREATE TABLE IF NOT EXISTS shop.rows ON CLUSTER 'leads-1' AS shop.rows_local ENGINE = Distributed('leads-1', 'shop', 'rows_local', cityHash64(owner))",
    );
    expect(more).toEqual([]);
  });

  it('gives a table that changes places a path of its own, which it keeps', () => {
    expect(of('CREATE TABLE shop.rows_beside AS shop.rows ENGINE = MergeTree ORDER BY owner')[0]).toBe(
      "CREATE TABLE shop.rows_beside_local ON CLUSTER 'leads-1' AS shop.rows_local ENGINE = ReplicatedMergeTree('/clickhouse/tables/{uuid}/{shard}', '{replica}') ORDER BY owner",
    );
    expect(of('EXCHANGE TABLES shop.rows AND shop.rows_beside')).toEqual([
      "EXCHANGE TABLES shop.rows_local AND shop.rows_beside_local ON CLUSTER 'leads-1'",
    ]);
  });

  it('changes the tables of the nodes where rows go, and both where columns come', () => {
    expect(of("DELETE FROM shop.rows WHERE owner = {owner:String} AND note != 'a b'")).toEqual([
      "DELETE FROM shop.rows_local ON CLUSTER 'leads-1' WHERE owner = {owner:String} AND note != 'a b'",
    ]);
    expect(of('ALTER TABLE shop.rows APPLY DELETED MASK IN PARTITION 3')).toEqual([
      "ALTER TABLE shop.rows_local ON CLUSTER 'leads-1' APPLY DELETED MASK IN PARTITION 3",
    ]);
    expect(of('ALTER TABLE shop.rows UPDATE a = bitAnd(a, 1) WHERE b = 2')).toEqual([
      "ALTER TABLE shop.rows_local ON CLUSTER 'leads-1' UPDATE a = bitAnd(a, 1) WHERE b = 2",
    ]);
    expect(of('ALTER TABLE shop.rows ADD INDEX IF NOT EXISTS a_range a TYPE minmax GRANULARITY 1')).toEqual([
      "ALTER TABLE shop.rows_local ON CLUSTER 'leads-1' ADD INDEX IF NOT EXISTS a_range a TYPE minmax GRANULARITY 1",
    ]);
    expect(of('ALTER TABLE shop.rows DROP PARTITION (3, 4)')).toEqual([
      "ALTER TABLE shop.rows_local ON CLUSTER 'leads-1' DROP PARTITION (3, 4)",
    ]);
    expect(of("ALTER TABLE shop.rows DROP PARTITION 'consumers-3'")).toEqual([
      "ALTER TABLE shop.rows_local ON CLUSTER 'leads-1' DROP PARTITION 'consumers-3'",
    ]);
    expect(
      of('ALTER TABLE shop.rows ADD COLUMN IF NOT EXISTS a Map(String, String), ADD COLUMN IF NOT EXISTS b UInt8'),
    ).toEqual([
      "ALTER TABLE shop.rows_local ON CLUSTER 'leads-1' ADD COLUMN IF NOT EXISTS a Map(String, String), ADD COLUMN IF NOT EXISTS b UInt8",
      "ALTER TABLE shop.rows ON CLUSTER 'leads-1' ADD COLUMN IF NOT EXISTS a Map(String, String), ADD COLUMN IF NOT EXISTS b UInt8",
    ]);
  });

  it('removes first what is read, and then what it was read from', () => {
    expect(of('DROP TABLE IF EXISTS shop.rows SYNC')).toEqual([
      "DROP TABLE IF EXISTS shop.rows ON CLUSTER 'leads-1' SYNC",
      "DROP TABLE IF EXISTS shop.rows_local ON CLUSTER 'leads-1' SYNC",
    ]);
  });

  it('is as on one node where it writes rows', () => {
    const insert = 'INSERT INTO shop.rows (owner)\nSELECT owner FROM shop.other';
    expect(of(insert)).toEqual([insert]);
  });

  it.each([
    [
      'an engine that was not thought about',
      'CREATE TABLE IF NOT EXISTS shop.rows (a UInt8) ENGINE = SummingMergeTree ORDER BY a',
      /rows has the engine SummingMergeTree; on a cluster it is one of MergeTree, ReplacingMergeTree/,
    ],
    ['an engine without replicas', 'CREATE TABLE IF NOT EXISTS shop.rows (a UInt8) ENGINE = Log', /has the engine Log/],
    [
      'one that is replicated already',
      "CREATE TABLE IF NOT EXISTS shop.rows (a UInt8) ENGINE = ReplicatedMergeTree('/a', 'b') ORDER BY a",
      /has the engine ReplicatedMergeTree/,
    ],
    [
      'a table without a shard key',
      'CREATE TABLE IF NOT EXISTS shop.new (a UInt8) ENGINE = MergeTree ORDER BY a',
      /shop.new has no shard key/,
    ],
    [
      'a table without an engine of its own',
      'CREATE TABLE shop.rows_beside AS shop.rows',
      /no form of this statement is known/,
    ],
    ['places changed between tables of two keys', 'EXCHANGE TABLES shop.rows AND shop.other', /lie by different keys/],
    [
      'a view',
      'CREATE MATERIALIZED VIEW IF NOT EXISTS shop.v ENGINE = MergeTree ORDER BY a AS SELECT 1 AS a',
      /no form/,
    ],
    [
      'a change of rows by other rows',
      'ALTER TABLE shop.rows UPDATE a = 1 WHERE b IN (SELECT b FROM shop.other)',
      /no form/,
    ],
    ['a change of all rows', 'ALTER TABLE shop.rows UPDATE a = 1', /no form/],
    [
      'a column beside something else',
      'ALTER TABLE shop.rows ADD COLUMN IF NOT EXISTS a UInt8, DROP PARTITION 1',
      /by a statement of their own/,
    ],
  ])('is refused for %s', (_what, sql, problem) => {
    expect(() => of(sql)).toThrow(problem);
  });

  it('goes out one by one, while what is read goes as it is', async () => {
    const sent: Statement[] = [];
    const server = {
      command: (statement: Statement) => Promise.resolve(void sent.push(statement)),
      rows: (statement: Statement) => Promise.resolve([statement.sql]),
    } as unknown as ClickHouse;
    const clickhouse = onCluster(server, layout);
    await clickhouse.command({ sql: 'DROP TABLE IF EXISTS shop.rows', maxSeconds: 5 });
    expect(sent.map(({ sql, maxSeconds }) => [sql, maxSeconds])).toEqual([
      ["DROP TABLE IF EXISTS shop.rows ON CLUSTER 'leads-1'", 5],
      ["DROP TABLE IF EXISTS shop.rows_local ON CLUSTER 'leads-1'", 5],
    ]);
    expect(await clickhouse.rows({ sql: 'SELECT 1' })).toEqual(['SELECT 1']);
  });
});
