// What one size takes: the build of its leads, their bytes on disk, and the work and memory of each statement. Work is
// the time of all the engine's threads on a processor: other programs on the machine lengthen the wait, and hardly that.
import { QueryFailedError, type ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Compiled } from '@leadwright/leads/compile/compile';
import { createDataset } from '@leadwright/search/datasets/create-dataset';
import { makeWords } from '@leadwright/search/datasets/make-words';
import { median } from '../result.ts';
import { measuredStatements, type Measured } from './statements.ts';

const RUNS = 7;
const MEMORY_MIB = [8, 16, 32, 64, 128, 256, 512, 1024, 2048] as const;
const MEMORY_LIMIT_EXCEEDED = 241;
const MEBIBYTE = 1024 * 1024;

export type StatementFigure = {
  name: string;
  /** Median over the runs: milliseconds of one core. */
  coreMs: number;
  /** The shortest wait of the runs, on the cores of this machine. */
  bestMs: number;
  /** The first limit of memory under which it succeeds; each is twice the one before. */
  withinMiB: number;
};
export type SizeFigures = {
  rows: number;
  buildCoreSeconds: number;
  buildSeconds: number;
  /** With their check. */
  wordsCoreSeconds: number;
  wordsSeconds: number;
  bytesOnDisk: number;
  wordsBytesOnDisk: number;
  /** Of the sparse index and the marks: what the engine holds in memory when it has read everything. */
  indexBytes: number;
  parts: number;
  statements: StatementFigure[];
};

/** Builds so many consumers as a version of their own, with its words. */
export async function buildSize(
  clickhouse: ClickHouse,
  rows: number,
  version: number,
): Promise<Omit<SizeFigures, 'statements'>> {
  const built = await timed(
    async () => void (await createDataset(clickhouse, { dictId: 'consumers', version, rows, seed: 1 })),
  );
  const words = await buildWords(clickhouse, version);
  await clickhouse.command({ sql: `OPTIMIZE TABLE leads.consumers PARTITION ${version} FINAL` });
  const disk = await diskOf(clickhouse, 'consumers', version);
  return {
    rows,
    buildCoreSeconds: built.coreMs / 1000,
    buildSeconds: built.ms / 1000,
    ...words,
    bytesOnDisk: disk.bytes,
    indexBytes: disk.index,
    parts: disk.parts,
  };
}

/** With their check. */
export async function buildWords(
  clickhouse: ClickHouse,
  version: number,
): Promise<Pick<SizeFigures, 'wordsCoreSeconds' | 'wordsSeconds' | 'wordsBytesOnDisk'>> {
  const made = await timed(async () => {
    const wrong = await makeWords(clickhouse, 'consumers', version);
    if (wrong.length > 0) throw new Error(`wrong words in ${wrong.join(', ')}`);
  });
  await clickhouse.command({ sql: `OPTIMIZE TABLE leads.consumers_words PARTITION ${version} FINAL` });
  const disk = await diskOf(clickhouse, 'consumers_words', version);
  return { wordsCoreSeconds: made.coreMs / 1000, wordsSeconds: made.ms / 1000, wordsBytesOnDisk: disk.bytes };
}

/** Of a version of so many leads. */
export async function measureStatements(
  clickhouse: ClickHouse,
  version: number,
  leads: number,
): Promise<StatementFigure[]> {
  const statements: StatementFigure[] = [];
  for (const measured of measuredStatements)
    statements.push(await measureStatement(clickhouse, measured, { version, leads }));
  return statements;
}

async function diskOf(
  clickhouse: ClickHouse,
  table: string,
  version: number,
): Promise<{ bytes: number; index: number; parts: number }> {
  const [disk] = await clickhouse.rows<{ bytes: number; index: number; parts: number }>({
    sql: `SELECT sum(bytes_on_disk) AS bytes, sum(primary_key_bytes_in_memory) + sum(marks_bytes) AS index, count() AS parts
      FROM system.parts WHERE active AND database = 'leads' AND table = {table:String} AND partition = {partition:String}`,
    params: { table, partition: String(version) },
  });
  return { bytes: Number(disk?.bytes), index: Number(disk?.index), parts: Number(disk?.parts) };
}

/** Bytes of each column on disk, largest first, compressed and not. */
export function columnBytes(
  clickhouse: ClickHouse,
  table: string,
): Promise<{ column: string; bytes: number; plainBytes: number }[]> {
  return clickhouse.rows({
    sql: `SELECT column, sum(column_data_compressed_bytes + column_marks_bytes) AS bytes, sum(column_data_uncompressed_bytes) AS plainBytes
      FROM system.parts_columns WHERE active AND concat(database, '.', table) = {table:String}
      GROUP BY column ORDER BY bytes DESC`,
    params: { table },
  });
}

async function measureStatement(
  clickhouse: ClickHouse,
  { name, statement, writes }: Measured,
  { version, leads }: { version: number; leads: number },
): Promise<StatementFigure> {
  const once = (run: number, settings = {}): Promise<Times> =>
    timed(() => execute(clickhouse, statement(version, run, leads), settings, writes));
  // Reads the pages from disk; what is measured is a table that the machine's memory holds.
  await once(0);
  const times: Times[] = [];
  for (let run = 1; run <= RUNS; run++) times.push(await once(run));
  const withinMiB = await memoryOf((limit) => once(RUNS + 1, { max_memory_usage: limit }));
  if (writes)
    for (const table of ['download_rows', 'chosen_numbers'])
      await clickhouse.command({ sql: `TRUNCATE TABLE export.${table}` });
  return {
    name,
    coreMs: median(times.map(({ coreMs }) => coreMs)),
    bestMs: Math.min(...times.map(({ ms }) => ms)),
    withinMiB,
  };
}

async function execute(
  clickhouse: ClickHouse,
  { settings: own, ...statement }: Compiled,
  settings: Record<string, number>,
  writes = false,
): Promise<void> {
  const whole = { ...statement, settings: { ...own, ...settings } };
  await (writes ? clickhouse.command(whole) : clickhouse.rows(whole));
}

export type Times = { ms: number; coreMs: number };

// The engine is in this process, and nothing else happens in it meanwhile.
/** Wall time and the time of all threads of this process on a processor. */
export async function timed(work: () => Promise<void>): Promise<Times> {
  const began = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - began, coreMs: (user + system) / 1000 };
}

/** The first of the limits, in MiB, under which it succeeds. */
export async function memoryOf(run: (bytes: number) => Promise<unknown>): Promise<number> {
  for (const mib of MEMORY_MIB) {
    try {
      await run(mib * MEBIBYTE);
      return mib;
    } catch (error) {
      if (!(error instanceof QueryFailedError && error.code === MEMORY_LIMIT_EXCEEDED)) throw error;
    }
  }
  return Number.POSITIVE_INFINITY;
}
