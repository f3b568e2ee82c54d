import { topics } from '@leadwright/contracts/topology';
import type { Status } from '@leadwright/eventsourcing/operate/status';
import { signUp } from './src/people/sign-up.ts';
import { operator } from './src/replay.ts';
import { eventually } from './src/eventually.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});

describe('scripts/operate check', () => {
  it('finds all 27 rules held in a product that others use at the same time', async () => {
    const { url, dataFolder } = product;
    await signUp(url, `checked.${Date.now()}@canary.test`);
    const { code, out, err } = await operator(dataFolder, 'check', '--json');
    const { broken, rules } = JSON.parse(out === '' ? '{}' : out) as { broken?: unknown[]; rules?: unknown[] };
    expect({ code, broken, rules: rules?.length }).toEqual({ code: 0, broken: [], rules: 27 });
    expect(err).toContain('billing: the log of');
  });
});

describe('scripts/operate status', () => {
  it('shows every service that keeps a log, with its versions, and the last check of the invariants', async () => {
    // What a busy engine does not say within two seconds is null: then it is asked again.
    const services = await eventually(
      async () => {
        const { out } = await operator(product.dataFolder, 'status', '--json');
        const { services: told = [] } = JSON.parse(out) as { services?: { service: string; status?: Status }[] };
        return told;
      },
      (told) => told.length > 0 && told.every(({ status }) => typeof status?.epoch === 'number'),
    );
    expect(services.map(({ service }) => service).sort()).toEqual(Object.keys(topics).sort());
    for (const { service, status } of services) {
      expect(status).toMatchObject({ service, ready: true, epoch: 1, versions: { node: expect.any(String) } });
      expect(Object.keys(status?.versions.migrations ?? {})).toContain('eventsourcing');
      expect([service, status?.invariants === null]).toEqual([service, service !== 'billing']);
    }
  });
});
