// Whether the servers know the cluster, and replicate as its tables expect. Asked before anything else is.
import { QueryFailedError, type ClickHouse } from '../clickhouse.ts';

type Known = { cluster: string; shards: number; nodes: number; copied: number };

/**
 * Throws if the cluster is unknown, or if its configuration writes every row to each replica itself: with tables that
 * replicate by themselves a row would stand there twice. A server that does not answer is no reason: readiness says so.
 */
export async function checkCluster(clickhouse: Pick<ClickHouse, 'rows'>, cluster: string): Promise<void> {
  const known = await knownClusters(clickhouse);
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
}

async function knownClusters(clickhouse: Pick<ClickHouse, 'rows'>): Promise<Known[] | undefined> {
  try {
    return await clickhouse.rows<Known>({
      sql: `SELECT cluster, uniqExact(shard_num) AS shards, count() AS nodes, countIf(NOT internal_replication) AS copied
        FROM system.clusters GROUP BY cluster ORDER BY cluster`,
    });
  } catch (error) {
    // Only the engine's own errors have a code.
    if (error instanceof QueryFailedError && error.code === undefined) return undefined;
    throw error;
  }
}
