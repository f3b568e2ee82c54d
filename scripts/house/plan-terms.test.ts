// What a plan gives is decided by its terms (docs/decisions/0077-terms-of-a-plan.md): outside the subject of plans nobody
// looks a plan up in the table or asks which kind it is.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const plans = 'services/billing/src/plans/';
const looked = ['services', 'libs', 'scripts', 'web/src', 'e2e/src'];

const sources = looked
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.tsx?$|\/testing\/|\.gen\.ts$/.test(file))
  .filter((file) => !file.startsWith(plans) && !file.startsWith('scripts/house/'))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

/** The files with a line of code, comments left out, that one of these finds. */
function found(files: readonly (readonly [string, string])[], ...rules: RegExp[]): string[] {
  const code = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return files.filter(([, text]) => rules.some((rule) => rule.test(code(text)))).map(([file]) => file);
}

const table = /from '[^']*plans\/domain\/(plans|terms-before)(\.ts)?'|\bplanById\b/;
const kind = /\blotKind\b/;

it('nobody outside plans reads the table of plans', () => {
  // Rows from before terms were kept are read by what was sold then.
  expect(found(sources, table)).toEqual(['services/billing/src/subscription/projections/subscription.ts']);
});

it('nobody outside plans asks for a plan’s kind', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(found(sources, kind)).toEqual([]);
});

it('a look-up and a question for the kind are found, and words in a comment are not', () => {
  const planted = [
    ['a.ts', "import { plans } from '../../plans/domain/plans.ts';"],
    ['b.ts', "if (terms.lotKind === 'trial') return;"],
    ['c.ts', '// planById and lotKind are gone'],
  ] as const;
  expect(found(planted, table, kind)).toEqual(['a.ts', 'b.ts']);
});
