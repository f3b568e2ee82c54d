import type { ClickHouse } from './clickhouse.ts';
import { openClusterClickHouse } from './cluster/clickhouse.cluster.ts';
import type { ShardKeys } from './cluster/cluster-layout.ts';
import { openServerClickHouse } from './clickhouse.server.ts';

/** The values of the three variables. Either `url` or `folder` is set, and `cluster` only beside `url`. */
export type ClickHousePlace = { url: string | undefined; folder: string | undefined; cluster: string | undefined };

/** Throws, naming the variables, unless exactly one engine is configured; and for a cluster its servers do not know. */
export async function openClickHouse(
  service: string,
  { url, folder, cluster }: ClickHousePlace,
  shardedBy: ShardKeys,
): Promise<ClickHouse> {
  const prefix = service.toUpperCase();
  const names = [`${prefix}_CLICKHOUSE_URL`, `${prefix}_CLICKHOUSE_FOLDER`];
  if (url !== undefined && folder !== undefined)
    throw new Error(`${names.join(' and ')} are both set: ${service} uses one engine`);
  if (cluster !== undefined && url === undefined)
    throw new Error(`${prefix}_CLICKHOUSE_CLUSTER needs ${names[0]}: the embedded engine is no cluster`);
  if (url !== undefined && cluster !== undefined) return openClusterClickHouse(url, { cluster, shardedBy });
  if (url !== undefined) return openServerClickHouse({ url });
  // Import it lazily: an image that uses a server omits the embedded engine, half a gigabyte.
  if (folder !== undefined) return (await import('./clickhouse.embedded.ts')).openEmbeddedClickHouse({ folder });
  throw new Error(`${names.join(' or ')} says where ${service}'s engine is; both are missing`);
}
