import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const leadsOfTrial = planNamed('free-trial').leadsFirstPeriod;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
const phone = () => `phone:1:${randomUUID()}`;

async function opened(planId = 'free-trial'): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId: 'p', planId, trialMarks: [`address:1:${randomUUID()}`] };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  await eventually(() => expect(billing.published(accountId)).toContain('LeadsGranted'));
  return accountId;
}
const verified = (accountId: string, ...trialMarks: string[]) =>
  billing.fromAccounts(accountId, {
    case: 'companyVerified',
    value: { verificationId: randomUUID(), personId: 'p', trialMarks },
  });
const ownerOf = (mark: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ account_id: string }>`select account_id from trial_mark where mark = ${mark}`.execute(
      trx,
    );
    return rows[0]?.account_id ?? null;
  });
const bound = (mark: string, to: string) => eventually(async () => expect(await ownerOf(mark)).toBe(to));

describe('a verified phone number', () => {
  it('that had a free trial before ends the one of a second account: what is left is voided, and the reader told', async () => {
    const number = phone();
    const [first, second] = [await opened(), await opened()];
    await verified(first, number);
    await bound(number, first);
    expect(await left(first)).toBe(leadsOfTrial);
    await verified(second, number);
    await eventually(async () => expect(await left(second)).toBe(0));
    expect(await left(first)).toBe(leadsOfTrial);
    const { lines } = (await billing.get('/api/v2/usage/lines', { accountId: second })).body as { lines: object[] };
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'voided', because: 'trial-repeated', leads: -leadsOfTrial }),
    );
  });

  it('is known under a key that was replaced since', async () => {
    const old = phone();
    const [first, second] = [await opened(), await opened()];
    await verified(first, old);
    await bound(old, first);
    await verified(second, phone(), old);
    await eventually(async () => expect(await left(second)).toBe(0));
  });

  it('that is verified again by the same account changes nothing', async () => {
    const number = phone();
    const account = await opened();
    await verified(account, number);
    await bound(number, account);
    await verified(account, number);
    const after = phone();
    await verified(account, after);
    await bound(after, account);
    expect(await left(account)).toBe(leadsOfTrial);
  });

  it('of an account that pays and had no trial leaves the number its trial', async () => {
    const number = phone();
    const [paid, trial] = [await opened('team-unlimited'), await opened()];
    await verified(paid, number);
    await verified(trial, number);
    await bound(number, trial);
    expect(await left(trial)).toBe(leadsOfTrial);
    expect(await left(paid)).toBe(planNamed('team-unlimited').leadsFirstPeriod);
  });

  it('that two accounts verify at the same moment leaves one of them its trial', async () => {
    const number = phone();
    const accounts = [await opened(), await opened(), await opened()];
    await Promise.all(accounts.map((accountId) => verified(accountId, number)));
    await eventually(async () => expect((await Promise.all(accounts.map(left))).sort()).toEqual([0, 0, leadsOfTrial]));
  });
});
