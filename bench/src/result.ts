// What a benchmark says: ours beside the bare engine doing the same work in the same run.
import { cpus, totalmem } from 'node:os';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
export function row(name: string, unit: string, ours: number, bare: number, goal: { text: string; met: (ours: number, bare: number) => boolean }): Row {
  return { name, unit, ours: round(ours), bare: round(bare), ratio: round(ours / bare), goal: goal.text, met: goal.met(ours, bare) };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

/** The middle of the values: one slow run on a busy machine is not the speed. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints a table and keeps the rows with the machine they were measured on. */
export function report(rows: Row[], root: string): void {
  console.table(Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest])));
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown', memoryGiB: Math.round(totalmem() / 2 ** 30) };
  writeFileSync(path.join(folder, 'latest.json'), `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`);
}
