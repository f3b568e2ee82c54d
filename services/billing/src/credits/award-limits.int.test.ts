// Security S31 over whole billing: what notification publishes of shares, the clock's periods, and what is booked.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { domainMarks, mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { eventually } from '@leadwright/testing/eventually';
import { sql, type Kysely } from 'kysely';
import { instantOf } from '../kernel/domain/instant.ts';
import { ledgerViolations } from '../ledger/projections/ledger-violations.ts';
import { planNamed } from '../plans/testing/plan-named.ts';
import { materialise } from '../subscription/periods/materialise.ts';
import {
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
} from '../subscription/testing/account-over-time.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../testing/billing-under-test.ts';
import { bookWaitingAwardsWork } from './book-waiting-awards.ts';
import type { AwardPolicy } from './domain/award-policy.ts';
import { testStore } from '../testing/test-store.ts';

const keys = parseMarkKeys(`1=${'a'.repeat(32)}`);
const DAY_MS = 86_400_000;
const [trialLeads, teamLeads] = [
  planNamed('free-trial').leadsFirstPeriod,
  planNamed('team-unlimited').leadsFirstPeriod,
];

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());
afterEach(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
});

const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(billing.database.db, 'all', work);
const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
const leftIs = (accountId: string, leads: number) => eventually(async () => expect(await left(accountId)).toBe(leads));

async function opened(planId: string): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await leftIs(accountId, planId === 'free-trial' ? trialLeads : teamLeads);
  return accountId;
}

async function accountsOnPlans(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`select account_id from subscription`.execute(db);
  return rows.map((row) => row.account_id);
}

let mails = 0;
/** Shares with these addresses, whose mails are all accepted; answers the ids of the mails. */
async function share(accountId: string, addresses: string[], leadsEach = 10_000): Promise<string[]> {
  const recipients = addresses.map((address) => ({
    messageId: `mail-${(mails += 1)}`,
    recipientMarks: mailboxMarks(keys, address),
    domainMarks: domainMarks(keys, address),
    excluded: '',
  }));
  const value = { shareId: 'shr', personId: 'p', searchId: 's', recipients, leadsEach: BigInt(leadsEach) };
  await billing.fromNotification(accountId, { case: 'searchShared', value });
  for (const { messageId } of recipients)
    await billing.fromNotification(accountId, { case: 'messageSent', value: { messageId, template: 'share' } });
  return recipients.map(({ messageId }) => messageId);
}
const confirm = (accountId: string, messageId = '') =>
  billing.fromNotification(accountId, { case: 'sharedSearchConfirmed', value: { shareId: 'shr', messageId } });
const bounce = (accountId: string, messageId = '') =>
  billing.fromNotification(accountId, {
    case: 'messageBounced',
    value: { messageId, template: 'share', reason: 'bounce' },
  });

const waiting = (accountId: string) =>
  inAll(async (trx) => {
    const { rows } = await sql<{ reason: string }>`select reason from waiting_award where account_id = ${accountId}
      order by since, message_id`.execute(trx);
    return rows.map(({ reason }) => reason);
  });
const waitingIs = (accountId: string, reasons: string[]) =>
  eventually(async () => expect((await waiting(accountId)).sort()).toEqual([...reasons].sort()));
const typesOf = (accountId: string, type: string) => billing.published(accountId).filter((each) => each === type);
const strangers = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `new${n}.${randomUUID()}@gmail.com`);

describe('security S31: awards for shared searches', () => {
  it('of invented addresses of one catch-all domain are one a period, and the others wait', async () => {
    const accountId = await opened('team-unlimited');
    await share(
      accountId,
      Array.from({ length: 30 }, (_, n) => `x${n}@${n % 2 === 0 ? '' : 'mail.'}catch-all.example`),
    );
    await waitingIs(
      accountId,
      Array.from({ length: 29 }, () => 'domain'),
    );
    expect(await left(accountId)).toBe(teamLeads + 10_000);
  });

  it('in a trial are one altogether, whoever the others are', async () => {
    const accountId = await opened('free-trial');
    const [, second] = await share(accountId, strangers(5));
    await confirm(accountId, second);
    await waitingIs(accountId, ['trial', 'trial', 'trial', 'trial']);
    expect(await left(accountId)).toBe(trialLeads + 10_000);
  });

  it('in a paid period are three on delivery, ten more that were confirmed, and none of the rest', async () => {
    const accountId = await opened('team-unlimited');
    const sent = await share(accountId, strangers(16));
    await waitingIs(
      accountId,
      Array.from({ length: 13 }, () => 'period'),
    );
    expect(await left(accountId)).toBe(teamLeads + 30_000);
    for (const messageId of sent.slice(3)) await confirm(accountId, messageId);
    // A click more, and one for an award that was booked, bring nothing.
    for (const messageId of sent) await confirm(accountId, messageId);
    await waitingIs(accountId, ['period', 'period', 'period']);
    await leftIs(accountId, teamLeads + 130_000);
    await eventually(() => expect(typesOf(accountId, 'FreeLeadsGiven')).toHaveLength(13));
    expect(typesOf(accountId, 'ShareAwardPostponed')).toHaveLength(13);
  });

  it('that was confirmed before its mail was known to be accepted counts as confirmed', async () => {
    const accountId = await opened('team-unlimited');
    await share(accountId, strangers(3));
    const recipients = [{ messageId: 'early', recipientMarks: mailboxMarks(keys, 'early@gmail.com'), excluded: '' }];
    const value = { shareId: 'shr', personId: 'p', searchId: 's', recipients };
    await billing.fromNotification(accountId, { case: 'searchShared', value });
    await confirm(accountId, 'early');
    await billing.fromNotification(accountId, {
      case: 'messageSent',
      value: { messageId: 'early', template: 'share' },
    });
    await leftIs(accountId, teamLeads + 40_000);
  });

  it('whose mail bounced while it waited is dropped, and its mailbox may bring it later', async () => {
    const accountId = await opened('team-unlimited');
    const addresses = strangers(4);
    const [, , , last] = await share(accountId, addresses);
    await waitingIs(accountId, ['period']);
    await bounce(accountId, last);
    await waitingIs(accountId, []);
    await eventually(() => expect(typesOf(accountId, 'ShareAwardDropped')).toHaveLength(1));
    const [again] = await share(accountId, addresses.slice(3));
    await confirm(accountId, again);
    await leftIs(accountId, teamLeads + 40_000);
  });

  it('is what was promised when it was shared, whatever one brings now', async () => {
    const accountId = await opened('team-unlimited');
    await share(accountId, strangers(1), 7_000);
    await leftIs(accountId, teamLeads + 7_000);
  });
});

describe('security S31: an award that waits', () => {
  const policy = { open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 };
  /** One round of the work, so many days from now. */
  async function roundAfter(days: number, numbers: Partial<AwardPolicy> = {}): Promise<void> {
    const store = testStore(billing.database, { clockOffsetMs: () => days * DAY_MS }) as unknown as EventStore;
    // As the work that passes boundaries does.
    for (const accountId of await inAll(accountsOnPlans))
      await store.transaction([accountId], (tx) => materialise(tx, accountId, context));
    const awardPolicy = { ...policy, ...numbers };
    await bookWaitingAwardsWork({ database: billing.database, store, awardPolicy }).round(new AbortController().signal);
  }
  const given = (accountId: string) =>
    inAll(async (trx) => {
      const { rows } = await sql<{ leads: string }>`select coalesce(sum(value), 0) as leads from promo_record
        where account_id = ${accountId} and code = 'SHARED-SEARCH'`.execute(trx);
      return Number(rows[0]?.leads);
    });

  it('is booked in a later period, the oldest first, once, and never in the same one', async () => {
    const accountId = await opened('team-unlimited');
    await share(accountId, strangers(8));
    await waitingIs(
      accountId,
      Array.from({ length: 5 }, () => 'period'),
    );
    await roundAfter(0);
    expect(await given(accountId)).toBe(30_000);
    await Promise.all([roundAfter(32), roundAfter(32)]);
    await roundAfter(33);
    expect(await given(accountId)).toBe(60_000);
    await roundAfter(64);
    expect([await given(accountId), await waiting(accountId)]).toEqual([80_000, []]);
  });

  it('is one for each domain in each later period', async () => {
    const accountId = await opened('team-unlimited');
    await share(
      accountId,
      ['a', 'b', 'c'].map((name) => `${name}@waits.example`),
    );
    await waitingIs(accountId, ['domain', 'domain']);
    await roundAfter(32);
    expect([await given(accountId), await waiting(accountId)]).toEqual([20_000, ['domain']]);
  });

  it('of a trial is booked once a plan is paid for, and not for a plan whose invoice is open', async () => {
    const accountId = await opened('free-trial');
    await share(accountId, strangers(6));
    await waitingIs(
      accountId,
      Array.from({ length: 5 }, () => 'trial'),
    );
    await roundAfter(40);
    expect(await given(accountId)).toBe(10_000);
    const store = testStore(billing.database);
    const [periodStart, periodEnd] = [-1, 29].map((days) =>
      instantOf(new Date(Date.now() + days * DAY_MS).toISOString()),
    );
    const period = { planId: 'team-unlimited', periodStart: periodStart ?? '', periodEnd: periodEnd ?? '' };
    const subscriptionId = `sub-${accountId}`;
    const subscribed = { subscription: providerSubscription({ ...period, subscriptionId }) };
    await accountOverTime({ store, accountId }).apply({ ...subscribed, invoices: [] });
    await roundAfter(0);
    expect([await given(accountId), await waiting(accountId)]).toEqual([
      10_000,
      Array.from({ length: 5 }, () => 'payment'),
    ]);
    const paid = providerInvoice({ invoiceId: `in-${accountId}`, subscriptionId, reason: 'first', ...period });
    await accountOverTime({ store, accountId }).apply({ ...subscribed, invoices: [paid] });
    await roundAfter(0);
    const waits = await waiting(accountId);
    expect([(await given(accountId)) + waits.length * 10_000, new Set(waits)]).toEqual([60_000, new Set(['period'])]);
    expect(waits.length).toBeLessThan(5);
  });

  it('says that there is no plan once the plan has ended at once', async () => {
    const accountId = await opened('free-trial');
    const store = testStore(billing.database);
    const [periodStart = '', periodEnd = '', now = ''] = [-1, 29, 0].map((days) =>
      instantOf(new Date(Date.now() + days * DAY_MS).toISOString()),
    );
    const of = { subscriptionId: `sub-${accountId}`, planId: 'team-unlimited', periodStart, periodEnd };
    const invoices = [providerInvoice({ ...of, invoiceId: `in-${accountId}`, reason: 'first' })];
    const account = accountOverTime({ store, accountId });
    await account.apply({ subscription: providerSubscription(of), invoices });
    await share(accountId, strangers(5));
    await waitingIs(accountId, ['period', 'period']);
    await account.apply({ subscription: providerSubscription({ ...of, status: 'cancelled', endedAt: now }), invoices });
    await roundAfter(0);
    expect(await waiting(accountId)).toEqual(['no-plan', 'no-plan']);
  });

  it('is not booked while awards are stopped, and is tried at once by other numbers of the operator', async () => {
    const accountId = await opened('team-unlimited');
    await share(accountId, strangers(5));
    await waitingIs(accountId, ['period', 'period']);
    await roundAfter(0);
    await roundAfter(0, { onDelivery: 4 });
    expect([await given(accountId), await waiting(accountId)]).toEqual([40_000, ['period']]);
    await roundAfter(32, { open: false });
    expect([await given(accountId), await waiting(accountId)]).toEqual([40_000, ['period']]);
  });
});

describe('what finance reads of the awards', () => {
  const months = async () => {
    const finance = { accountId: 'staff', staff: 'finance' as const };
    const { status, body } = await billing.get('/api/v2/finance/share-awards', finance);
    expect(status).toBe(200);
    return body as { open: boolean; months: Record<string, number>[]; waiting: Record<string, unknown>[] };
  };

  it('is what was booked by month, what became of it, and what waits for what', async () => {
    const before = await months();
    const accountId = await opened('free-trial');
    const [first] = await share(accountId, strangers(3));
    await waitingIs(accountId, ['trial', 'trial']);
    await bounce(accountId, first);
    await leftIs(accountId, trialLeads);
    const after = await months();
    const sumOf = ({ months: all }: typeof after, name: string) => all.reduce((sum, row) => sum + (row[name] ?? 0), 0);
    const more = (name: string) => sumOf(after, name) - sumOf(before, name);
    expect([after.open, more('awards'), more('leads'), more('takenBack')]).toEqual([true, 1, 10_000, 10_000]);
    const waitsOf = ({ waiting: all }: typeof after) =>
      Number(all.find(({ reason }) => reason === 'trial')?.['leads'] ?? 0);
    expect(waitsOf(after) - waitsOf(before)).toBe(20_000);
  });

  it('and what anybody with an account reads of the numbers, are the operator’s', async () => {
    const { open, terms } = (await months()) as unknown as { open: boolean; terms: object };
    const { body } = await billing.get('/api/v2/share-awards', { accountId: await opened('free-trial') });
    expect(body).toEqual({ open, ...terms });
  });

  it('is refused to anybody else', async () => {
    expect((await billing.get('/api/v2/finance/share-awards', { accountId: 'a' })).status).toBe(403);
  });
});
