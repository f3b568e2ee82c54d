// npm run leads as a program of its own, beside a search that runs in the test: a process has one engine's folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import type { SearchUnderTest } from '../../../services/search/src/testing/search-under-test.ts';

export type Ended = { code: number | null; out: string; err: string };

export function startLeads(
  search: Pick<SearchUnderTest, 'running' | 'operatorKey'>,
  args: readonly string[],
): { child: ChildProcess; ended: Promise<Ended> } {
  const services = JSON.stringify({ search: search.running.internalUrl });
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/leads/main.ts', ...args, '--services', services, '--as', 'tester'],
    {
      cwd: repositoryRoot,
      env: { ...process.env, OPERATOR_SERVICE_PRIVATE_KEY: search.operatorKey },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = { out: '', err: '' };
  child.stdout.on('data', (bytes: Buffer) => (said.out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (said.err += bytes.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })));
  return { child, ended };
}
