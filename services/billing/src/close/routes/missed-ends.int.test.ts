// Lots that ended while nobody booked it: what every page says, and what a month that was locked meanwhile keeps.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import type { LotTerms } from '../../ledger/domain/lots.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { testStore } from '../../testing/test-store.ts';
import { checkAccounts, type CheckLine } from '../rules/check-accounts.ts';
import { billingContract } from '../../contracts.ts';
import type { SecondBook } from '../second-book.ts';
import { bookOfLedger } from '../testing/book-of-ledger.ts';
import { rewriteLog } from '../testing/rewritten-log.ts';

let billing: BillingUnderTest;
const book: SecondBook = {
  sumsOf: ({ month, positions }) => bookOfLedger(billing.database, month, positions),
  firstDifference: async () => null,
};
const year = new Date().getUTCFullYear() - 1;
const month = `${year}-11`;
const endsAt = `${month}-20T10:00:00.000000Z`;
const november = `from=${month}-01T00:00:00Z&to=${year}-12-01T00:00:00Z`;
const since = `from=${year}-12-01T00:00:00Z&to=2100-01-01T00:00:00Z`;
const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const months = '/api/v2/finance/months';
const key = () => ({ 'idempotency-key': randomUUID() });

beforeAll(async () => {
  billing = await startBillingUnderTest('none', { book });
});
afterAll(() => billing.stop());

/** Gives leads in the month. */
async function gives(accountId: string, leads: number, expiresAt = endsAt): Promise<void> {
  const lot: LotTerms = {
    ...{ lotId: 'goodwill', source: 'goodwill', kind: 'manual', category: 'promotional', priority: 50 },
    ...{ effectiveAt: `${month}-02T10:00:00.000000Z`, expiresAt },
    ...{ onlyDictionaries: [], costCents: 0, invoiceId: null },
  };
  await testStore(billing.database).transaction([accountId], async (tx) => {
    const context = { actorId: 'service:billing', correlationId: 'test', causes: ['goodwill'] };
    await tx.execute(ledgerStream(accountId), ledger, { type: 'GrantLeads', lot, leads }, context);
  });
}
const never = '2100-01-01T00:00:00.000000Z';
const endsNow = (accountId: string, at: string) =>
  inScope(billing.database.db, [accountId], (trx) =>
    sql`update lot set expires_at = ${at}::timestamptz where account_id = ${accountId}`.execute(trx),
  );
/** As if the release before had never booked the end that its event says. */
const wasMissed = (accountId: string) =>
  rewriteLog(billing.database, accountId, ({ event }) =>
    event.type === 'LeadsGranted' ? { event: { ...event, expiresAt: endsAt } } : {},
  );
const statement = async (accountId: string, over: string) =>
  (await billing.get(`/api/v2/usage/statement?${over}`, { accountId, personId: 'p' })).body;

it('a lot of an account without a plan ends by itself, and every page says the same from the first request on', async () => {
  const accountId = 'no-plan';
  await gives(accountId, 100);
  expect(await statement(accountId, since)).toMatchObject({ opening: 0, expired: 0, closing: 0 });
  expect(await statement(accountId, november)).toMatchObject({ issued: 100, expired: 100, closing: 0 });
  const asMember = { accountId, personId: 'p' };
  const { body: usage } = await billing.get('/api/v2/usage', asMember);
  const { body: lines } = await billing.get('/api/v2/usage/lines', asMember);
  const { body: lots } = await billing.get(`/api/v2/finance/accounts/${accountId}/lots`, fiona);
  expect({ usage: usage['leadsRemaining'], lots: lots['lots'] }).toEqual({ usage: 0, lots: [] });
  expect((lines['lines'] as object[])[0]).toMatchObject({ kind: 'expired', at: endsAt, leads: -100 });
});

it('a month is not proposed while something that ended in it is not booked, and the account is named', async () => {
  const accountId = 'waits';
  // Its ledger knows of no such end, so no sweep can book it.
  await gives(accountId, 30, never);
  await endsNow(accountId, endsAt);
  const { status, body } = await billing.post(`${months}/${month}/propose`, fiona, undefined, key());
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { code: 'ends-not-booked', details: { accountId, dueAt: endsAt } },
  });
  await endsNow(accountId, never);
});

it('what ended unbooked in a month that is locked is booked at its own instant, and counts in the open one', async () => {
  const accountId = 'missed';
  await gives(accountId, 750, never);
  const { body: proposed } = await billing.post(`${months}/${month}/propose`, fiona, undefined, key());
  const frank = { ...fiona, personId: 'frank' };
  const { proposalId } = proposed;
  const { body: locked } = await billing.post(`${months}/${month}/lock`, frank, { proposalId }, key());
  expect(locked).toMatchObject({ state: 'locked' });
  const manifest = await billing.file(`${months}/${month}/manifest`, fiona);
  const before = await statement(accountId, november);
  expect(before).toMatchObject({ issued: 750, expired: 0, closing: 750 });

  await wasMissed(accountId);
  expect(await statement(accountId, since)).toMatchObject({ opening: 750, issued: 0, expired: 750, closing: 0 });
  expect(await statement(accountId, november)).toEqual(before);
  expect(await billing.file(`${months}/${month}/manifest`, fiona)).toBe(manifest);
  const { body: pack } = await billing.get(`${months}/${month}`, fiona);
  expect(pack['bookedLater']).toEqual([
    expect.objectContaining({ accountId, type: 'expired', leads: 750, happenedAt: endsAt, why: 'locked-month' }),
  ]);
  const { body: next } = await billing.get(`${months}/${year}-12`, fiona);
  expect(next['totals']).toMatchObject({ leads: { opening: 780, expired: 750, closing: 30 } });
  const lines: CheckLine[] = [];
  for await (const line of checkAccounts(billing.database, {
    contract: billingContract,
    asOf: () => ({ at: new Date() }),
  }))
    lines.push(line);
  expect(lines.filter(({ kind }) => kind === 'broken')).toEqual([]);
});
