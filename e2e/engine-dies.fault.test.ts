// What people and operators see of an embedded PostgreSQL that dies, and of one that cannot come back.
import { renameSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './src/eventually.ts';
import { killPostgres, postgresPid } from './src/engines/kill-postgres.ts';
import { internalUrlOf } from './src/product/addresses.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { room } from './src/room.ts';

const AGAIN_MS_MAX = 5_000;
const STOP_MS_MAX = 5_000;
// Per service and what is away there; before it was 39,000 bytes a second.
const LINES_MAX = 60;
const AWAY_MS = 8_000;

describe('the product whose PostgreSQL is killed', () => {
  const dataFolder = newDataFolder();
  const control = path.join(dataFolder, 'postgres/data/global/pg_control');
  let product: Product;
  const readiness = async (): Promise<{ status: string; reason?: string }> =>
    (await (await fetch(`${internalUrlOf(dataFolder, 'gateway')}/health/ready`)).json()) as { status: string };
  const linesSince = (before: number): string[] => product.output().slice(before).trim().split('\n');

  beforeAll(async () => {
    product = await startProduct({ dataFolder, consumers: 2_000, businesses: 500 });
  });
  afterAll(async () => {
    await product.kill();
    removeDataFolder(dataFolder);
  });

  it('serves again within five seconds, and the terminal says what happened', async () => {
    const before = product.output().length;
    expect(await killPostgres(dataFolder)).toBeLessThan(AGAIN_MS_MAX * room());
    await eventually(readiness, ({ status }) => status === 'ready', 30 * room());
    expect(linesSince(before).join('\n')).toMatch(
      /PostgreSQL ended by itself: SIGKILL.*\n(.*\n)*.*PostgreSQL serves again/,
    );
  });

  it('names PostgreSQL where it is not ready, says little while that goes on, and stops within five seconds', async () => {
    const before = product.output().length;
    renameSync(control, `${control}.away`);
    process.kill(postgresPid(dataFolder), 'SIGKILL');
    const { reason } = await eventually(readiness, ({ status }) => status === 'not ready', 30 * room());
    expect(reason).toContain('PostgreSQL: ');
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
    const lines = linesSince(before);
    expect(lines.filter((line) => line.startsWith('PostgreSQL did not start'))).toHaveLength(1);
    expect(lines.length).toBeLessThan(LINES_MAX);
    const began = performance.now();
    await product.stop();
    expect(performance.now() - began).toBeLessThan(STOP_MS_MAX * room());
    renameSync(`${control}.away`, control);
  });
});
