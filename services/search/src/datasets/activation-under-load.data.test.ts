// People search while versions are activated and taken back: each gets an answer, which is that of the version it names.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServiceTokens, asService } from '@leadwright/runtime/process/service-tokens';
import { syntheticSource } from '@leadwright/leads/imports/version-source';
import { startSearchUnderTest, type SearchUnderTest } from '../testing/search-under-test.ts';
import { activateVersion } from './activate-version.ts';
import { createDataset } from './create-dataset.ts';

const dictId = 'businesses';
const PEOPLE = 6;
// Each person's, at least: the switches go on meanwhile.
const ROUNDS = 20;
const everywhere = { dictId, geography: { kind: 'nationwide' }, filters: [] };

let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest();
  await activated(1);
});
afterAll(() => search.stop());

const rowsOf = (version: number): number => 400 + version;

async function activated(version: number): Promise<void> {
  const rows = rowsOf(version);
  await createDataset(search.clickhouse, { dictId, version, rows, seed: version });
  await activateVersion(
    { clickhouse: search.clickhouse, store: search.running.store, wordsFrom: 1 },
    { dictId, version, source: syntheticSource(version, rows) },
  );
}

async function takenBack(): Promise<void> {
  const operator = await createServiceTokens({ service: 'operator', privateKey: search.operatorKey, publicKeys: {} });
  const token = operator.sign('search', 'internal', { ...asService('operator'), personId: 'operator:tester' });
  const response = await fetch(`${search.running.internalUrl}/internal/leads/versions/rollbacks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dictId }),
  });
  expect((await response.text()).trim().split('\n').at(-1)).toContain('"kind":"done"');
}

type Answer = { version: number; counted: number | undefined };

/** A count, a page and a facet. */
async function round(person: string, at: number): Promise<Answer[]> {
  const post = async (route: string, body: object) => {
    const { status, body: said } = await search.post(`/api/v2/searches/${route}`, body, person);
    expect({ route, status, said }).toMatchObject({ status: 200 });
    return said;
  };
  const nationwide = await post('count', everywhere);
  const page = await post('preview', { ...everywhere, page: (at % 5) + 1 });
  const facets = await post('facets', { ...everywhere, fields: ['employees'] });
  expect((page['rows'] as unknown[]).length).toBe(20);
  const [facet] = facets['facets'] as { values: { count: number }[]; unknown: number }[];
  return [
    { version: Number(nationwide['datasetVersion']), counted: Number(nationwide['count']) },
    { version: Number(page['datasetVersion']), counted: undefined },
    {
      version: Number(facets['datasetVersion']),
      counted: facet?.values.reduce((sum, { count }) => sum + count, facet.unknown),
    },
  ];
}

it('no search fails while versions come and go, and each answer is of the version that it names', async () => {
  const state = { isOver: false };
  const people = Array.from({ length: PEOPLE }, async (_, person) => {
    const answers: Answer[] = [];
    for (let at = 0; at < ROUNDS || !state.isOver; at += 1) answers.push(...(await round(`account-${person}`, at)));
    return answers;
  });
  const switches = (async () => {
    await activated(2);
    await takenBack();
    await activated(4);
    await takenBack();
  })().finally(() => (state.isOver = true));
  const [answers] = await Promise.all([Promise.all(people), switches]);
  // A version that is taken back to has the leads of the one before under a number of its own.
  const leads = new Map([1, 2, 1, 4, 1].map((like, at) => [at + 1, rowsOf(like)]));
  for (const own of answers) {
    expect(own.filter(({ version, counted }) => counted !== undefined && counted !== leads.get(version))).toEqual([]);
    const versions = own.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  }
  const all = answers.flat();
  expect(all.length).toBeGreaterThanOrEqual(PEOPLE * ROUNDS * 3);
  expect(new Set(all.map(({ version }) => version)).size).toBeGreaterThan(2);
});
