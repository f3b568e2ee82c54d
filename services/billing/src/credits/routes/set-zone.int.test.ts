import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { brokenRules } from '../../close/rules/check-accounts.ts';
import { billingContract } from '../../contracts.ts';
import { isZone } from '../acts/zone-act.ts';

let billing: BillingUnderTest;
let charged: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
  charged = await startBillingUnderTest('sandbox');
});
afterAll(async () => {
  for (const each of [billing, charged]) {
    expect(await ledgerViolations(each.database.db)).toEqual([]);
    await each.stop();
  }
});

const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const path = (accountId: string) => `/api/v2/finance/accounts/${accountId}/time-zone`;
const set = (accountId: string, zone: string, headers = key(), who: object = fiona) =>
  billing.post(path(accountId), who, { zone, reason: 'agreement', note: 'ticket 3' }, headers);
const zonesOf = async (accountId: string, at = billing) => (await at.get(path(accountId), fiona)).body;
const changesOf = (accountId: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ payload: Record<string, unknown> }>`select payload from event_log
      where account_id = ${accountId} and type = 'SubscriptionChanged' order by account_seq`.execute(trx);
    return rows.map(({ payload }) => payload);
  });
async function opened(planId = 'team-unlimited'): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => {
    expect(await changesOf(accountId)).not.toEqual([]);
  });
  return accountId;
}

describe('the time zone of an account', () => {
  it('is a name that the IANA knows', () => {
    for (const name of ['UTC', 'America/New_York', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
      expect([name, isZone(name)]).toEqual([name, true]);
    for (const name of ['', 'utc', 'america/new_york', '+05:00', 'EST5EDT4', 'Mars/Olympus', 'UTC; drop', 'America'])
      expect([name, isZone(name)]).toEqual([name, false]);
  });

  it('is set once from the end of the running period on, with an event that says so', async () => {
    const accountId = await opened();
    const { endsAt } = await zonesOf(accountId);
    const headers = key();
    const first = await set(accountId, 'America/Phoenix', headers);
    expect(first).toMatchObject({
      status: 200,
      body: { action: 'zone', state: 'booked', needsApproval: false, zone: 'America/Phoenix', startsAt: endsAt },
    });
    expect((await set(accountId, 'America/Phoenix', headers)).body['adjustmentId']).toBe(first.body['adjustmentId']);
    expect((await set(accountId, 'America/Phoenix')).body['code']).toBe('zone-same');
    expect(await zonesOf(accountId)).toEqual({ zone: 'UTC', next: 'America/Phoenix', endsAt });
    expect((await changesOf(accountId)).at(-1)).toMatchObject({
      ...{ reason: 'lattice-closed', periodEnd: endsAt },
      nextLattice: { zone: 'America/Phoenix', anchorAt: endsAt, continues: true },
    });
    // It may be taken back before it begins.
    expect((await set(accountId, 'UTC')).body['state']).toBe('booked');
    expect(await zonesOf(accountId)).toEqual({ zone: 'UTC', next: 'UTC', endsAt });
    // Its rows say what its events do.
    const parts = { contract: billingContract, asOf: () => ({ at: new Date() }) };
    const broken = await inScope(billing.database.db, 'all', (trx) => brokenRules(trx, [accountId], parts));
    expect(broken).toEqual([]);
  });

  it('is refused where it is none, where no periods go on, and to who may not', async () => {
    const accountId = await opened();
    expect((await set(accountId, 'Mars/Olympus')).body['code']).toBe('zone-unknown');
    expect((await set(accountId, 'UTC')).body['code']).toBe('zone-same');
    expect((await set(await opened('free-trial'), 'America/Phoenix')).body['code']).toBe('zone-no-period');
    expect((await set(accountId, 'America/Phoenix', key(), { ...fiona, accountId })).body['code']).toBe('own-account');
    expect((await set(accountId, 'America/Phoenix', key(), { ...fiona, staff: null })).status).toBe(403);
    expect((await set(`account-${randomUUID()}`, 'America/Phoenix')).body['code']).toBe('billing-account-unknown');
  });

  it('is not set where a payment provider charges, which counts in UTC', async () => {
    const accountId = `account-${randomUUID()}`;
    const value = { ownerPersonId: 'p', planId: 'team-unlimited' };
    await charged.fromAccounts(accountId, { case: 'accountOpened', value });
    await eventually(async () => {
      const { body } = await charged.get('/api/v2/subscription', { accountId, personId: 'p' });
      expect(body['status']).toBe('live');
      expect(await zonesOf(accountId, charged)).toEqual({ zone: 'UTC', next: null, endsAt: null });
    });
    const body = { zone: 'America/New_York', reason: 'agreement', note: 'ticket 3' };
    expect(await charged.post(path(accountId), fiona, body, key())).toMatchObject({
      ...{ status: 409, body: { code: 'zone-of-provider' } },
    });
    expect(await zonesOf(accountId, charged)).toEqual({ zone: 'UTC', next: null, endsAt: null });
  });
});
