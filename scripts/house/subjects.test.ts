// Billing lies by subject (docs/decisions/0076-billing-by-subject.md): which subject enters which is a list without a way
// back, so each can be read with those below it alone.
import path from 'node:path';
import { readTree, type Tree } from './read-tree.ts';

const root = path.resolve(__dirname, '../..');
const source = 'services/billing/src/';
const isTest = /\.(test|contract)\.ts$|\/testing\//;

/** From the bottom to the top; a subject enters those before it. What stands in no folder puts them together. */
const subjects = [
  ...['kernel', 'clock', 'ledger', 'plans', 'providers'],
  ...['invoices', 'subscription', 'credits', 'close', 'usage'],
];

const subjectOf = (file: string): string => {
  const [folder = '', ...below] = file.slice(source.length).split('/');
  return below.length === 0 ? 'top' : folder;
};

/** `[from, to]` of each pair of subjects of which a file enters another's. */
function waysIn(tree: Tree): [from: string, to: string][] {
  const files = [...tree].filter(([file]) => file.startsWith(source) && !isTest.test(file));
  const ways = files.flatMap(([file, { enters }]) =>
    enters
      .filter((target) => target.startsWith(source))
      .map((target) => [subjectOf(file), subjectOf(target)] as const)
      .filter(([from, to]) => from !== to),
  );
  return [...new Set(ways.map((way) => way.join(' ')))].sort().map((way) => way.split(' ') as [string, string]);
}

/** Ways that do not lead down the list. */
function upwards(tree: Tree): string[] {
  const order = [...subjects, 'top'];
  return waysIn(tree)
    .filter(([from, to]) => !subjects.includes(to) || order.indexOf(from) <= order.indexOf(to))
    .map(([from, to]) => `${from} → ${to}`);
}

const tree = readTree(root);

it('no subject of billing is entered by one that it enters, and none enters the top', () => {
  expect(upwards(tree)).toEqual([]);
});

it('between the subjects of billing there are at most 25 ways', () => {
  const between = waysIn(tree).filter((way) => !way.includes('top') && !way.includes('kernel'));
  expect(between.length).toBeGreaterThan(10);
  expect(between.length).toBeLessThanOrEqual(25);
});

it('a way back is found, and one to the top, and a folder that is no subject', () => {
  const planted: Tree = new Map([
    ...tree,
    [`${source}plans/domain/x.ts`, { lines: 1, enters: [`${source}subscription/domain/subscription.ts`] }],
    [`${source}clock/x.ts`, { lines: 1, enters: [`${source}config.ts`] }],
    [`${source}close/x.ts`, { lines: 1, enters: [`${source}helpers/x.ts`] }],
  ]);
  expect(upwards(planted)).toEqual(['clock → top', 'close → helpers', 'plans → subscription']);
});
