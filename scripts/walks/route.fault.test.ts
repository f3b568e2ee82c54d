// Follows the walk "A route" of CONTRIBUTING.md on a copy of the tree. Search says how many filters a kind of leads
// has. Each edit is what a person would write.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scratchTree, type ScratchTree } from './scratch-tree.ts';

const FILES_MAX = 3;
const declaration = 'proto/routes/search/dictionaries.ts';
const implementation = 'services/search/src/routes/count-filters.ts';
const app = 'services/search/src/app.ts';
const call = 'web/src/server/count-filters.test.ts';
const asked = 'e2e/src/access-matrix/declared-example.test.ts';

let tree: ScratchTree;
/** Fails if the edited text has moved, so that the walk is updated. */
const insert = (file: string, before: string, text: string): Promise<void> =>
  tree.edit(file, (now) => {
    if (now.split(before).length !== 2) throw new Error(`${file} does not hold ${before} once`);
    return now.replace(before, () => text + before);
  });
const runTests = (...files: string[]): Promise<string> =>
  tree.run('npx', ['jest', ...files, '--selectProjects', 'unit', '--maxWorkers', '1']);

beforeAll(async () => {
  tree = await scratchTree();
}, 120_000);
afterAll(() => tree.remove());

describe('a route', () => {
  it('that is declared and not implemented is found', async () => {
    await declare();
    await expect(runTests('scripts/openapi/implemented.test.ts')).rejects.toThrow(
      /GET \/api\/v2\/dictionaries\/:dictId\/filter-count/,
    );
  }, 300_000);

  it(`compiles in service and web application after at most ${FILES_MAX} files besides tests were edited by hand`, async () => {
    await implement();
    await callAndAsk();
    await tree.run('npm', ['run', 'types']);
    await tree.run('npx', ['oxfmt', '--check', ...tree.editedFiles()]);
    expect(tree.editedFiles().filter((file) => !file.endsWith('.test.ts'))).toHaveLength(FILES_MAX);
  }, 300_000);

  it('is forwarded, described, asked by the access matrix, and answered', async () => {
    const told = await runTests(
      'scripts/openapi',
      'services/gateway/src/upstreams/forwarded-routes.test.ts',
      'services/gateway/src/upstreams/while-impersonating.test.ts',
      asked,
    );
    expect(told).not.toMatch(/✕/);
  }, 300_000);
});

async function declare(): Promise<void> {
  await insert(
    declaration,
    'export const listFilterItems',
    `export const countFilters = route({
  method: 'GET',
  path: '/api/v2/dictionaries/:dictId/filter-count',
  service: 'search',
  access: 'member',
  summary: 'How many filters a kind of leads has',
  params: Type.Object({ dictId: namedKind() }, strict),
  answers: { 200: Type.Object({ filters: Type.Integer() }) },
  refusals: [refusals.dictionaryUnknown],
  example: { parameters: { dictId: 'businesses' }, answer: { filters: 24 } },
});

`,
  );
}

async function implement(): Promise<void> {
  await tree.add(
    implementation,
    `import { countFilters } from '@leadwright/contracts/routes/search/dictionaries';
import { refusals } from '@leadwright/contracts/routes/search/refusals';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { searchFields } from '@leadwright/leads/links';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';

/** \`GET /api/v2/dictionaries/:dictId/filter-count\`: those that may be asked, whatever has leads for them. */
export function countFiltersRoute(app: HttpApp): void {
  implement(app, countFilters, async ({ params }) => {
    const dictionary = dictionaryOf(params.dictId);
    if (dictionary === undefined) throw refuse(refusals.dictionaryUnknown);
    return { filters: searchFields(dictionary).length };
  });
}
`,
  );
  await insert(app, 'import { countLeadsRoute,', "import { countFiltersRoute } from './routes/count-filters.ts';\n");
  await insert(app, '  getPlaceLabelsRoute(app);', '  countFiltersRoute(app);\n');
}

async function callAndAsk(): Promise<void> {
  await tree.add(
    call,
    `import { get } from './client.ts';

it('is typed by the declaration', () => {
  const fine = async (): Promise<number> =>
    (await get('/api/v2/dictionaries/{dictId}/filter-count', { path: { dictId: 'x' } })).filters;
  // @ts-expect-error: the path has a parameter
  const refused = () => get('/api/v2/dictionaries/{dictId}/filter-count');
  expect([fine, refused]).toHaveLength(2);
});
`,
  );
  await tree.add(
    asked,
    `import { declaredExample } from './declared-example.ts';

it('is asked by the example of its declaration', () => {
  const route = { service: 'search', method: 'GET', path: '/api/v2/dictionaries/:dictId/filter-count' };
  expect(declaredExample(route)).toEqual({
    params: { dictId: 'businesses' },
    query: {},
    of: 'everybody',
    mayRefuse: [404],
  });
});
`,
  );
}
