// Tests the running product against its API document: Schemathesis makes valid and invalid requests of every operation
// in `/docs/json`, in every role.
import path from 'node:path';
import { demoPassword } from '../../services/standalone/src/demo/demo-people.ts';
import { logIn, signedIn, visitor } from '../src/people/client.ts';
import { hurriedLimits } from '../src/people/demo-load.ts';
import { startedFor, type ProductUnderTest } from '../src/product/product-under-test.ts';
import { allowedFindings } from './allowed-findings.ts';
import { judge, listed, roles, type ApiRun, type Role } from './findings.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { tryApi } from './try-api.ts';

const cache = path.resolve(__dirname, '../../.cache');
const people: Partial<Record<Role, string>> = {
  member: 'member@demo.test',
  owner: 'owner@demo.test',
  finance: 'finance@demo.test',
  'super-admin': 'admin@demo.test',
};
// Two at a time keep two cores busy. Roles of one account never run concurrently, because each sees the other's
// changes.
const lanes: readonly (readonly Role[])[] = [
  ['member', 'owner', 'nobody'],
  ['finance', 'super-admin'],
];
const tokens = new Map<Role, string>();
const runs = new Map<Role, ApiRun>();
let product: ProductUnderTest;
let operations: number;

const runOf = (role: Role): ApiRun =>
  runs.get(role) ?? { findings: [], operations: 0, complete: false, statuses: new Map() };

async function documented(): Promise<number> {
  const { body } = await visitor(product.url).call<{ paths: Record<string, object> }>('GET', '/docs/json');
  return Object.values(body.paths).flatMap((path) => Object.keys(path)).length;
}

async function signInAll(): Promise<void> {
  for (const [role, email] of Object.entries(people))
    tokens.set(role as Role, (await logIn(product.url, email, demoPassword)).token);
}

beforeAll(async () => {
  const schemathesis = await installSchemathesis(cache);
  product = await startedFor({ env: hurriedLimits });
  operations = await documented();
  await signInAll();
  const each = async (lane: readonly Role[]): Promise<void> => {
    for (const role of lane)
      runs.set(
        role,
        await tryApi(schemathesis, path.join(cache, 'schemathesis'), {
          role,
          url: product.url,
          token: tokens.get(role),
        }),
      );
  };
  await Promise.all(lanes.map(each));
}, 2_700_000);
afterAll(() => product.close());

describe.each(roles)('as %s', (role) => {
  it('every operation is tried to the end', () => {
    expect(runOf(role)).toMatchObject({ complete: true, operations });
  });

  it('only allowed findings occur', () => {
    expect(listed(judge(runOf(role).findings, allowedFindings).unexpected)).toEqual([]);
  });

  it('the session is still valid after the run, so no request was anonymous by mistake', async () => {
    const token = tokens.get(role);
    const { status } = await (token === undefined ? visitor(product.url) : signedIn(product.url, token)).call(
      'GET',
      '/api/v2/me',
    );
    expect(status).toBe(role === 'nobody' ? 401 : 200);
  });
});

it('every allowed finding still occurs', () => {
  const met = [...runs.values()].flatMap(({ findings }) => findings);
  expect(judge(met, allowedFindings).unmet).toEqual([]);
});

it('signed-in roles get more successful answers than anonymous requests', () => {
  const served = (role: Role): number =>
    [...runOf(role).statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
  for (const role of roles.filter((each) => each !== 'nobody'))
    expect(served(role)).toBeGreaterThan(2 * served('nobody'));
});
