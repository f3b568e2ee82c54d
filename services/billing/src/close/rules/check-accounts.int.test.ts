import { randomUUID } from 'node:crypto';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { instantOf } from '../../kernel/domain/instant.ts';
import { ledger, type LedgerCommand } from '../../ledger/domain/ledger.ts';
import { PRIORITY_DEFAULT } from '../../ledger/domain/lots.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { brokenRules, checkAccounts, type CheckLine } from './check-accounts.ts';
import { rules } from './rules.ts';
import { billingContract } from '../../contracts.ts';
import { mayChangeHistory } from '../../ledger/testing/tampered-rows.ts';
import { testStore } from '../../testing/test-store.ts';

// A checker that accepts everything is worthless: each rule is broken once, in a transaction that is rolled back.
const accountId = `account-${randomUUID()}`;
let billing: BillingUnderTest;
const parts = { contract: billingContract, asOf: () => ({ at: new Date() }) };

beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
  await billing.fromAccounts(accountId, {
    case: 'accountOpened',
    value: { ownerPersonId: 'p', planId: 'team-unlimited' },
  });
  await eventually(async () => {
    const { body } = await billing.get('/api/v2/subscription', { accountId, personId: 'p' });
    expect(body['status']).toBe('live');
  });
  // The sandbox announces the first payment in its own time.
  await eventually(async () => {
    const { rows } = await inScope(billing.database.db, 'all', (trx) =>
      sql`select from event_log where type = 'PeriodPaid'`.execute(trx),
    );
    expect(rows).toHaveLength(1);
  });
  await use(instantOf(new Date().toISOString()));
});
afterAll(() => billing.stop());

/** A download of 100 rows, and the credit for it. */
async function use(effectiveAt: string): Promise<void> {
  const store = testStore(billing.database);
  const tell = async (command: LedgerCommand, cause: string): Promise<void> => {
    const context = { actorId: 'service:export', correlationId: 'test', causes: [cause] };
    const told = await store.execute(ledgerStream(accountId), ledger, command, context);
    expect(told).toMatchObject({ accepted: true });
  };
  const asked = { downloadId: 'd', dictId: 'consumers', rows: 100, multiplierHundredths: 100, effectiveAt };
  await tell({ type: 'ReserveLeads', request: asked, downloadLimit: 5_000, unlimited: false }, 'd');
  await tell({ type: 'UseLeads', downloadId: 'd', rows: 90, at: effectiveAt }, 'd:used');
  const lot = {
    lotId: 'credit:d',
    kind: 'credit' as const,
    priority: PRIORITY_DEFAULT,
    category: 'promotional' as const,
    effectiveAt,
    expiresAt: null,
    source: 'credit:d',
    onlyDictionaries: [],
    costCents: 0,
    invoiceId: null,
  };
  await tell({ type: 'CreditLeads', lot, leads: 90, leadsMax: 90, reason: 'bad-file', downloadId: 'd' }, 'credit:d');
}

async function brokenBy(change: string): Promise<number[]> {
  const found = new Set<number>();
  const undone = new Error('rolled back');
  await billing.database.db
    .transaction()
    .execute(async (trx) => {
      await setScope(trx, 'all');
      await mayChangeHistory(trx);
      for (const statement of change.split(';')) await sql.raw(statement).execute(trx);
      for (const { rule } of await brokenRules(trx, [accountId], parts)) found.add(rule);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return [...found].sort((a, b) => a - b);
}

describe('the check of the rules', () => {
  it('finds nothing in an account that was opened, paid, used and credited, and says what holds each rule', async () => {
    const lines: CheckLine[] = [];
    for await (const line of checkAccounts(billing.database, parts)) lines.push(line);
    const report = lines.at(-1);
    expect(lines.filter(({ kind }) => kind === 'broken')).toEqual([]);
    expect(report).toMatchObject({ kind: 'report', accounts: 1 });
    expect(report?.kind === 'report' && report.rules.map(({ broken }) => broken)).toEqual(
      rules.map(({ held }) => (held.by === 'state' ? 0 : null)),
    );
  });

  const anEntry = "(select event_id from ledger_entry where type = 'used' limit 1)";
  const event = (type: string): string => `(select event_id from event_log where type = '${type}' limit 1)`;
  const again = (type: string, payload = 'payload'): string =>
    `insert into event_log overriding system value select (jsonb_populate_record(event_log, jsonb_build_object('event_id', gen_random_uuid(), 'pos', pos + 1000000,
      'account_seq', (select max(account_seq) + 1 from event_log), 'payload', ${payload}))).* from event_log where event_id = ${event(type)}`;
  it.each<[number, string, string]>([
    [
      1,
      'an entry that is changed',
      `update ledger_entry set leads = leads + 1 where event_id = ${anEntry} and leads > 0`,
    ],
    [2, 'a lot that gave more than it had', "update ledger_entry set leads = leads * 100000 where type = 'reserved'"],
    [
      3,
      'leads that vanished from a lot',
      `delete from ledger_entry where event_id = ${anEntry} and ledger_account = 'delivered'`,
    ],
    [4, 'a balance that jumps', 'update ledger_entry set balance = balance + 1 where line = 0'],
    [5, 'a grant that was made twice', again('LeadsGranted')],
    [6, 'a reservation before its lot began', "update lot set effective_at = now() + interval '1 day'"],
    [
      7,
      'a reservation that ended twice',
      `update ledger_entry set event_id = gen_random_uuid() where type = 'returned'; update ledger_entry set type = 'used' where type = 'returned'`,
    ],
    [
      8,
      'a download that used more than it reserved',
      "update ledger_entry set leads = leads * 10 where ledger_account = 'delivered'",
    ],
    [9, 'a download that was credited twice', again('LeadsCredited')],
    [9, 'a credit above what was used', again('LeadsCredited', `jsonb_set(payload, '{leads}', '91')`)],
    [11, 'a use that was taken back', "update ledger_entry set leads = -leads where ledger_account = 'delivered'"],
    [
      13,
      'a message that was changed',
      `update event_log set message = message || '\\x00' where event_id = ${event('LeadsUsed')}`,
    ],
    [13, 'an event that is gone', `delete from event_log where event_id = ${event('LeadsUsed')}`],
    [
      14,
      'an event that the tables do not have',
      `update event_log set payload = jsonb_set(payload, '{leads}', '7') where event_id = ${event('LeadsCredited')}`,
    ],
    [
      15,
      'a state that is not the fold',
      `update head set state = jsonb_set(state, '{lots,0,available}', '7') where stream_id like 'ledger-%'`,
    ],
    [
      16,
      'a subscription that is not the fold',
      `update head set state = jsonb_set(state, '{planId}', '"other"') where stream_id like 'subscription-%'`,
    ],
    [19, 'a period that was paid twice', again('PeriodPaid')],
    [
      19,
      'a gap between two paid periods',
      again(
        'PeriodPaid',
        `jsonb_set(jsonb_set(payload, '{period}', '1'), '{startsAt}', '"2099-01-01T00:00:00.000000Z"')`,
      ),
    ],
    [20, 'a boundary that was not passed', "update subscription set next_due_at = now() - interval '2 hours'"],
    [20, 'a period that ends before it begins', 'update subscription set period_end = period_start'],
    [
      22,
      'a paid invoice without a grant',
      "update lot set invoice_id = null, effective_at = effective_at - interval '3 days'; update invoice set paid_at = now() - interval '2 hours', period_start = now() - interval '2 hours'",
    ],
    [
      22,
      'a grant whose invoice is not paid',
      "update lot set invoice_id = 'never-issued', effective_at = effective_at - interval '3 days'",
    ],
    [23, 'an invoice that says more was paid', 'update invoice set paid_cents = paid_cents + 1'],
    [24, 'an entry without an actor', "update ledger_entry set actor_id = ''"],
    [24, 'an entry without a reason', "update ledger_entry set reason = ''"],
    [
      25,
      'leads that are left and were never granted',
      "update ledger_entry set leads = leads - 5 where ledger_account like 'issued:%'",
    ],
    [
      26,
      'leads that are there after their end',
      "update lot set expires_at = now() - interval '2 minutes' where available > 0",
    ],
    [
      26,
      'leads that ended on another day than theirs',
      "update ledger_entry set type = 'expired', reason = 'lot-ended', ledger_account = 'expired', lot_id = (select lot_id from lot where expires_at is not null limit 1) where ledger_account = 'delivered'",
    ],
  ])('rule %d finds %s', async (rule, _name, change) => {
    expect(await brokenBy(change)).toContain(rule);
  });
});
