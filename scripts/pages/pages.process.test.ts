// The pages for operators are scripts: what needs Node runs here as written, what needs an engine or a cluster with
// programs that stand for those. What takes long has to be there; `npm run pages -- long` runs it, in the night.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { serviceSchemas } from '../images/testing/service-schemas.ts';
import { blocksOf, isExplained, isKnownKind, pages } from './blocks.ts';
import { follow } from './follow.ts';

const ofStart = ['LEADWRIGHT_PUBLIC_URL', 'LEADWRIGHT_ADMIN_EMAIL', 'LEADWRIGHT_URL', 'LEADWRIGHT_PEOPLE', 'SCENARIO'];
const root = path.join(__dirname, '../..');
const all = pages.flatMap(blocksOf);
const ofKinds = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind));

it('every block says where it can run', () => {
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(({ kind }) => !isKnownKind(kind)).map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});

const named = (blocks: typeof all) => blocks.map(({ page, line }) => `${page}:${line}`);

it('commands that run nowhere say why', () => {
  expect(named(all.filter((block) => !isExplained(block)))).toEqual([]);
});

it('all commands are read by bash, also those of a unit', () => {
  const inUnits = all.flatMap((block) =>
    [...block.text.matchAll(/^ExecStart=\/bin\/bash -\w+ '(.*)'$/gm)].map(([, text = '']) => ({ ...block, text })),
  );
  expect(inUnits).toHaveLength(1);
  const read = [...all.filter(({ language }) => language === 'bash'), ...inUnits];
  const wrong = read.filter(({ text }) => spawnSync('bash', ['-n'], { input: text }).status !== 0);
  expect(named(wrong)).toEqual([]);
});

it('what examples call is there: files of the tree, and scripts by their names', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  const missing = ofKinds('example').filter(({ text }) => {
    const files = [...text.matchAll(/(?<=^|[\s=])(?:scripts|charts|k8s)\/[\w./-]*\w/gm)].map(([file]) => file);
    const runs = [...text.matchAll(/\bnpm run (?:--\S+ )*(\w[\w:]*)/g)].map(([, name]) => name);
    return !files.every((file) => existsSync(path.join(root, file))) || !runs.every((name) => `${name}` in scripts);
  });
  expect(named(missing)).toEqual([]);
});

it('every variable that an example sets is one that a service or a start reads', () => {
  const known = [...Object.values(serviceSchemas).flatMap(({ properties }) => Object.keys(properties)), ...ofStart];
  const unknown = ofKinds('example').filter(({ text }) =>
    [...text.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].some(([, name = '']) => !known.includes(name)),
  );
  expect(named(unknown)).toEqual([]);
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
