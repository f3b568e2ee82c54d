import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { clickhouseContract } from './clickhouse.contract.ts';
import { openEmbeddedClickHouse } from './clickhouse.embedded.ts';

describe('the embedded ClickHouse', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leadwright-chdb-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  clickhouseContract(async () => {
    const clickhouse = await openEmbeddedClickHouse({ folder });
    await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS contract' });
    return { clickhouse, database: 'contract' };
  });
});

// In a process of its own: a process has one data folder.
async function inProcess(program: string): Promise<{ line: string; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const adapter = path.join(repositoryRoot, 'libs/clickhouse/src/clickhouse.embedded.ts');
  const script = `import { openEmbeddedClickHouse } from ${JSON.stringify(adapter)}; ${program}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [first] = (await Promise.race([once(child.stdout, 'data'), exit])) as [Buffer | number | null];
  return {
    line: String(first).trim(),
    end: async (signal) => {
      child.kill(signal);
      await exit;
    },
  };
}

describe('the folder of an embedded ClickHouse', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leadwright-chdb-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const open = (): string => `const clickhouse = await openEmbeddedClickHouse({ folder: ${JSON.stringify(folder)} });`;
  const forever = 'setInterval(() => undefined, 1000);';

  it('has every acknowledged row after its process was killed', async () => {
    const writer = await inProcess(`${open()}
      await clickhouse.command({ sql: 'CREATE DATABASE d' });
      await clickhouse.command({ sql: 'CREATE TABLE d.t (n UInt64) ENGINE = MergeTree ORDER BY n' });
      for (let n = 0; n < 50; n += 1) await clickhouse.insert('d.t', [{ n }]);
      console.log('written'); ${forever}`);
    expect(writer.line).toBe('written');
    await writer.end('SIGKILL');
    const reader =
      await inProcess(`${open()} const rows = await clickhouse.rows({ sql: 'SELECT count() AS rows, sum(n) AS total FROM d.t' });
      console.log(JSON.stringify(rows)); await clickhouse.close();`);
    expect(JSON.parse(reader.line)).toEqual([{ rows: 50, total: 1225 }]);
    await reader.end('SIGTERM');
  });

  it('is refused to a second process while the first has it', async () => {
    const first = await inProcess(`${open()} console.log('open'); ${forever}`);
    expect(first.line).toBe('open');
    const second = await inProcess(
      `try { ${open()} console.log('opened twice'); } catch (error) { console.log('refused: ' + error.message); }`,
    );
    expect(second.line).toMatch(/^refused: .*another process/);
    await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')]);
  });
});
