import { killPoints } from './src/kill-points.ts';
import { killAt, search, type Searched } from './src/kill-run.ts';
import { newDataFolder, removeDataFolder, startProduct } from './src/product.ts';

// The quick points of the table; `npm run test:faults` runs all of them.
describe('a download survives kill -9', () => {
  const dataFolder = newDataFolder();
  let searched: Searched;

  beforeAll(async () => {
    const product = await startProduct({ dataFolder });
    searched = await search(product.url);
    await product.stop();
  });
  afterAll(() => removeDataFolder(dataFolder));

  it.each(killPoints.filter(({ quick }) => quick))('$number $what', async (point) => {
    searched = await killAt(point, dataFolder, searched);
  });
});
