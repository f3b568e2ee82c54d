// docs/operators/faults.md and the rows beside it. A row that is measured again replaces the former of its name.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { BETWEEN_ORDERS_MS, RATE } from './traffic.ts';
import { tableOf, type Row } from './row.ts';

const root = path.resolve(import.meta.dirname ?? __dirname, '../..');
const page = path.join(root, 'docs/operators/faults.md');
const kept = path.join(root, 'docs/operators/faults.json');

export type Section = 'start' | 'compose' | 'cluster';
type Results = Partial<Record<Section, { at: string; machine: string; version: string; rows: Row[] }>>;

/** Writes these rows into the section's table. */
export function writeRows(section: Section, rows: readonly Row[]): void {
  const results = (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}) as Results;
  const merged = [...(results[section]?.rows ?? [])];
  for (const row of rows) {
    const at = merged.findIndex(({ fault }) => fault === row.fault);
    if (at === -1) merged.push(row);
    else merged[at] = row;
  }
  const measured = { at: new Date().toISOString().slice(0, 10), machine: machine(), version: version(), rows: merged };
  results[section] = measured;
  writeFileSync(kept, `${JSON.stringify(results, null, 2)}\n`);
  const { at, machine: on, version: of } = measured;
  const text = [
    `${at}, ${on}, version ${of}. ${RATE} requests a second (suggestions, counts, previews, balances, every fortieth a sign-in) and an order of 20 leads each ${BETWEEN_ORDERS_MS / 1_000} s, whose file is fetched.`,
    '',
    tableOf(merged),
  ].join('\n');
  writeFileSync(page, between(readFileSync(page, 'utf8'), section, text));
}

/** Replaces what stands between the marks of a section. */
export function between(whole: string, section: Section, text: string): string {
  const [from, to] = [`<!-- rows: ${section} -->\n`, `\n<!-- end of the rows: ${section} -->`];
  const [start, end] = [whole.indexOf(from), whole.indexOf(to)];
  if (start === -1 || end < start) throw new Error(`the page has no marks for the rows of ${section}`);
  return `${whole.slice(0, start + from.length)}\n${text}\n${whole.slice(end)}`;
}

/** With how many processes wanted to run as it ended: other work makes all of it slower. */
function machine(): string {
  return `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${Math.round(loadavg()[1] ?? 0)} processes that wanted to run`;
}

function version(): string {
  const { version: number } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return `${number} (${commit})`;
}
