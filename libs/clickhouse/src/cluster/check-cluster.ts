import { QueryAbortedError, QueryFailedError, type ClickHouse, type Statement } from '../clickhouse.ts';
import type { ClusterLayout } from './cluster-layout.ts';

type ClusterRow = { cluster: string; shards: number; nodes: number; copied: number };

const ANSWER_MS_MAX = 5_000;

/** Throws if the cluster is unknown, writes each row to every replica itself, or has tables made for one node. */
export async function checkCluster(
  clickhouse: Pick<ClickHouse, 'rows'>,
  { cluster, shardedBy }: ClusterLayout,
): Promise<void> {
  const known = await answerOf<ClusterRow>(clickhouse, {
    sql: `SELECT cluster, uniqExact(shard_num) AS shards, count() AS nodes, countIf(NOT internal_replication) AS copied
      FROM system.clusters GROUP BY cluster ORDER BY cluster`,
  });
  if (known === undefined) return;
  const found = known.find((each) => each.cluster === cluster);
  if (!found) {
    const names = known.length === 0 ? 'none' : known.map((each) => each.cluster).join(', ');
    throw new Error(`the ClickHouse server knows no cluster ${cluster}; it knows ${names}`);
  }
  if (Number(found.nodes) > Number(found.shards) && Number(found.copied) > 0)
    throw new Error(
      `the cluster ${cluster} copies rows to each replica itself: set internal_replication to true for all its shards`,
    );
  const alone = await answerOf<{ name: string }>(clickhouse, {
    sql: `SELECT concat(database, '.', table) AS name FROM system.tables
      WHERE name IN {tables:Array(String)} AND engine != 'Distributed' ORDER BY name`,
    params: { tables: Object.keys(shardedBy) },
  });
  if (alone !== undefined && alone.length > 0)
    throw new Error(
      `${alone.map(({ name }) => name).join(', ')} of this server were made for one node: use a server without them for the cluster ${cluster}`,
    );
}

async function answerOf<Row>(clickhouse: Pick<ClickHouse, 'rows'>, statement: Statement): Promise<Row[] | undefined> {
  try {
    return await clickhouse.rows<Row>({ ...statement, signal: AbortSignal.timeout(ANSWER_MS_MAX) });
  } catch (error) {
    if (error instanceof QueryAbortedError) return undefined;
    // Only the engine's own errors have a code.
    if (error instanceof QueryFailedError && error.code === undefined) return undefined;
    throw error;
  }
}
