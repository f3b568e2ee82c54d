// The blocks that take long: which can be run here, and what the text around them asks of its reader.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Block } from './blocks.ts';
import { find, follow, type Place } from './follow.ts';

/** All pages together take about as many minutes; with fewer only the short ones are run. */
const ALL_MINUTES = 240;
const short = ['README.md', 'docs/operators/backup.md'];
const MOVE = 'docs/operators/one-machine.md';
const programs: Record<string, string[]> = {
  'docs/operators/load.md': ['k6', 'java'],
  [MOVE]: ['docker', 'pg_dump', 'pg_restore'],
};
const BACKUPS = '/var/backups/leadwright';
const STOP_MS_MAX = 120_000;
const projectOf = 'label=com.docker.compose.project=leadwright';

/** Why a page is not run here. Nothing is touched that was there before. */
export function reasonToLeaveOut(page: string, blocks: readonly Block[], minutes: number): string | undefined {
  if (minutes < ALL_MINUTES && !short.includes(page)) return `it takes a run of ${ALL_MINUTES} minutes`;
  const missing = (programs[page] ?? []).filter((name) => find(name) === undefined);
  if (missing.length > 0) return `not on the PATH: ${missing.join(', ')}`;
  if (blocks.some(({ text }) => text.includes(BACKUPS))) {
    if (!isWritable(path.dirname(BACKUPS))) return `${path.dirname(BACKUPS)} cannot be written`;
    if (existsSync(BACKUPS)) return `${BACKUPS} is there already`;
  }
  if (page !== MOVE) return undefined;
  try {
    const there = execFileSync('docker', ['volume', 'ls', '-q', '--filter', projectOf], { encoding: 'utf8' });
    return there === '' ? undefined : 'an installation by compose is there already';
  } catch {
    return 'no Docker engine answers';
  }
}

/** What went wrong. Of what the page leaves outside its tree nothing stays. */
export function followLong(page: string, blocks: readonly Block[]): string[] {
  const moves = page === MOVE;
  try {
    return follow(blocks, { long: true, docker: moves, before, after: moves ? afterMove : stop });
  } finally {
    if (blocks.some(({ text }) => text.includes(BACKUPS))) rmSync(BACKUPS, { recursive: true, force: true });
  }
}

/** A backup is of a product that runs; it is restored after a loss, with nothing running, under the name that was given. */
function before({ text }: Block, place: Place): void {
  const [, named] = /operate -- restore (\S+)/.exec(text) ?? [];
  if (text.includes('operate -- backup')) place.run('npm start');
  if (named === undefined) return;
  if (!existsSync(BACKUPS)) place.run(`npm start\nnpm run operate -- backup ${named}`);
  stop(place);
  const [made = ''] = readdirSync(BACKUPS);
  renameSync(path.join(BACKUPS, made), named);
  rmSync(path.join(place.tree, '.data'), { recursive: true });
}

/** Ends the product of `npm start` as its reader does; throws if it ended before, or does not end. */
export function stop({ state }: Place): void {
  const [pid, ended] = [path.join(state, 'start.pid'), path.join(state, 'start.ended')];
  if (!existsSync(pid)) return;
  if (existsSync(ended)) throw new Error('the product ended by itself');
  process.kill(-Number(readFileSync(pid, 'utf8')), 'SIGINT');
  execFileSync('bash', ['-c', 'until [ -e "$0" ]; do sleep 0.2; done', ended], { timeout: STOP_MS_MAX });
  for (const file of [pid, ended]) rmSync(file);
}

function afterMove(place: Place): void {
  stop(place);
  place.run('docker compose --profile infra --profile app down --volumes');
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
