import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { isZone } from '../acts/zone-act.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
  await billing.stop();
});

const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const path = (accountId: string) => `/api/v2/finance/accounts/${accountId}/time-zone`;
const set = (accountId: string, zone: string, headers = key(), who: object = fiona) =>
  billing.post(path(accountId), who, { zone, reason: 'agreement', note: 'ticket 3' }, headers);
const zonesOf = async (accountId: string) => (await billing.get(path(accountId), fiona)).body;
const changesOf = (accountId: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ payload: Record<string, unknown> }>`select payload from event_log
      where account_id = ${accountId} and type = 'SubscriptionChanged' order by account_seq`.execute(trx);
    return rows.map(({ payload }) => payload);
  });
const paidOf = (accountId: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ payload: Record<string, string> }>`select payload from event_log
      where account_id = ${accountId} and type = 'PeriodPaid' order by account_seq`.execute(trx);
    return rows.map(({ payload }) => payload);
  });

async function opened(planId = 'team-unlimited'): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => {
    expect(await changesOf(accountId)).not.toEqual([]);
    if (planId !== 'free-trial') expect(await paidOf(accountId)).toHaveLength(1);
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

  it('changes which periods follow, and each is paid for and granted once, without gap or overlap', async () => {
    const accountId = await opened();
    await set(accountId, 'Asia/Kolkata');
    for (const count of [2, 3]) {
      const { endsAt } = await zonesOf(accountId);
      const to = new Date(Date.parse(String(endsAt)) + 60_000).toISOString();
      expect((await billing.post('/api/v2/sandbox/clock', admin(accountId), { to }, key())).status).toBe(200);
      await eventually(async () => expect(await paidOf(accountId)).toHaveLength(count));
      await eventually(async () => {
        const { body } = await billing.get('/api/v2/usage', admin(accountId));
        expect(body['leadsRemaining']).toBe(50_000);
      });
    }
    expect(await zonesOf(accountId)).toMatchObject({ zone: 'Asia/Kolkata', next: null });
    const periods = await paidOf(accountId);
    for (const [place, { startsAt }] of periods.entries())
      if (place > 0) expect(startsAt).toBe(periods[place - 1]?.['endsAt']);
  });
});
