import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folders = ['services', 'libs'].flatMap((area) =>
  readdirSync(path.join(root, area)).map((part) => path.join(area, part, 'migrations')),
);
const filesOf = (folder: string): string[] => {
  try {
    return readdirSync(path.join(root, folder)).map((file) => path.join(folder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
const migrations = folders.flatMap(filesOf).filter((file) => file.endsWith('.sql'));
const statementsOf = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll(/--.*$/gm, '');

/** What processes of the release before may still name, as docs/decisions/0049 says. */
const takesAway = /\bdrop\s+(column|table)\b|\brename\s+(column|to)\b/i;

/** Each with the reason why no process of the release before names it any more. */
const allowed = new Map([
  ['services/accounts/migrations/0010_membership.sql', 'before this rule: updated with accounts stopped'],
]);

it('a migration takes nothing away that the release before reads or writes', () => {
  expect(migrations.length).toBeGreaterThan(60);
  expect(migrations.filter((file) => takesAway.test(statementsOf(file)))).toEqual([...allowed.keys()]);
});

/** A clause of `alter table` after which a row without the column is refused. */
const demands = (clause: string): boolean =>
  /\bset\s+not\s+null\b/i.test(clause) ||
  (/\badd\s+column\b.*\bnot\s+null\b/is.test(clause) && !/\bdefault\b/i.test(clause));

/** Each with the reason why no process of the release before is refused. */
const demanding = new Map([
  ['services/billing/migrations/0008_periods.sql', 'before this rule: updated with billing stopped'],
]);

it('a migration asks for no column that the release before does not write', () => {
  const clausesOf = (file: string): string[] =>
    statementsOf(file)
      .split(';')
      .filter((statement) => /^\s*alter\s+table\b/i.test(statement))
      .flatMap((statement) => statement.split(/,\s*(?=add\b|alter\b)/i));
  expect(migrations.filter((file) => clausesOf(file).some(demands))).toEqual([...demanding.keys()]);
});
