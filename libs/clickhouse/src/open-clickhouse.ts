// The adapter by configuration: a server's address, or a folder for the engine in this process.
import type { ClickHouse } from './clickhouse.ts';
import { openServerClickHouse } from './clickhouse.server.ts';

/** The values of the two variables, of which one is unset. */
export type ClickHousePlace = { url: string | undefined; folder: string | undefined };

/** Opens the configured engine. Throws, naming the variables, unless exactly one of them is set. */
export async function openClickHouse(service: string, { url, folder }: ClickHousePlace): Promise<ClickHouse> {
  const names = [`${service.toUpperCase()}_CLICKHOUSE_URL`, `${service.toUpperCase()}_CLICKHOUSE_FOLDER`];
  if (url !== undefined && folder !== undefined)
    throw new Error(`${names.join(' and ')} are both set: ${service} uses one engine`);
  if (url !== undefined) return openServerClickHouse({ url });
  // Import it lazily: an image that uses a server omits the embedded engine, half a gigabyte.
  if (folder !== undefined) return (await import('./clickhouse.embedded.ts')).openEmbeddedClickHouse({ folder });
  throw new Error(`${names.join(' or ')} says where ${service}'s engine is; both are missing`);
}
