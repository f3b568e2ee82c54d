// The pages for operators are scripts: what needs Node runs here as written, what needs an engine or a cluster with
// programs that stand for those. What takes long has to be there; `npm run pages -- long` runs it, in the night.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf, isKnownKind, pages } from './blocks.ts';
import { follow } from './follow.ts';

const root = path.join(__dirname, '../..');
const all = pages.flatMap(blocksOf);
const ofKinds = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind));

it('every block says where it can run', () => {
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(({ kind }) => !isKnownKind(kind)).map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});

it.each(['README.md', 'k8s/README.md', 'docs/operators/install.md'])('%s, from a fresh copy of the tree', (page) => {
  expect(follow(ofKinds('node', 'docker', 'cluster').filter((block) => block.page === page))).toEqual([]);
});

it('no other page has commands that need an engine or a cluster', () => {
  const others = ofKinds('node', 'docker', 'cluster').map(({ page }) => page);
  expect([...new Set(others)].filter((page) => !/README\.md$|install\.md$/.test(page))).toEqual([]);
});

it('what takes long is a script of the repository', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  const asked = ofKinds('long').flatMap(({ text }) =>
    [...text.matchAll(/^npm (?:run )?(?!ci$)(\w+)/gm)].map(([, name]) => name),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((name) => !(`${name}` in scripts))).toEqual([]);
});

it('a command that fails is named by its page and line: images cannot be built before there are keys', () => {
  const block = { page: 'a page', line: 7, kind: 'docker', text: 'TAG=1.0.0 docker compose build\n' };
  const keys = { ...block, line: 8, text: `node scripts/compose-env.mjs\n${block.text}` };
  expect(follow([block, keys])).toEqual([
    expect.stringMatching(/^a page:7 ended with 1: docker: required variable \w+ is missing a value/),
    'a page:8 ended with 1: docker: no service selected',
  ]);
});
