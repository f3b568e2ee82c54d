import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { openSandboxAccountsWork } from './open-sandbox-accounts.ts';

// Nothing of the sandbox runs by itself here: only the rounds of the test.
let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('none');
});
afterAll(() => billing.stop());

const namesOf = async (query: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await inScope(billing.database.db, 'all', (trx) => query.execute(trx));
  return (rows as { account_id: string }[]).map((row) => row.account_id).sort();
};
const marked = () => namesOf(sql`select account_id from sandbox_waiting`);
const opened = () => namesOf(sql`select account_id from sandbox_customer`);
const forget = () => inScope(billing.database.db, 'all', (trx) => sql`delete from sandbox_waiting`.execute(trx));
const open = async (accountId: string): Promise<void> => {
  await billing.fromAccounts(accountId, {
    case: 'accountOpened',
    value: { ownerPersonId: 'p', planId: 'team-unlimited' },
  });
  await eventually(async () => expect(await marked()).toContain(accountId));
};

it('opens at its first round who was there before the marks, and from then on looks at marks alone', async () => {
  const work = openSandboxAccountsWork({ database: billing.database, priceOf: createCatalogue().priceOf });
  const round = () => work.round(new AbortController().signal);
  await open('older');
  await forget();
  await round();
  expect(await opened()).toEqual(['older']);

  await open('unmarked');
  await forget();
  await round();
  expect(await opened()).toEqual(['older']);

  await open('newer');
  await round();
  expect(await opened()).toEqual(['newer', 'older']);
  expect(await marked()).toEqual([]);
});
