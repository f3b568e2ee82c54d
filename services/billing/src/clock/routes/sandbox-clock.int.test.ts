import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { keepClockFollower } from '@leadwright/eventsourcing/store/clock-offset';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const DAY_MS = 86_400_000;
let billing: BillingUnderTest;

const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const move = (accountId: string, body: object, key: string = randomUUID()) =>
  billing.post('/api/v2/sandbox/clock', admin(accountId), body, { 'idempotency-key': key });
const clockOf = async (accountId: string) => (await billing.get('/api/v2/sandbox/clock', admin(accountId))).body;
const opened = async (planId: string): Promise<string> => {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(() => expect(billing.published(accountId)).toContain('PeriodPaid'));
  await settled(accountId);
  return accountId;
};
const settled = (accountId: string) =>
  eventually(async () => expect(await clockOf(accountId)).toMatchObject({ settled: true }));
const count = (accountId: string, type: string) => billing.published(accountId).filter((one) => one === type).length;
const recordedAfter = (at: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{
      type: string;
    }>`select type from event_log where recorded_at >= ${at}::timestamptz`.execute(trx);
    return rows.map(({ type }) => type);
  });

describe("moving the sandbox's clock", () => {
  beforeEach(async () => {
    billing = await startBillingUnderTest('sandbox');
  });
  afterEach(() => billing.stop());

  it('over two renewals charges and grants exactly two more periods, and rolls over what was left', async () => {
    const accountId = await opened('rollover-50k');
    const before = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    const end = Date.parse(String(before['periodEnd']));
    const to = new Date(end + 32 * DAY_MS).toISOString();
    const moved = await move(accountId, { to });
    expect(moved).toMatchObject({ status: 200, body: { sandbox: true } });
    expect(Date.parse(String(moved.body['now']))).toBeGreaterThanOrEqual(Date.parse(to));
    await settled(accountId);
    await eventually(() => expect(count(accountId, 'PeriodPaid')).toBe(3));
    await eventually(() => expect(count(accountId, 'LeadsGranted')).toBe(3));
    await eventually(() => expect(count(accountId, 'LeadsRolledOver')).toBeGreaterThan(0));
    const { body } = await billing.get('/api/v2/usage', admin(accountId));
    expect(Date.parse(String(body['periodStart']))).toBeLessThan(Date.parse(to));
    expect(Date.parse(String(body['periodEnd']))).toBeGreaterThan(Date.parse(to));
    expect(body).toMatchObject({
      leadsRemaining: 3 * planNamed('rollover-50k').leadsPerPeriod,
      includesRollover: true,
    });
    expect(await recordedAfter(to)).toEqual(expect.arrayContaining(['PeriodPaid', 'LeadsGranted']));
    expect(await ledgerViolations(billing.database.db)).toEqual([]);
  });

  it('waits until every service shows the time, and says so of one that does not', async () => {
    const accountId = await opened('team-unlimited');
    const follows = (service: string, offsetMs: number) =>
      keepClockFollower(billing.database.db, { service, host: 'here', offsetMs });
    await follows('export', 0);
    await follows('search', DAY_MS);
    const moving = move(accountId, { days: 1 });
    await eventually(async () => expect(await clockOf(accountId)).toMatchObject({ offsetMs: DAY_MS, settled: false }));
    await follows('export', DAY_MS);
    await settled(accountId);
    expect(await moving).toMatchObject({ status: 200, body: { offsetMs: DAY_MS } });
    await follows('export', DAY_MS - 1);
    expect(await clockOf(accountId)).toMatchObject({ settled: false });
  });

  it('reports no lateness for days that were skipped', async () => {
    const accountId = await opened('team-unlimited');
    await move(accountId, { days: 62 });
    await settled(accountId);
    const response = await fetch(`${billing.internalUrl}/metrics`);
    const [, seconds] =
      /^(?:leadwright_)?reset_lateness_seconds(?:\{[^}]*\})? ([\d.e+]+)$/m.exec(await response.text()) ?? [];
    expect(Number(seconds)).toBeLessThan(3_600);
  });

  it('adds the days of two that move at once, and a repeat under the same key adds none', async () => {
    const accountId = await opened('team-unlimited');
    const other = await opened('team-unlimited');
    const key = randomUUID();
    const answers = await Promise.all([
      move(accountId, { days: 1 }, key),
      move(accountId, { days: 1 }, key),
      move(other, { days: 2 }, key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await clockOf(accountId)).toMatchObject({ offsetMs: 3 * DAY_MS });
    expect(await move(accountId, { days: 2 }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
    await eventually(() =>
      expect(billing.published('system').filter((type) => type === 'SandboxClockMoved')).toHaveLength(2),
    );
  });
});

describe("a move of the sandbox's clock", () => {
  beforeAll(async () => {
    billing = await startBillingUnderTest('sandbox');
  });
  afterAll(() => billing.stop());

  it.each([
    ['without a key', { days: 1 }, { status: 400, body: { code: 'idempotency-key-missing' } }],
    ['with nothing to do', {}, { status: 400, body: { code: 'clock-move-invalid' } }],
    [
      'by days and to an instant',
      { days: 1, to: '2040-01-01T00:00:00Z' },
      { status: 400, body: { code: 'clock-move-invalid' } },
    ],
    ['to no instant', { to: 'tomorrow' }, { status: 400, body: { code: 'clock-move-invalid' } }],
    ['back', { to: '2020-01-01T00:00:00Z' }, { status: 409, body: { code: 'clock-not-forward' } }],
    ['too far', { to: '2099-01-01T00:00:00Z' }, { status: 409, body: { code: 'clock-too-far' } }],
  ])('is refused %s', async (name, body, expected) => {
    const headers: Record<string, string> = name === 'without a key' ? {} : { 'idempotency-key': randomUUID() };
    expect(await billing.post('/api/v2/sandbox/clock', admin('a'), body, headers)).toMatchObject(expected);
    expect(await clockOf('a')).toMatchObject({ sandbox: true, offsetMs: 0, settled: true });
  });

  it('is for owners and admins; every member sees what it shows', async () => {
    const member = { accountId: 'a', personId: 'm', role: 'download' as const };
    expect(await billing.get('/api/v2/sandbox/clock', member)).toMatchObject({ status: 200 });
    expect(await billing.post('/api/v2/sandbox/clock', member, { days: 1 })).toMatchObject({ status: 403 });
  });
});
