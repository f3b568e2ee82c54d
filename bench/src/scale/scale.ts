// Counts, previews, downloads and builds at several sizes on one embedded engine, and what follows for sizes that this
// machine cannot hold. Prints tables and writes bench/results/scale.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { prepareLeadTables } from '@leadwright/standalone/demo/lead-tables';
import { at, lineThrough, type Line } from './extrapolate.ts';
import { buildSize, columnBytes, measureStatements, type SizeFigures, type StatementFigure } from './measure.ts';
import { planFor, promised, shard, type Plan } from './plan.ts';
import { rowBytes } from './small-tables.ts';
import { measuredStatements } from './statements.ts';

const SIZES = [500_000, 1_000_000, 2_000_000, 4_000_000] as const;
const GOALS = [200_000_000, 1_000_000_000, 5_000_000_000] as const;

/** Takes about five minutes and 1 GB of disk in `folder`. */
export async function benchScale(folder: string, root: string): Promise<void> {
  const loadBefore = loadavg();
  const clickhouse = await openEmbeddedClickHouse({ folder });
  try {
    await prepareLeadTables(clickhouse, root);
    const small = await rowBytes(clickhouse);
    const sizes: SizeFigures[] = [];
    let columns: Awaited<ReturnType<typeof columnBytes>> = [];
    for (const [place, rows] of SIZES.entries()) {
      const version = place + 1;
      const built = await buildSize(clickhouse, rows, version);
      sizes.push({ ...built, statements: await measureStatements(clickhouse, version, rows) });
      console.log(`${rows.toLocaleString('en-US')} leads measured`);
      columns = await columnBytes(clickhouse, 'leads.consumers');
      for (const table of ['consumers', 'consumers_words'])
        await clickhouse.command({ sql: `ALTER TABLE leads.${table} DROP PARTITION ${version}` });
    }
    const largest = SIZES[SIZES.length - 1] ?? Number.NaN;
    const { lines, plans } = conclusions(sizes);
    console.table(sizes.map(({ statements: _statements, ...rest }) => rest));
    console.table(timesOf(sizes));
    console.table(extrapolated(lines));
    console.table(plans);
    const perRow = columns.map(({ column, bytes, plainBytes }) => ({
      column,
      bytesPerRow: round(Number(bytes) / largest),
      plainBytesPerRow: round(Number(plainBytes) / largest),
    }));
    console.table(perRow);
    console.table(small);
    mkdirSync(path.join(root, 'bench/results'), { recursive: true });
    writeFileSync(
      path.join(root, 'bench/results/scale.json'),
      `${JSON.stringify({ at: new Date().toISOString(), machine: machine(loadBefore), sizes, lines, shard, promised, plans, columns: perRow, smallTables: small }, null, 2)}\n`,
    );
  } finally {
    await clickhouse.close();
  }
}

type Lines = Record<string, Line>;

function conclusions(sizes: readonly SizeFigures[]): { lines: Lines; plans: Plan[] } {
  const through = (value: (size: SizeFigures) => number): Line =>
    lineThrough(sizes.map((size) => ({ rows: size.rows, value: value(size) })));
  const bytes = through(({ bytesOnDisk }) => bytesOnDisk);
  const work = Object.fromEntries(
    measuredStatements.map(({ name }, place) => [
      name,
      through(({ statements }) => statements[place]?.coreMs ?? Number.NaN),
    ]),
  );
  return {
    lines: {
      'bytes on disk': bytes,
      'bytes of words on disk': through(({ wordsBytesOnDisk }) => wordsBytesOnDisk),
      'core-seconds of words and their check': through(({ wordsCoreSeconds }) => wordsCoreSeconds),
      'bytes of index': through(({ indexBytes }) => indexBytes),
      'core-seconds of the build': through(({ buildCoreSeconds }) => buildCoreSeconds),
      ...Object.fromEntries(Object.entries(work).map(([name, line]) => [`core-ms: ${name}`, line])),
    },
    plans: GOALS.map((rows) => planFor(rows, work, bytes)),
  };
}

export function timesOf(sizes: readonly SizeFigures[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    measuredStatements.map(({ name }, place) => [
      name,
      Object.fromEntries(sizes.map(({ rows, statements }) => [`${rows / 1e6} M`, shown(statements[place])])),
    ]),
  );
}

function shown(figure: StatementFigure | undefined): string {
  return figure === undefined
    ? ''
    : `${round(figure.coreMs)} core-ms, best ${round(figure.bestMs)} ms, ${figure.withinMiB} MiB`;
}

function extrapolated(lines: Lines): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [
      name,
      {
        base: round(line.base),
        'per million': round(line.perMillion),
        'worst miss %': round(100 * line.worstMiss),
        ...Object.fromEntries(GOALS.map((rows) => [`at ${rows / 1e6} M`, round(at(line, rows))])),
      },
    ]),
  );
}

export function machine(loadBefore: number[]): Record<string, unknown> {
  return {
    node: process.version,
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    // Of the last 1, 5 and 15 minutes: what else ran makes every figure worse.
    loadBefore: loadBefore.map(round),
    loadAfter: loadavg().map(round),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
