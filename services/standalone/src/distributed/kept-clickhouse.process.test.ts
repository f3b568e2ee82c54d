import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@leadwright/testing/eventually';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { keepClickHouse } from './kept-clickhouse.ts';

/** The process that has the folder on its command line. */
function pidOf(folder: string): number {
  const isOurs = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
    } catch {
      // It ended between the two looks.
      return false;
    }
  };
  return Number(readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isOurs(pid)));
}

it('a ClickHouse process that is killed is started again at the same address, with its tables', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-ch-'));
  const said: string[] = [];
  const { place, stop } = await keepClickHouse({ root: repositoryRoot, folder, env: process.env }, (sentence) =>
    said.push(sentence),
  );
  const ask = async (sql: string): Promise<string> => (await fetch(place, { method: 'POST', body: sql })).text();
  await ask('CREATE TABLE kept (n UInt8) ENGINE = MergeTree ORDER BY n');
  await ask('INSERT INTO kept VALUES (7)');
  process.kill(pidOf(path.join(folder, 'clickhouse')), 'SIGKILL');
  await eventually(() => said.length === 2);
  expect(await ask('SELECT n FROM kept FORMAT TabSeparated')).toBe('7\n');
  expect(said[0]).toContain('ClickHouse ended by itself: SIGKILL');
  await stop();
  expect(pidOf(path.join(folder, 'clickhouse'))).toBeNaN();
  await rm(folder, { recursive: true });
});
