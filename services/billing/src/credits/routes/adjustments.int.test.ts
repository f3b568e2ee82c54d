import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { tamper } from '../../ledger/testing/tampered-rows.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const leads = planNamed('team-unlimited').leadsFirstPeriod;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());
afterEach(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
});

const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const ada = { ...fiona, personId: 'ada', staff: 'super-admin' } as const;
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
type Answer = Awaited<ReturnType<BillingUnderTest['post']>>;

async function opened(planId = 'team-unlimited'): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => {
    expect((await usage(accountId)).body['leads']).toBeGreaterThan(0);
  });
  return accountId;
}
const usage = (accountId: string) => billing.get('/api/v2/usage', { accountId });
const left = async (accountId: string) => (await usage(accountId)).body['leadsRemaining'];
const base = (accountId: string) => `/api/v2/finance/accounts/${accountId}`;
const adjust = (
  accountId: string,
  leads: number,
  more: { who?: object; headers?: Record<string, string>; note?: string; corrects?: string } = {},
) =>
  billing.post(
    `${base(accountId)}/adjustments`,
    more.who ?? fiona,
    {
      leads,
      reason: 'goodwill',
      note: more.note ?? 'ticket 12',
      ...(more.corrects === undefined ? {} : { corrects: more.corrects }),
    },
    more.headers ?? key(),
  );
const voidLot = (accountId: string, lotId: unknown, who: object = fiona, headers = key()) =>
  billing.post(`${base(accountId)}/voids`, who, { lotId, reason: 'duplicate-grant', note: 'ticket 13' }, headers);
const decide = (accountId: string, { body }: Answer, verb: string, who: object = frank, headers = key()) =>
  billing.post(`${base(accountId)}/adjustments/${String(body['adjustmentId'])}/${verb}`, who, undefined, headers);
const lotsOf = async (accountId: string) =>
  (await billing.get(`${base(accountId)}/lots`, fiona)).body['lots'] as Record<string, unknown>[];
const codes = (answers: Answer[]) => answers.map(({ status, body }) => (status === 200 ? 200 : body['code'])).sort();

describe('an adjustment by finance', () => {
  it('up to the threshold is booked at once, under its key once, and the customer reads its reason', async () => {
    const accountId = await opened();
    const headers = key();
    const first = await adjust(accountId, 4_000, { headers });
    expect(first).toMatchObject({ status: 200, body: { state: 'booked', needsApproval: false, leads: 4_000 } });
    expect(await adjust(accountId, 4_000, { headers })).toEqual(first);
    expect((await adjust(accountId, 4_001, { headers })).body['code']).toBe('idempotency-key-reused');
    expect(await left(accountId)).toBe(leads + 4_000);
    expect((await adjust(accountId, -1_000)).body['state']).toBe('booked');
    expect(await left(accountId)).toBe(leads + 4_000 - 1_000);
    const { body } = await billing.get('/api/v2/usage/lines', { accountId });
    expect(body['lines']).toMatchObject([
      { kind: 'voided', leads: -1_000, because: 'goodwill' },
      { kind: 'credited', leads: 4_000, credit: 'goodwill' },
      { kind: 'granted' },
    ]);
    const entries = (await billing.get('/api/v2/usage/entries', { accountId })).body['entries'];
    expect(entries).toMatchObject([{ actorId: 'fiona' }, { actorId: 'fiona' }, {}]);
  });

  it('gives leads that live to the end of the following period, also on a plan without periods', async () => {
    const accountId = await opened('free-trial');
    await adjust(accountId, 500);
    const given = (await lotsOf(accountId)).find(({ kind }) => kind === 'manual');
    const months = (Date.parse(String(given?.['expiresAt'])) - Date.now()) / 86_400_000;
    expect(months).toBeGreaterThan(55);
    expect(months).toBeLessThan(63);
  });

  it('above the threshold moves nothing until another person of finance agrees, and then once', async () => {
    const accountId = await opened();
    const proposed = await adjust(accountId, 25_000);
    expect(proposed.body).toMatchObject({ state: 'open', needsApproval: true, proposedByYou: true });
    expect(await left(accountId)).toBe(leads);
    expect((await decide(accountId, proposed, 'approve', fiona)).body).toMatchObject({ code: 'own-proposal' });
    const approved = await decide(accountId, proposed, 'approve');
    expect(approved).toMatchObject({ status: 200, body: { state: 'booked', decidedById: 'frank' } });
    expect((await decide(accountId, proposed, 'approve')).status).toBe(200);
    expect((await decide(accountId, proposed, 'decline')).body['code']).toBe('adjustment-decided');
    expect(await left(accountId)).toBe(leads + 25_000);
  });

  it('is refused to who impersonates, on either side, and to who belongs to the account', async () => {
    const accountId = await opened();
    const proposed = await adjust(accountId, 25_000);
    for (const who of [
      { ...frank, impersonatorId: 'fiona' },
      { ...fiona, impersonatorId: 'ada' },
    ]) {
      expect((await decide(accountId, proposed, 'approve', who)).body['code']).toBe('acting-for-another');
      expect((await adjust(accountId, 1, { who })).body['code']).toBe('acting-for-another');
    }
    const insider = { ...frank, accountId };
    expect((await decide(accountId, proposed, 'approve', insider)).body['code']).toBe('own-account');
    expect((await adjust(accountId, 1, { who: insider })).body['code']).toBe('own-account');
    // Who owns it, in a session of another account.
    const owner = { ...frank, personId: 'p' };
    for (const verb of ['approve', 'decline'])
      expect((await decide(accountId, proposed, verb, owner)).body['code']).toBe('own-account');
    expect((await adjust(accountId, 1, { who: owner })).body['code']).toBe('own-account');
    expect((await adjust(accountId, 1, { who: { ...frank, staff: null } })).status).toBe(403);
    expect(await left(accountId)).toBe(leads);
  });

  it('cannot be made of small ones, also when they are sent at the same moment', async () => {
    const accountId = await opened();
    const answers = await Promise.all(Array.from({ length: 6 }, () => adjust(accountId, 4_000)));
    expect(answers.filter(({ body }) => body['state'] === 'booked')).toHaveLength(2);
    expect(await left(accountId)).toBe(leads + 2 * 4_000);
  });

  it('says nothing personal in its note', async () => {
    const accountId = await opened();
    for (const note of ['call jo@example.test', 'her number is +1 (480) 555-0123'])
      expect((await adjust(accountId, 1, { note })).body['code']).toBe('note-personal');
    expect((await adjust(accountId, 1, { note: 'ticket 4711, order 2026-12' })).status).toBe(200);
  });

  it('says what it corrects only of what the account itself has: an entry, a lot, an invoice, a download or an event', async () => {
    const [accountId, otherId] = [await opened(), await opened()];
    const entryOf = async (of: string) =>
      ((await billing.get('/api/v2/usage/entries', { accountId: of })).body['entries'] as { id: string }[])[0]?.id ??
      '';
    const lotOf = async (of: string) => String((await lotsOf(of))[0]?.['lotId']);
    const invoiceOf = async (of: string) => {
      await tamper(
        billing.database,
        `insert into invoice (account_id, processor, invoice_id, number, customer_id, paid_for, status, period_start, period_end,
          currency, due_cents, lines, issued_at, version)
        values ('${of}', 'sandbox', 'in-${of}', '1', 'cus', 'renewal', 'open', now(), now(), 'USD', 100, '[]', now(), 1)`,
      );
      return `in-${of}`;
    };
    const own = [await entryOf(accountId), await lotOf(accountId), await invoiceOf(accountId)];
    const [event = ''] = own[0]?.split('.') ?? [];
    for (const corrects of [...own, event]) {
      const { status, body } = await adjust(accountId, 1, { corrects });
      expect([status, body['corrects']]).toEqual([200, corrects]);
    }
    const before = await left(accountId);
    const strange = [
      ...[await entryOf(otherId), await lotOf(otherId), await invoiceOf(otherId)],
      ...[`${event}.7`, `${event}.0x`, 'download-1', 'no.1'],
    ];
    for (const corrects of strange)
      expect(await adjust(accountId, 1, { corrects })).toMatchObject({
        status: 404,
        body: { code: 'corrects-unknown' },
      });
    expect(await left(accountId)).toBe(before);
  });

  it('takes nothing where less is left, and stays open for another try', async () => {
    const accountId = await opened();
    expect((await adjust(accountId, -9_000)).status).toBe(200);
    const proposed = await adjust(accountId, 5_000 - leads);
    expect(proposed.body['state']).toBe('open');
    const approve = () => decide(accountId, proposed, 'approve');
    expect(await approve()).toMatchObject({ status: 409, body: { code: 'adjustment-above-balance' } });
    const more = await adjust(accountId, 20_000);
    await decide(accountId, more, 'approve');
    expect((await approve()).status).toBe(200);
    expect(await left(accountId)).toBe(leads - 9_000 + 20_000 - (leads - 5_000));
  });

  it('of an account that never had a plan is refused', async () => {
    expect((await adjust(`account-${randomUUID()}`, 5)).body['code']).toBe('billing-account-unknown');
  });

  it('that nobody agreed to in time is listed as expired and cannot be approved', async () => {
    const accountId = await opened();
    const proposed = await adjust(accountId, 25_000);
    const open = () => billing.get(`/api/v2/finance/adjustments?open=true&account=${accountId}`, frank);
    expect((await open()).body).toMatchObject({ aboveLeads: 10_000, adjustments: [{ proposedByYou: false }] });
    await inScope(billing.database.db, 'all', (trx) =>
      sql`update adjustment set expires_at = now() where account_id = ${accountId}`.execute(trx),
    );
    expect((await open()).body['adjustments']).toEqual([]);
    const all = await billing.get(`/api/v2/finance/adjustments?account=${accountId}`, frank);
    expect(all.body['adjustments']).toMatchObject([{ state: 'expired', adjustmentId: proposed.body['adjustmentId'] }]);
  });
});

describe('two who decide at the same moment', () => {
  it.each([
    ['approve', 'approve'],
    ['approve', 'decline'],
  ])('(%s and %s) get one decision, which is booked once or not at all', async (one, two) => {
    for (let round = 0; round < 8; round += 1) {
      const accountId = await opened();
      const proposed = await adjust(accountId, 25_000);
      const answers = await Promise.all([
        decide(accountId, proposed, one, frank),
        decide(accountId, proposed, two, ada),
        decide(accountId, proposed, one, frank),
      ]);
      const decided = billing.published(accountId);
      expect(codes(answers)).toContain(200);
      const [row] = (await billing.get(`/api/v2/finance/adjustments?account=${accountId}`, frank)).body[
        'adjustments'
      ] as Record<string, unknown>[];
      expect(await left(accountId)).toBe(row?.['state'] === 'booked' ? leads + 25_000 : leads);
      expect(decided.filter((type) => type === 'LeadsCredited').length).toBeLessThanOrEqual(1);
      const winner = row?.['decidedById'];
      for (const [index, { status }] of answers.entries())
        expect(status).toBe((winner === 'ada') === (index === 1) ? 200 : 409);
    }
  });
});

describe('a void by finance', () => {
  it('takes what a small lot has left, at once and once, and answers a second one with the first', async () => {
    const accountId = await opened();
    await adjust(accountId, 3_000);
    const lot = (await lotsOf(accountId)).find(({ kind }) => kind === 'manual');
    const first = await voidLot(accountId, lot?.['lotId']);
    expect(first.body).toMatchObject({ action: 'void', state: 'booked', leads: -3_000 });
    expect(await voidLot(accountId, lot?.['lotId'], frank)).toMatchObject({
      status: 200,
      body: { adjustmentId: first.body['adjustmentId'] },
    });
    expect(await left(accountId)).toBe(leads);
    const { body } = await billing.get('/api/v2/usage/lines', { accountId });
    expect(body['lines']).toMatchObject([{ kind: 'voided', leads: -3_000, because: 'duplicate-grant' }, {}, {}]);
  });

  it('of a large lot waits for a second person, and of two proposals one is booked', async () => {
    const accountId = await opened();
    const [lot] = await lotsOf(accountId);
    const [one, two] = await Promise.all([voidLot(accountId, lot?.['lotId']), voidLot(accountId, lot?.['lotId'], ada)]);
    expect([one.body['state'], two.body['state']]).toEqual(['open', 'open']);
    expect(await left(accountId)).toBe(leads);
    const answers = await Promise.all([decide(accountId, one, 'approve'), decide(accountId, two, 'approve')]);
    expect(codes(answers)).toEqual([200, 'lot-spent']);
    expect(await left(accountId)).toBe(0);
  });

  it('of a lot that the account does not have is refused', async () => {
    expect((await voidLot(await opened(), 'plan:other:0')).body['code']).toBe('lot-unknown');
  });
});
