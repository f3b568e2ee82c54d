import { signUp } from './src/people/sign-up.ts';
import { operator } from './src/replay.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});

describe('scripts/operate check', () => {
  it('finds all 25 rules held in a product that others use at the same time', async () => {
    const { url, dataFolder } = product;
    await signUp(url, `checked.${Date.now()}@canary.test`);
    const { code, out, err } = await operator(dataFolder, 'check', '--json');
    const { broken, rules } = JSON.parse(out === '' ? '{}' : out) as { broken?: unknown[]; rules?: unknown[] };
    expect({ code, broken, rules: rules?.length }).toEqual({ code: 0, broken: [], rules: 25 });
    expect(err).toContain('billing: the log of');
  });
});
