// Tests the running product against its API document: Schemathesis makes valid and invalid requests of every operation
// in `/docs/json`, in every role.
import path from 'node:path';
import { demoPassword } from '../../services/standalone/src/demo/demo-people.ts';
import { logIn, signedIn, visitor } from '../src/people/client.ts';
import { hurriedLimits } from '../src/people/demo-load.ts';
import { startedFor, type ProductUnderTest } from '../src/product/product-under-test.ts';
import { judge, listed, type AllowedFinding, type ApiRun, type Role } from './findings.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { tryApi, type Paths, type Search } from './try-api.ts';

/** An anonymous run is served about 115 times, a signed-in one 290 to 640 times. */
const SERVED_MIN = 200;
const cache = path.resolve(__dirname, '../../.cache');
const people: Partial<Record<Role, string>> = {
  member: 'member@demo.test',
  owner: 'owner@demo.test',
  finance: 'finance@demo.test',
  'super-admin': 'admin@demo.test',
};
/**
 * Declares the tests of one search. `lanes` run side by side, and the roles of each one after the other; `paths` says
 * what a role tries, if not all. `allowed` may be found, `expected` has to be: what no longer occurs was mended, and its
 * entry must be removed.
 */
export function triesTheApi({
  lanes,
  search,
  paths = {},
  allowed,
  expected,
}: {
  lanes: readonly (readonly Role[])[];
  search: Search;
  paths?: Partial<Record<Role, Paths>>;
  allowed: readonly AllowedFinding[];
  expected: readonly AllowedFinding[];
}): void {
  const runs = new Map<Role, ApiRun>();
  /** Of `/api/v2/me`, asked when the role's run had ended. */
  const statusAfter = new Map<Role, number>();
  let product: ProductUnderTest;
  let documented: readonly string[];

  const runOf = (role: Role): ApiRun =>
    runs.get(role) ?? { findings: [], operations: 0, complete: false, statuses: new Map() };

  /** The path of each operation. */
  async function operationPaths(): Promise<string[]> {
    const { body } = await visitor(product.url).call<{ paths: Record<string, object> }>('GET', '/docs/json');
    return Object.entries(body.paths).flatMap(([at, methods]) => Object.keys(methods).map(() => at));
  }

  function operationsOf(role: Role): number {
    const { option, pattern = '' } = paths[role] ?? {};
    const isNamed = (at: string): boolean => new RegExp(pattern).test(at);
    return documented.filter((at) => isNamed(at) !== (option === '--exclude-path-regex')).length;
  }

  // When the role's turn comes, because a session ends ten minutes later.
  async function signIn(role: Role): Promise<string | undefined> {
    const email = people[role];
    return email === undefined ? undefined : (await logIn(product.url, email, demoPassword)).token;
  }

  beforeAll(async () => {
    const schemathesis = await installSchemathesis(cache);
    product = await startedFor({ env: hurriedLimits });
    documented = await operationPaths();
    const each = async (lane: readonly Role[]): Promise<void> => {
      for (const role of lane) {
        const token = await signIn(role);
        const trial = { role, url: product.url, token, search, paths: paths[role] };
        runs.set(role, await tryApi(schemathesis, path.join(cache, 'schemathesis'), trial));
        const client = token === undefined ? visitor(product.url) : signedIn(product.url, token);
        statusAfter.set(role, (await client.call('GET', '/api/v2/me')).status);
      }
    };
    await Promise.all(lanes.map(each));
  }, 2_700_000);
  afterAll(() => product.close());

  const roles = lanes.flat();
  describe.each(roles)('as %s', (role) => {
    it('every operation is tried to the end', () => {
      expect(runOf(role)).toMatchObject({ complete: true, operations: operationsOf(role) });
    });

    it('only allowed findings occur', () => {
      expect(listed(judge(runOf(role).findings, allowed).unexpected)).toEqual([]);
    });

    it('the session is still valid after the run, so no request was anonymous by mistake', () => {
      expect(statusAfter.get(role)).toBe(role === 'nobody' ? 401 : 200);
    });
  });

  it('every allowed finding that has to occur still does', () => {
    const met = [...runs.values()].flatMap(({ findings }) => findings);
    expect(judge(met, expected).unmet).toEqual([]);
  });

  it('signed-in roles are served', () => {
    const served = (role: Role): number =>
      [...runOf(role).statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
    for (const role of roles.filter((each) => each !== 'nobody')) expect(served(role)).toBeGreaterThan(SERVED_MIN);
  });
}
