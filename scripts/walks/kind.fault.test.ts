// Follows the walk "A kind of leads" of CONTRIBUTING.md on a copy of the tree: four files of libs/leads by hand, and
// all else follows from them.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest as thisRun } from '@jest/globals';
import { scratchTree, type ScratchTree } from './scratch-tree.ts';

const dictionary = 'libs/leads/src/dictionaries/boats.ts';
const list = 'libs/leads/src/dictionaries.ts';
const generator = 'libs/leads/src/synthetic/kinds/boat-leads.ts';
const generators = 'libs/leads/src/synthetic/synthetic-leads.ts';

const boats = `// Boats, and whose they are.
import { itemsOf, type Dictionary } from '../dictionary.ts';
import { householdKey, nameColumns } from './person-columns.ts';
import { contactColumns, placeColumns, streetColumns } from './place-columns.ts';

export const boats: Dictionary = {
  dictId: 'boats',
  index: 'leads.boats',
  identity: ['first_name', 'last_name', 'street_number', 'street', 'zip', 'hull'],
  keys: { household: householdKey },
  beside: { household: 'Boat of the household' },
  path: '/search/boats',
  icon: 'M3 12h14l-2.5 4h-9L3 12Zm7-9v9',
  type: 'Boats',
  themeColor: '#1F4E8C',
  themeColorDark: '#8FB8F0',
  name: 'Boats',
  geography: ['ST', 'ZIP'],
  multiplierHundredths: 250,
  columns: [
    ...nameColumns,
    ...streetColumns,
    ...placeColumns,
    ...contactColumns,
    {
      group: 'Boat',
      inputType: 'checkbox',
      fieldName: 'hull',
      label: 'Hull',
      clickhouseType: 'LowCardinality(String)',
      importAs: 'item',
      exports: true,
      items: itemsOf('Fibreglass', 'Aluminium'),
    },
  ],
};
`;

const boatLeads = `// Synthetic boats of the consumers.
import { boats } from '../../dictionaries/boats.ts';
import { consumers } from '../../dictionaries/consumers.ts';
import { leadKeySql } from '../../lead-key.ts';
import type { DerivedLeads } from '../derived-leads.ts';
import { pick, uniform } from '../expressions.ts';
import { itemShares } from '../item-shares.ts';

export const boatLeads: DerivedLeads = {
  of: consumers,
  each: \`if(\${uniform('boat')} < 0.3, 1, 0)\`,
  drawn: {},
  lookUps: [],
  slots: () => [],
  columns: { lead_key: leadKeySql(boats), hull: pick(uniform('hull'), itemShares(boats, 'hull', 70, 30)) },
};
`;

// A test of this walk's result; it is not a step of the walk.
const proof = 'services/search/src/boats.int.test.ts';
const proves = `
import { kinds } from '@leadwright/leads/kinds';
import { loadDemoData } from './demo/load-demo-data.ts';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const query = { dictId: 'boats', geography: { kind: 'nationwide' }, filters: [{ field: 'hull', anyOf: ['Aluminium'] }] };
let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest();
  const { clickhouse, database, running } = search;
  const built = await loadDemoData({ clickhouse, database, store: running.store, rows: { consumers: 3000, businesses: 10 }, seed: 1 });
  expect(built).toContain('boats');
});
afterAll(() => search.stop());

const count = async (body: object) => Number((await search.post('/api/v2/searches/count', body)).body['count']);

it('table, leads, count, preview and menu', async () => {
  expect(await count(query)).toBeGreaterThan(100);
  const { rows } = (await search.post('/api/v2/searches/preview', query)).body as { rows: { hull: string }[] };
  expect(new Set(rows.map(({ hull }) => hull))).toEqual(new Set(['Aluminium']));
  expect((await search.get('/api/v2/dictionaries/boats')).body).toMatchObject({ name: 'Boats', multiplierHundredths: 250 });
  expect(kinds).toContainEqual({ dictId: 'boats', name: 'Boats', path: '/search/boats' });
});

it('beside the other kinds', async () => {
  const people = { dictId: 'consumers', geography: { kind: 'nationwide' } };
  const filters = [{ field: 'boats.hull', anyOf: ['Aluminium'] }, { field: 'vehicles.has', anyOf: ['yes'] }];
  expect(await count({ ...people, filters })).toBeGreaterThan(20);
});
`;

// The same, of the running product: what a file of the kind costs.
const proofOfCost = 'e2e/boats.e2e.test.ts';
const provesCost = `
import { countOf, endOf, fileOf, owner, requestDownload, usageOf } from './src/downloads/download-path.ts';
import { logIn } from './src/people/client.ts';
import { sharedProduct } from './src/product/shared-product.ts';

it('seven rows at 2.5 leads each', async () => {
  const { url } = await sharedProduct();
  const client = await logIn(url, owner.email, owner.password);
  const search = { dictId: 'boats', geography: { kind: 'nationwide' as const }, filters: [] };
  const before = await usageOf(client);
  const { datasetVersion } = await countOf(client, search);
  const download = await endOf(client, (await requestDownload(client, search, 7, datasetVersion)) ?? 'lost');
  expect(download).toMatchObject({ status: 'ready', rows: 7, leads: 18 });
  expect((await fileOf(url, client, download.id)).rows).toHaveLength(7);
  const after = await usageOf(client);
  expect(after.leadsHeld).toBe(0);
  expect([before.leadsRemaining - after.leadsRemaining, after.leadsUsed - before.leadsUsed]).toEqual([18, 18]);
});
`;

// Each step ends by a limit of its own, ten minutes, and says what it printed.
thisRun.setTimeout(610_000);
let tree: ScratchTree;

beforeAll(async () => {
  tree = await scratchTree();
  await writeFile(path.join(tree.folder, proof), proves);
  await writeFile(path.join(tree.folder, proofOfCost), provesCost);
  await tree.add(dictionary, boats);
  await tree.add(generator, boatLeads);
  await tree.edit(list, (text) =>
    text
      .replace('import { businesses }', "import { boats } from './dictionaries/boats.ts';\nimport { businesses }")
      .replace('emails];', 'emails, boats];'),
  );
  await tree.edit(generators, (text) =>
    text
      .replace(
        'import { businessLeads }',
        "import { boatLeads } from './kinds/boat-leads.ts';\nimport { businessLeads }",
      )
      .replace('emails: emailLeads,', 'emails: emailLeads,\n  boats: boatLeads,'),
  );
});
afterAll(() => tree.remove());

it('takes four files by hand, all of libs/leads', () => {
  expect(tree.editedFiles()).toEqual([list, dictionary, generator, generators].sort());
});

it('compiles', async () => {
  for (const project of ['tsconfig.json', 'web/tsconfig.json'])
    await tree.run('node', ['node_modules/typescript-native/bin/tsc', '-p', project]);
});

it('brings the kind to table, synthetic leads, count, preview, menu, and beside the others', async () => {
  await tree.run('npx', jest(proof, 'int'));
});

it('charges for a file by the multiplier of the kind, rounded up', async () => {
  await tree.run('npx', jest(proofOfCost, 'e2e'));
});

it('breaks no test of leads', async () => {
  await tree.run('npx', jest('libs/leads/src', 'unit'));
});

it('breaks no test of compiled queries and files', async () => {
  await tree.run('npx', jest('(libs/leads/src/compile/|services/search/src/datasets/derive)', 'data'));
});

function jest(pattern: string, level: string): string[] {
  return ['jest', '--testPathPatterns', pattern, '--selectProjects', level, '--maxWorkers', '1'];
}
