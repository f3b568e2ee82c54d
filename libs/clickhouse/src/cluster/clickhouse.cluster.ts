import type { ClickHouse } from '../clickhouse.ts';
import { openServerClickHouse } from '../clickhouse.server.ts';
import { checkCluster } from './check-cluster.ts';
import { clusterLiteral, type ClusterLayout } from './cluster-layout.ts';
import { clusterSettings } from './cluster-settings.ts';
import { clusterStatements } from './cluster-statements.ts';

/** Opens a client of the cluster. Throws if its servers cannot be used as one. */
export async function openClusterClickHouse(url: string, layout: ClusterLayout): Promise<ClickHouse> {
  clusterLiteral(layout.cluster);
  const server = openServerClickHouse({ url, settings: clusterSettings, cluster: layout.cluster });
  try {
    await checkCluster(server, layout);
  } catch (error) {
    await server.close();
    throw error;
  }
  return onCluster(server, layout);
}

export function onCluster(server: ClickHouse, layout: ClusterLayout): ClickHouse {
  return {
    ...server,
    command: async (statement) => {
      for (const sql of clusterStatements(statement.sql, layout)) await server.command({ ...statement, sql });
    },
  };
}
