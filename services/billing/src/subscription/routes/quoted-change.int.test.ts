// A change of plan books what its quote said, or is refused: never another sum.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { instantOf } from '../../kernel/domain/instant.ts';
import { momentOf } from './quoted-moment.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

type Quoted = { at: string; cents: number };
const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const earlier = ({ at, cents }: Quoted, minutes: number): Quoted => ({
  cents,
  at: instantOf(new Date(Date.parse(at) - minutes * 60_000).toISOString()),
});

/** Paid for, with its leads. */
async function opened(planId = 'rollover-50k'): Promise<{ accountId: string; subscriptionId: string }> {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId: 'p', planId };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  await eventually(async () => {
    const paid = await inScope(billing.database.db, 'all', (trx) =>
      sql`select from event_log where account_id = ${accountId} and type = 'PeriodPaid'`.execute(trx),
    );
    expect(paid.rows).toHaveLength(1);
    expect((await billing.get('/api/v2/usage', admin(accountId))).body['leadsRemaining']).toBeGreaterThan(0);
  });
  const { subscriptionId } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
  return { accountId, subscriptionId: String(subscriptionId) };
}
const quote = async (accountId: string, planId: string): Promise<{ creditCents: number; quoted: Quoted }> =>
  (await billing.get(`/api/v2/subscription/change-quote?plan_code=${planId}&timeframe=now`, admin(accountId)))
    .body as never;
async function change(
  { accountId, subscriptionId }: Awaited<ReturnType<typeof opened>>,
  planId: string,
  quoted: Quoted,
  key: string = randomUUID(),
): Promise<{ status: number; body: Record<string, unknown> }> {
  const path = `/api/sandbox/subscriptions/createChange/${subscriptionId}`;
  const body = { plan_code: planId, timeframe: 'now', quoted };
  const answer = await billing.post(path, admin(accountId), body, { 'idempotency-key': key });
  if (answer.status !== 202) return answer;
  const asked = `/api/v2/subscription/calls/${String(answer.body['callId'])}`;
  return eventually(async () => {
    const found = await billing.get(asked, admin(accountId));
    return found.status !== 202 && found;
  });
}
const over = { status: 409, body: { code: 'quote-over' } };
const creditAt = (accountId: string): Promise<number> =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ cents: number }>`select (state ->> 'creditCents')::int as cents from sandbox_customer
      where account_id = ${accountId}`.execute(trx);
    return rows[0]?.cents ?? 0;
  });
const pass = async (accountId: string, minutes: number): Promise<void> => {
  const path = '/api/v2/sandbox/clock';
  const { now } = (await billing.get(path, admin(accountId))).body;
  const to = new Date(Date.parse(String(now)) + minutes * 60_000).toISOString();
  const moved = await billing.post(path, admin(accountId), { to }, { 'idempotency-key': randomUUID() });
  expect(moved.status).toBe(200);
};

describe('a change of plan that was quoted', () => {
  it('books the quoted sum minutes later, where one of that moment would be another', async () => {
    const account = await opened();
    const { creditCents, quoted } = await quote(account.accountId, 'individual-unlimited');
    expect(quoted.cents).toBe(-creditCents);
    await pass(account.accountId, 9);
    expect((await quote(account.accountId, 'individual-unlimited')).creditCents).toBeLessThan(creditCents);
    expect(await change(account, 'individual-unlimited', quoted)).toMatchObject({ status: 200 });
    expect(await creditAt(account.accountId)).toBe(creditCents);
  });

  it('is refused after ten minutes, before its time and for another sum, and nothing is booked', async () => {
    const account = await opened();
    const { quoted } = await quote(account.accountId, 'individual-unlimited');
    for (const other of [earlier(quoted, 60 * 24 * 40), earlier(quoted, -5), { ...quoted, cents: quoted.cents - 1 }])
      expect(await change(account, 'individual-unlimited', other)).toMatchObject(over);
    expect(await change(account, 'individual-unlimited', { at: 'yesterday', cents: 0 })).toMatchObject(over);
    await pass(account.accountId, 11);
    expect(await change(account, 'individual-unlimited', quoted)).toMatchObject(over);
    expect(await creditAt(account.accountId)).toBe(0);
  });

  it('holds from no moment before the change before it: there and back would gain', async () => {
    const account = await opened();
    const { quoted } = await quote(account.accountId, 'individual-unlimited');
    expect(await change(account, 'individual-unlimited', quoted)).toMatchObject({ status: 200 });
    const about = { accountId: account.accountId, startsAt: earlier(quoted, 60).at };
    const holds = (of: Quoted) =>
      inScope(billing.database.db, [account.accountId], (db) =>
        momentOf({ db, at: earlier(quoted, -5).at }, of, about),
      );
    const later = earlier(quoted, -1);
    expect(await holds(later)).toBe(later.at);
    for (const old of [quoted, earlier(quoted, 1)])
      await expect(holds(old)).rejects.toMatchObject({ code: 'quote-over' });
  });

  it('holds no longer once a payment went back: what it said of credit and limits is untrue', async () => {
    const account = await opened('individual-unlimited');
    const { quoted } = await quote(account.accountId, 'rollover-50k');
    const headers = { 'idempotency-key': randomUUID() };
    const body = { act: 'dispute' };
    const disputed = await billing.post('/api/v2/sandbox/acts', admin(account.accountId), body, headers);
    expect(disputed.status).toBe(200);
    await eventually(async () => {
      const { body: usage } = await billing.get('/api/v2/usage', admin(account.accountId));
      expect(usage).toMatchObject({ payment: 'disputed' });
    });
    // The sum is the same: the rules are not.
    expect((await quote(account.accountId, 'rollover-50k')).quoted.cents).toBe(quoted.cents);
    expect(await change(account, 'rollover-50k', quoted)).toMatchObject(over);
  });

  it('is for a change now: one at the renewal books nothing', async () => {
    const account = await opened();
    const { quoted } = await quote(account.accountId, 'individual-unlimited');
    const body = { plan_code: 'individual-unlimited', timeframe: 'at-renewal', quoted };
    const path = `/api/sandbox/subscriptions/createChange/${account.subscriptionId}`;
    const headers = { 'idempotency-key': randomUUID() };
    expect(await billing.post(path, admin(account.accountId), body, headers)).toMatchObject(over);
  });

  it('gets its first answer again under its key, and another quote under the same key is refused', async () => {
    const account = await opened();
    const { quoted } = await quote(account.accountId, 'individual-unlimited');
    const key = randomUUID();
    const first = await change(account, 'individual-unlimited', quoted, key);
    expect(first).toMatchObject({ status: 200 });
    expect(await change(account, 'individual-unlimited', quoted, key)).toMatchObject({ status: 200 });
    expect(await change(account, 'individual-unlimited', earlier(quoted, 1), key)).toMatchObject({
      body: { code: 'idempotency-key-reused' },
    });
  });
});
