import { killPoints } from './src/kill-points.ts';
import { killAt } from './src/kill-run.ts';
import { newDataFolder, removeDataFolder, startProduct } from './src/product.ts';

// Eight sizes a point in a whole run; a share runs fewer sizes, never fewer points.
const share = Number(process.env['FAULT_SHARE'] ?? '1');
const sizes = [150, 1, 20, 333, 5_000, 2, 77, 1_000].slice(0, Math.max(1, Math.round(8 * share)));
const runs = killPoints.flatMap((point) => sizes.map((rows) => ({ ...point, rows })));

describe('a download survives kill -9 at every point of its path', () => {
  const dataFolder = newDataFolder();
  const hit = new Set<string>();

  beforeAll(async () => {
    await (await startProduct({ dataFolder })).stop();
  });
  afterAll(() => removeDataFolder(dataFolder));

  it.each(runs)('$number $what ($rows rows)', async ({ rows, ...point }) => {
    await killAt(point, dataFolder, rows);
    hit.add(point.name);
  });

  it('and every point of the table was hit', () => {
    expect([...hit].sort()).toEqual(killPoints.map(({ name }) => name).sort());
  });
});
