// A program that makes a version and its words is killed with signal 9 at every step: what is said to be true is true, and
// the next program makes it whole.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { hasWords } from '@leadwright/leads/words/words-made';
import { prepareLeadTables } from '@leadwright/standalone/demo/lead-tables';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { createDataset } from './create-dataset.ts';
import { makeWords, statesOfWrongWords } from './make-words.ts';

// The night kills it at every step.
const stride = cases(1).numRuns > 1 ? 1 : 4;
const order = { dictId: 'consumers', version: 1, rows: 3_000, seed: 1 };
const dataset = path.join(repositoryRoot, 'services/search/src/datasets');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-killed-'));
  await withEngine((clickhouse) => prepareLeadTables(clickhouse, repositoryRoot));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function withEngine<Result>(work: (clickhouse: ClickHouse) => Promise<Result>): Promise<Result> {
  const clickhouse = await openEmbeddedClickHouse({ folder });
  try {
    return await work(clickhouse);
  } finally {
    await clickhouse.close();
  }
}

/** Says each statement that changes something before it is sent, and ends by itself. */
const program = (): string => `
  const { openEmbeddedClickHouse } = await import('@leadwright/clickhouse/clickhouse.embedded');
  const { createDataset } = await import('${path.join(dataset, 'create-dataset.ts')}');
  const { makeWords } = await import('${path.join(dataset, 'make-words.ts')}');
  const engine = await openEmbeddedClickHouse({ folder: ${JSON.stringify(folder)} });
  const clickhouse = { ...engine, command: (given) => (console.log('step'), engine.command(given)) };
  await createDataset(clickhouse, ${JSON.stringify(order)});
  await makeWords(clickhouse, 'consumers', 1);
  await engine.close();
`;

/** Kills it as it sends statement `step`; false where it had ended before. */
function killedAt(step: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program()], {
    cwd: path.join(repositoryRoot, 'services/search'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let steps = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    steps += text.split('step').length - 1;
    if (steps > step) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (_code, signal) => resolve(signal === 'SIGKILL'));
  });
}

it('words that are said to be made are whole, whenever their maker was killed', async () => {
  const limits = { signal: new AbortController().signal, maxSeconds: 10 };
  const of = { dictionary: consumers, version: order.version };
  const seen = { killed: 0, made: 0 };
  for (let step = 0; ; step += stride) {
    const killed = await killedAt(step);
    await withEngine(async (clickhouse) => {
      if (await hasWords(clickhouse, of, limits)) {
        seen.made += 1;
        expect({ step, wrong: await statesOfWrongWords(clickhouse, 'consumers', order.version) }).toEqual({
          step,
          wrong: [],
        });
      }
      if (!killed) return;
      seen.killed += 1;
      await createDataset(clickhouse, order);
      expect(await makeWords(clickhouse, 'consumers', order.version)).toEqual([]);
      expect(await hasWords(clickhouse, of, limits)).toBe(true);
    });
    if (!killed) break;
  }
  // Before the version, in it, in its words, and after they were said to be made.
  expect(seen.killed).toBeGreaterThan(3);
  expect(seen.made).toBeGreaterThan(0);
}, 600_000);
