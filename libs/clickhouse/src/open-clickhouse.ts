// The adapter by configuration: a server's address, or a folder for the engine in this process.
import type { ClickHouse } from './clickhouse.ts';
import { openServerClickHouse } from './clickhouse.server.ts';

/** What the two variables hold; one of them is not set. */
export type ClickHousePlace = { url: string | undefined; folder: string | undefined };

/** Opens what is configured. Throws a sentence with the variables' names unless it is exactly one of the two. */
export async function openClickHouse(service: string, { url, folder }: ClickHousePlace): Promise<ClickHouse> {
  const names = [`${service.toUpperCase()}_CLICKHOUSE_URL`, `${service.toUpperCase()}_CLICKHOUSE_FOLDER`];
  if (url !== undefined && folder !== undefined)
    throw new Error(`${names.join(' and ')} are both set: ${service} uses one engine`);
  if (url !== undefined) return openServerClickHouse({ url });
  // Loaded only where it is used: an image that asks a server need not carry the engine, which is half a gigabyte.
  if (folder !== undefined) return (await import('./clickhouse.embedded.ts')).openEmbeddedClickHouse({ folder });
  throw new Error(`${names.join(' or ')} says where ${service}'s engine is; both are missing`);
}
