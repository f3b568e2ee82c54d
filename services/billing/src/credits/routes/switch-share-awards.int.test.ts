import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());

const admin = { personId: 'admin-1', accountId: 'office', staff: 'super-admin' } as const;
const switchTo = (open: boolean, { caller = admin as object, key = randomUUID() as string } = {}) =>
  billing.post('/api/v2/superadmin/share-awards', caller, { open }, { 'idempotency-key': key });
const shown = async () => (await billing.get('/api/v2/finance/share-awards', admin)).body;
const termsOf = async (accountId: string) => (await billing.get('/api/v2/share-awards', { accountId })).body['open'];
const switches = () => billing.published('system').filter((type) => type === 'ShareAwardsSwitched');
const waiting = (accountId: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ reason: string }>`select reason from waiting_award
      where account_id = ${accountId}`.execute(trx);
    return rows.map(({ reason }) => reason);
  });

async function opened(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId: 'p', planId: 'team-unlimited' };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  return accountId;
}
async function share(accountId: string): Promise<void> {
  const messageId = randomUUID();
  const recipients = [{ messageId, recipientMarks: [`1:${randomUUID()}`], excluded: '' }];
  const value = { shareId: 'shr', personId: 'p', searchId: 's', recipients, leadsEach: 10_000n };
  await billing.fromNotification(accountId, { case: 'searchShared', value });
  await billing.fromNotification(accountId, { case: 'messageSent', value: { messageId, template: 'share' } });
}

describe('the campaign of shared searches', () => {
  it('runs until a super-admin stops it, then nothing is booked, and goes on when it is let', async () => {
    const accountId = await opened();
    expect(await shown()).toMatchObject({ open: true, openByVariable: true, switched: null });
    const key = randomUUID();
    expect(await switchTo(false, { key })).toMatchObject({ status: 200, body: { open: false } });
    expect(await switchTo(false, { key })).toMatchObject({ status: 200, body: { open: false } });
    expect((await switchTo(true, { key })).body['code']).toBe('idempotency-key-reused');
    expect((await switchTo(false)).status).toBe(200);
    await eventually(() => expect(switches()).toHaveLength(1));
    const switched = { open: false, personId: 'admin-1' };
    expect(await shown()).toMatchObject({ open: false, openByVariable: true, switched });
    expect(await termsOf(accountId)).toBe(false);
    await share(accountId);
    await eventually(async () => expect(await waiting(accountId)).toEqual(['stopped']));
    expect((await switchTo(true)).status).toBe(200);
    expect([(await shown())['open'], await termsOf(accountId)]).toEqual([true, true]);
    await eventually(() => expect(switches()).toHaveLength(2));
    await share(accountId);
    await eventually(() => expect(billing.published(accountId)).toContain('FreeLeadsGiven'));
  });

  it('is stopped by nobody else, and by no super-admin who acts for another', async () => {
    for (const caller of [{ accountId: 'a' }, { accountId: 'office', staff: 'finance' }])
      expect((await switchTo(false, { caller })).status).toBe(403);
    const acting = { ...admin, impersonatorId: 'admin-2' };
    expect((await switchTo(false, { caller: acting })).status).toBe(403);
    expect((await billing.post('/api/v2/superadmin/share-awards', admin, { open: false })).status).toBe(400);
    expect((await shown())['open']).toBe(true);
  });

  it('stays stopped by the variable of the operator, whatever the switch says', async () => {
    const closed = await startBillingUnderTest('none', { config: { BILLING_SHARE_AWARDS: false } });
    const key = { 'idempotency-key': randomUUID() };
    expect((await closed.post('/api/v2/superadmin/share-awards', admin, { open: true }, key)).status).toBe(200);
    const { body } = await closed.get('/api/v2/finance/share-awards', admin);
    const terms = await closed.get('/api/v2/share-awards', { accountId: 'a' });
    await closed.stop();
    expect([body['open'], body['openByVariable'], terms.body['open']]).toEqual([false, false, false]);
  });

  it('is told what its leads cost at least: by the public plan whose leads are the cheapest', async () => {
    expect((await shown())['price']).toEqual({
      ...{ planId: 'individual-unlimited', name: expect.stringContaining('Individual'), cents: 5_000, leads: 50_000 },
    });
  });
});
