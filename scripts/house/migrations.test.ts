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

/** What processes of the release before may still name, as docs/decisions/0049 says. */
const takesAway = /\bdrop\s+(column|table)\b|\brename\s+(column|to)\b/i;

/** Each with the reason why no process of the release before names it any more. */
const allowed = new Map([
  ['services/accounts/migrations/0010_membership.sql', 'before this rule: updated with accounts stopped'],
]);

it('a migration takes nothing away that the release before reads or writes', () => {
  expect(migrations.length).toBeGreaterThan(60);
  const found = migrations.filter((file) => {
    const statements = readFileSync(path.join(root, file), 'utf8').replaceAll(/--.*$/gm, '');
    return takesAway.test(statements);
  });
  expect(found).toEqual([...allowed.keys()]);
});
