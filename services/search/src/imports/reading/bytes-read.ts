import type { ImportEngine } from '../import-engine.ts';

/** Of the file that is being read, as it lies on disk; 0 between two. */
export async function bytesBeingRead({ clickhouse }: ImportEngine): Promise<number> {
  const [row] = await clickhouse.rows<{ bytes: number | string }>({
    sql: `SELECT max(ProfileEvents['ReadBufferFromFileDescriptorReadBytes']) AS bytes FROM system.processes
      WHERE startsWith(query, 'INSERT INTO imports.raw')`,
  });
  return Number(row?.bytes ?? 0);
}
