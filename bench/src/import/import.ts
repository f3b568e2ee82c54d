// A supplier's file becomes checked leads. Bare: the engine reads the same file into a table of its own, cell by cell, and
// checks nothing.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeImportTables, openImportEngine } from '@leadwright/search/imports/import-engine';
import { row, type Row } from '../result.ts';
import { columnNames, writePeopleFile } from './people-file.ts';

const MEMORY_GOAL_MIB = 1_024;

type Alone = { seconds: number; peakMiB: number; rows: number; leads: number; rejected: number };

/** Needs about 1.2 kB of disk a row in `folder`. Throws where a row became neither a lead nor a rejected one. */
export async function benchImport(folder: string, root: string, rows: number): Promise<Row[]> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'people.csv');
  const bare = await readBare(folder, file, rows);
  const ours = await readAlone(folder, root, file);
  if (ours.rows !== rows || ours.leads + ours.rejected !== rows)
    throw new Error(`of ${rows} rows ${ours.leads} became leads and ${ours.rejected} were rejected`);
  const of = `import, ${rows.toLocaleString('en-US')} rows of ${columnNames.length} columns`;
  const fast = { text: 'at least 0.4x of the bare engine', met: (a: number, b: number) => a >= 0.4 * b };
  const small = { text: `under ${MEMORY_GOAL_MIB} MiB`, met: (a: number) => a < MEMORY_GOAL_MIB };
  return [
    row(`${of}: read and checked`, 'rows/s', rows / ours.seconds, rows / bare.seconds, fast),
    row(`${of}: memory of the process`, 'MiB (peak)', ours.peakMiB, bare.peakMiB, small),
  ];
}

async function readBare(folder: string, file: string, rows: number): Promise<{ seconds: number; peakMiB: number }> {
  const engine = await openImportEngine(folder);
  const { clickhouse } = engine;
  try {
    await makeImportTables(engine);
    await writePeopleFile(clickhouse, file, rows);
    const cells = columnNames.map((name) => `${name} String`).join(', ');
    await clickhouse.command({ sql: `CREATE TABLE imports.bare (${cells}) ENGINE = MergeTree ORDER BY tuple()` });
    const began = performance.now();
    await clickhouse.command({ sql: `INSERT INTO imports.bare SELECT * FROM file('${file}', 'CSVWithNames')` });
    return { seconds: (performance.now() - began) / 1_000, peakMiB: process.resourceUsage().maxRSS / 1_024 };
  } finally {
    await engine.close();
  }
}

async function readAlone(folder: string, root: string, file: string): Promise<Alone> {
  const program = path.join(import.meta.dirname, 'prepare-alone.ts');
  const { stdout } = await promisify(execFile)('npx', ['tsx', program, file, folder], { cwd: root });
  return JSON.parse(stdout) as Alone;
}
