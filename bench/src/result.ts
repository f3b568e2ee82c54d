// What a benchmark says: ours beside the bare engine doing the same work in the same run.
import { cpus, totalmem } from 'node:os';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

export type Row = {
  name: string;
  unit: string;
  ours: number;
  /** The named alternative, measured in this run. */
  bare: number;
  /** ours / bare. */
  ratio: number;
  goal: string;
  met: boolean;
};

/** One row; `met` is decided here from both numbers, never typed in. */
export function row(
  name: string,
  unit: string,
  ours: number,
  bare: number,
  goal: { text: string; met: (ours: number, bare: number) => boolean },
): Row {
  return {
    name,
    unit,
    ours: round(ours),
    bare: round(bare),
    ratio: round(ours / bare),
    goal: goal.text,
    met: goal.met(ours, bare),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

/** The middle of the values: one slow run on a busy machine is not the speed. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The smallest value that at least `p` percent of the values do not exceed. */
export function percentile(values: number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}

type Kept = { at: string; machine: Record<string, unknown>; rows: (Row & { at?: string })[] };

/**
 * Prints a table and keeps the rows with the machine they were measured on. Rows that were not
 * measured this time stay, each with its own time, as long as the machine is the same.
 */
export function report(rows: Row[], root: string): void {
  console.table(Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest])));
  const folder = path.join(root, 'bench/results');
  const file = path.join(folder, 'latest.json');
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const machine = {
    node: process.version,
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  const names = new Set(rows.map(({ name }) => name));
  const others =
    before && isDeepStrictEqual(before.machine, machine) ? before.rows.filter(({ name }) => !names.has(name)) : [];
  const kept: Kept = {
    at,
    machine,
    rows: [
      ...others.map((other) => ({ ...other, at: other.at ?? before?.at ?? at })),
      ...rows.map((each) => ({ ...each, at })),
    ],
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
