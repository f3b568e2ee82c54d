// The result of a benchmark: ours and the bare engine doing the same work in the same run.
import { cpus, totalmem } from 'node:os';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

export type Row = {
  name: string;
  unit: string;
  ours: number;
  /** The bare engine, measured in this run. */
  bare: number;
  /** ours / bare. */
  ratio: number;
  goal: string;
  met: boolean;
};

/** Makes one row and computes `met` from both numbers. */
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

/** The median: one slow run on a busy machine must not decide. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The smallest value that at least `p` percent of the values do not exceed. */
export function percentile(values: number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}

type Stored = { at: string; machine: Record<string, unknown>; rows: (Row & { at?: string })[] };

/**
 * Prints a table and stores the rows with a description of the machine. Rows not measured in this run keep their
 * old values and time, as long as the machine is the same.
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
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : undefined;
  const names = new Set(rows.map(({ name }) => name));
  const others =
    before && isDeepStrictEqual(before.machine, machine) ? before.rows.filter(({ name }) => !names.has(name)) : [];
  const stored: Stored = {
    at,
    machine,
    rows: [
      ...others.map((other) => ({ ...other, at: other.at ?? before?.at ?? at })),
      ...rows.map((each) => ({ ...each, at })),
    ],
  };
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
}
