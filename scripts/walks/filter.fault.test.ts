// Follows the walk "A filter" of CONTRIBUTING.md on a copy of the tree: two files by hand, and the rest follows from
// them.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest as thisRun } from '@jest/globals';
import { scratchTree, type ScratchTree } from './scratch-tree.ts';

const dictionary = 'libs/leads/src/dictionaries/consumers.ts';
const generator = 'libs/leads/src/synthetic/kinds/consumer-leads.ts';

const entry = `{ ...money, inputType: 'select', fieldName: 'loan_size', label: 'Loan size', items: itemsOf('Small', 'Large') },
    `;
const line = `
  loan_size: pick(uniform('loan-size'), shares('loan_size', 60, 40)),`;

// A test of this walk's result; it is not a step of the walk.
const proof = 'services/search/src/loan-size.int.test.ts';
const proves = `
import { checkQuery } from '@leadwright/leads/check-query';
import { downloadCsv } from '@leadwright/leads/compile/compile-download';
import { loadDemoData } from './demo/load-demo-data.ts';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const query = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [{ field: 'loan_size', anyOf: ['Large'] }] };
let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest();
  await loadDemoData({ clickhouse: search.clickhouse, store: search.running.store, database: search.database, rows: { consumers: 2000, businesses: 10 }, seed: 1 });
});
afterAll(() => search.stop());

it('form, table and generator', async () => {
  const [consumers] = (await search.get('/api/v2/dictionaries')).body['dictionaries'] as { filters: { field: string }[] }[];
  expect(consumers?.filters.find(({ field }) => field === 'loan_size')).toMatchObject({ label: 'Loan size', inputType: 'select' });
  const sql = 'SELECT count() AS n FROM leads.consumers GROUP BY loan_size ORDER BY loan_size';
  const [large, small] = (await search.clickhouse.rows<{ n: number }>({ sql })).map(({ n }) => n);
  expect([(large ?? 0) > 600, (small ?? 0) > 1000]).toEqual([true, true]);
});

it('count, preview and file', async () => {
  const { status, body } = await search.post('/api/v2/searches/count', query);
  expect([status, Number(body['count']) > 600]).toEqual([200, true]);
  const { rows } = (await search.post('/api/v2/searches/preview', query)).body as { rows: { loan_size: string }[] };
  expect(new Set(rows.map((row) => row.loan_size))).toEqual(new Set(['Large']));
  const checked = checkQuery(query);
  if (!checked.ok) throw new Error('refused');
  expect(downloadCsv(checked.query, 1, { accountId: 'a', downloadId: 'd', cells: 'labels' }).sql).toContain('AS \`Loan size\`');
});
`;

// Each step ends by a limit of its own, ten minutes, and says what it printed.
thisRun.setTimeout(610_000);
let tree: ScratchTree;

beforeAll(async () => {
  tree = await scratchTree();
  await writeFile(path.join(tree.folder, proof), proves);
  await tree.edit(dictionary, (text) =>
    text.replace(`{ ...money, inputType: 'stringRange', fieldName: 'net_worth'`, (next) => entry + next),
  );
  await tree.edit(generator, (text) => text.replace('const means: Expressions = {', (start) => start + line));
});
afterAll(() => tree.remove());

it('takes two files by hand', () => {
  expect(tree.editedFiles()).toEqual([dictionary, generator]);
});

it('compiles', async () => {
  for (const project of ['tsconfig.json', 'web/tsconfig.json'])
    await tree.run('node', ['node_modules/typescript-native/bin/tsc', '-p', project]);
});

it('brings the filter to table, generator, form, count, preview and file', async () => {
  await tree.run('npx', jest(proof, 'int'));
});

it('breaks no test of leads and data sets', async () => {
  await tree.run('npx', jest('(libs/leads/src|services/search/src/datasets)/', 'unit'));
});

it('breaks no test of compiled queries, files and filters on the engine', async () => {
  await tree.run('npx', jest('(libs/leads/src/compile/|services/search/src/new-filter)', 'data'));
});

function jest(pattern: string, level: string): string[] {
  return ['jest', '--testPathPatterns', pattern, '--selectProjects', level, '--maxWorkers', '1'];
}
