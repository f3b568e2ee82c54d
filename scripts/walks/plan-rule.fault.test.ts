// Follows the walk "A rule of a plan" of CONTRIBUTING.md on a copy of the tree: a limit of vehicles in one file, which
// billing holds, and a limit of open invitations, which accounts holds.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest as thisRun } from '@jest/globals';
import { scratchTree, type ScratchTree } from './scratch-tree.ts';

const list = 'services/billing/src/plans/domain/plans.ts';
const types = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'];

thisRun.setTimeout(610_000);
let tree: ScratchTree;
beforeEach(async () => {
  tree = await scratchTree();
});
afterEach(() => tree.remove());

/** The line of the list, and the import above it. */
const listed = (key: string, file: string): Promise<void> =>
  tree.edit(list, (text) =>
    text
      .replace('import { unlimited }', `import { ${key} } from '../terms/${file}.ts';\nimport { unlimited }`)
      .replace('  suppressions,\n  renews,', `  suppressions,\n  ${key},\n  renews,`),
  );

/** A test of the walk's result; it is not a step of the walk. */
async function holds(file: string, level: string, text: string): Promise<void> {
  await writeFile(path.join(tree.folder, file), text);
  await tree.run('npx', ['jest', file, '--selectProjects', level, '--maxWorkers', '1']);
}

it('takes two files by hand at a moment at which terms decide already', async () => {
  const term = 'services/billing/src/plans/terms/vehicles-in-download.ts';
  await tree.add(
    term,
    `import { Type } from 'typebox';
import { inWords, term } from './term.ts';

export const vehiclesInDownload = term({
  schema: Type.Integer({ minimum: 0, description: 'Vehicles in one file, at most.' }),
  default: 20,
  at: {
    reservation: (most, limits, { dictId }) =>
      dictId === 'vehicles' ? { ...limits, downloadLimit: Math.min(limits.downloadLimit, most) } : limits,
  },
  shown: { label: 'Vehicles in one download', words: (most) => ({ text: inWords(most) }) },
});
`,
  );
  await listed('vehiclesInDownload', 'vehicles-in-download');
  expect(tree.editedFiles()).toEqual([list, term]);
  for (const project of ['tsconfig.json', 'web/tsconfig.json']) await tree.run('node', [types[0] ?? '', '-p', project]);
  await tree.run('npx', ['oxfmt', '--check', ...tree.editedFiles()]);
  await holds(
    'services/billing/src/vehicles-in-download.int.test.ts',
    'int',
    `import { eventually } from '@leadwright/testing/eventually';
import { startBillingUnderTest, type BillingUnderTest } from './testing/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());

it('refuses more vehicles than the plan gives, and nothing else; the page says the limit', async () => {
  await billing.fromAccounts('a', { case: 'accountOpened', value: { ownerPersonId: 'p', planId: 'free-trial' } });
  await eventually(() => expect(billing.published('a')).toEqual(['SubscriptionChanged', 'LeadsGranted']));
  const ask = (downloadId: string, dictId: string, rows: bigint) =>
    billing.fromExport('a', { case: 'downloadRequested', value: { downloadId, dictId, rows, multiplierHundredths: 100 } });
  await ask('d1', 'vehicles', 21n);
  await ask('d2', 'consumers', 21n);
  await ask('d3', 'vehicles', 20n);
  await eventually(() =>
    expect(billing.published('a').slice(2)).toEqual(['ReservationRefused', 'LeadsReserved', 'LeadsReserved']),
  );
  const { body } = await billing.get('/api/v2/plans', { accountId: 'a' });
  expect(JSON.stringify(body)).toContain('"label":"Vehicles in one download","note":null,"text":"20"');
});
`,
  );
});

it('takes a third file where another service holds it', async () => {
  const term = 'services/billing/src/plans/terms/open-invitations-max.ts';
  const holder = 'services/accounts/src/routes/team/invite-member.ts';
  await tree.add(
    term,
    `import { Type } from 'typebox';
import { term } from './term.ts';

/** Accounts holds it when somebody is invited. */
export const openInvitationsMax = term({
  schema: Type.Integer({ minimum: 0, description: 'Invitations that nobody has answered, at most.' }),
  default: 1,
});
`,
  );
  await listed('openInvitationsMax', 'open-invitations-max');
  await tree.edit(holder, (text) =>
    text
      .replace(
        "import { hasOwnSubscription, readSeats } from '../../person/team.ts';",
        (line) =>
          `${line}\nimport { readPlanTerm } from '../../projections/account-plan.ts';\nimport { sql } from 'kysely';`,
      )
      .replace(
        '\nfunction newcomer(',
        () => `
async function checkOpen(tx: WriteTransaction, accountId: string): Promise<void> {
  const most = await readPlanTerm(tx.db, accountId, 'openInvitationsMax');
  const { rows } = await sql<{ open: number }>\`select count(*)::int as open from invitation
    where account_id = \${accountId} and status = 'pending'\`.execute(tx.db);
  if (typeof most === 'number' && (rows[0]?.open ?? 0) >= most) throw refuse(teamRefusals['no-seat-left']);
}

function newcomer(`,
      )
      .replace('  if ((await readSeats(', (line) => `  await checkOpen(tx, accountId);\n${line}`),
  );
  expect(tree.editedFiles()).toEqual([holder, list, term]);
  await tree.run('node', types);
  await holds(
    'services/accounts/src/routes/team/open-invitations.int.test.ts',
    'int',
    `import { inScope } from '@leadwright/postgres/scope';
import { setAccountPlan } from '../../projections/account-plan.ts';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';
import { teamPeople } from '../../testing/team-people.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

it('refuses a second open invitation', async () => {
  const people = teamPeople(accounts);
  const owner = await people.open();
  const terms = { membersMax: 10, openInvitationsMax: 1 };
  await inScope(accounts.database.db, [owner.accountId], (trx) =>
    setAccountPlan(trx, owner.accountId, { planId: 'p', status: 'live', membersMax: 10, terms, customerId: '' }),
  );
  const invite = (email: string) =>
    people.as('POST', owner, '/api/v2/team/invitations', { email, name: 'X', role: 'download' });
  expect((await invite('one@example.com')).statusCode).toBe(201);
  expect((await invite('two@example.com')).json()).toMatchObject({ code: 'no-seat-left' });
});
`,
  );
});
