import { killPoints } from './src/kill-points.ts';
import { killAt } from './src/kill-run.ts';
import { newDataFolder, removeDataFolder, startProduct } from './src/product.ts';

// The quick points of the table; `npm run test:faults` runs all of them.
describe('a download survives kill -9', () => {
  const dataFolder = newDataFolder();

  beforeAll(async () => {
    await (await startProduct({ dataFolder })).stop();
  });
  afterAll(() => removeDataFolder(dataFolder));

  it.each(killPoints.filter(({ quick }) => quick))('$number $what', async (point) => {
    await killAt(point, dataFolder, 150);
  });
});
