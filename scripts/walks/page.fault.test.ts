// Follows the walk "A page" of CONTRIBUTING.md on a copy of the tree: a page for signed-in people that shows one answer
// of the API.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { scratchTree, type ScratchTree } from './scratch-tree.ts';

const handEditedMax = 7;
const folder = 'web/src/features/account';
const addresses = 'web/src/navigation/paths.ts';
const table = 'web/src/app/pages.ts';
const everyPage = 'web/src/app/every-page.test.tsx';
const page = `${folder}/account-page.tsx`;
const pageTest = `${folder}/account-page.test.tsx`;
const budget = 'web/bundle-budget.json';

const row = `  {
    at: [paths.account],
    title: 'Account',
    access: 'signed-in',
    load: () => import('../features/account/account-page.tsx').then((m) => m.AccountPage),
    sidebar: [{ icon: 'people' }],
  },
`;

const pageText = `import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { get } from '../../server/client.ts';

export function AccountPage() {
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => get('/api/v2/me', { signal }) });
  return (
    <div className="page narrow">
      <PageTitle>Account</PageTitle>
      <Loaded query={me} skeleton={<Bone height={80} />}>
        {({ name, email }) => (
          <p>
            {name ?? 'No name yet'}, {email}
          </p>
        )}
      </Loaded>
    </div>
  );
}
`;

const testText = `import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { account, network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { AccountPage } from './account-page.tsx';

const me = { ...account, name: 'Ada Byron' };
const open = () => renderAt('/account', { '/account': <AccountPage /> });

describe('the account page', () => {
  it('shows the name and the address of the person', async () => {
    network.use(http.get('*/api/v2/me', () => HttpResponse.json(me)));
    const { container } = open();
    expect(await screen.findByText('Ada Byron, owner@example.test')).toBeVisible();
    await expectAccessible(container);
  });

  it('says what is wrong where the person cannot be read', async () => {
    network.use(http.get('*/api/v2/me', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
`;

const budgetRow = `  { "route": "/account", "chunks": ["src/app/shell.tsx", "${page.slice('web/'.length)}"], "sentKb": 170 },\n`;

const types = ['node_modules/typescript-native/bin/tsc', '-p', 'web/tsconfig.json'];
const testsOf = (...files: string[]): string[] => [
  'jest',
  '--selectProjects',
  'web',
  '--runInBand',
  '--verbose',
  '--',
  ...files,
];

let tree: ScratchTree;

beforeAll(async () => {
  tree = await scratchTree();
  await tree.edit(addresses, (text) =>
    text.replace("  downloads: '/downloads',\n", (line) => `  account: '/account',\n${line}`),
  );
  await tree.edit(table, (text) => text.replace('  ...settingsTabs,', (next) => row + next));
  await tree.add(page, pageText);
  await tree.add(pageTest, testText);
  await tree.edit(everyPage, (text) =>
    text.replace(
      "  '/downloads': {",
      (next) => `  '/account': { at: '/account', shows: /owner@example/, asks: true },\n${next}`,
    ),
  );
  await tree.edit(budget, (text) => text.replace(/ {2}\{\n? *"route": "\/downloads"/, (next) => budgetRow + next));
});
afterAll(() => tree.remove());

it(`takes at most ${handEditedMax} files by hand, tests included`, () => {
  expect(tree.editedFiles()).toEqual([addresses, budget, everyPage, page, pageTest, table].sort());
  expect(tree.editedFiles().length).toBeLessThanOrEqual(handEditedMax);
});

it('passes the formatter and the linter', async () => {
  await tree.run('npx', ['oxfmt', '--check', ...tree.editedFiles()]);
  await tree.run('npx', [
    'oxlint',
    '-c',
    'oxlint.config.js',
    ...tree.editedFiles().filter((file) => !file.endsWith('.json')),
  ]);
});

it('compiles, and does not with a field that the API does not answer', async () => {
  await tree.run('node', types);
  const wrong = pageText.replaceAll('email', 'mailAddress');
  await tree.edit(page, () => wrong);
  await expect(tree.run('node', types)).rejects.toThrow("Property 'mailAddress' does not exist");
  await tree.edit(page, () => pageText);
});

it('opens at its address and from its menu, and passes its own tests and those of every page', async () => {
  const printed = await tree.run('npx', testsOf(folder, 'web/src/app'));
  expect(printed).toContain('lead to a page: /account');
  expect(printed).toContain('lead to a page: Account');
});

it('is an address that the gateway knows, and keeps its budget', async () => {
  // Jest's own NODE_ENV would build React for development.
  await tree.run('env', ['NODE_ENV=production', 'npm', 'run', 'build', '--workspace', 'web']);
  const built = JSON.parse(await readFile(path.join(tree.folder, 'web/dist/pages.json'), 'utf8')) as unknown;
  expect(built).toEqual({ pages: expect.arrayContaining(['/account', '/downloads']) as unknown });
  expect(await tree.run('npm', ['run', 'budget', '--workspace', 'web'])).toContain('/account');
});
