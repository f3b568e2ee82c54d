import type { ImportEngine } from '../import-engine.ts';

/** `record` holds the pass and the place in it: what an open quote swallowed is read in a pass of its own. */
export const recordsPerPass = 2 ** 40;

export async function makeRawTable({ clickhouse }: ImportEngine, columns: number): Promise<void> {
  const cells = Array.from({ length: columns }, (_, at) => `c${at + 1} String`).join(', ');
  await clickhouse.command({
    sql: `CREATE TABLE imports.raw (file UInt16, record UInt64, breaks UInt64, skip LowCardinality(String), ${cells})
      ENGINE = Log`,
  });
}
