// Clients of other languages, with their own JSON writers and HTTP framing, do the main job on the running product.
import { randomUUID } from 'node:crypto';
import { usageOf } from '../src/downloads/download-path.ts';
import { eventually } from '../src/eventually.ts';
import { productUnderTest, type ProductUnderTest } from '../src/product/product-under-test.ts';
import { password, signUp } from '../src/people/sign-up.ts';
import { foreignClients, namedClients } from './foreign-clients.ts';
import { runClient, type Outcomes } from './run-client.ts';

const TRIAL_LEADS = 100;
const here = foreignClients.filter(({ version }) => version !== null);
const outcomes = new Map<string, Outcomes>();
let product: ProductUnderTest;

// Each client has its own account, because they count and download concurrently.
async function person(name: string): Promise<string> {
  const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@canary.test`;
  const client = await signUp(product.url, email);
  await eventually(
    () => usageOf(client),
    ({ leadsRemaining }) => leadsRemaining === TRIAL_LEADS,
  );
  return email;
}

beforeAll(async () => {
  process.stderr.write(`${namedClients(foreignClients)}\n`);
  product = await productUnderTest();
  // Two at a time: five would keep two cores too busy to answer in time.
  const waiting = [...here];
  const next = async (): Promise<void> => {
    for (let client = waiting.shift(); client; client = waiting.shift()) {
      outcomes.set(
        client.name,
        await runClient(client, { url: product.url, email: await person(client.name), password }),
      );
    }
  };
  await Promise.all([next(), next()]);
}, 600_000);
afterAll(() => product.close());

it.each(foreignClients.filter(({ needed }) => needed).map(({ name, version }) => [name, version]))(
  '%s is installed on this machine',
  (_, version) => {
    expect(version).toEqual(expect.stringMatching(/^\d/));
  },
);

describe.each(here.map((client) => [`${client.name} ${client.version}`, client] as const))(
  '%s from log-in to download',
  (_, client) => {
    it.each(client.cases)('%s', (name) => {
      expect(outcomes.get(client.name)?.get(name)).toBe('ok');
    });

    it('%s tries exactly these cases', () => {
      expect([...(outcomes.get(client.name)?.keys() ?? [])].sort()).toEqual([...client.cases].sort());
    });
  },
);
