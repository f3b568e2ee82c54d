// Refunds, chargebacks and what is given back after them, in the tables: lots that are used up are in no folded state.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { inScope } from '@leadwright/postgres/scope';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { LeadsClawedBack } from '../../ledger/domain/events/lots-ended.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { readLines } from '../../ledger/projections/statement.ts';
import {
  INVOICED_CENTS as PAID,
  accountOverTime,
  providerInvoice,
  providerSubscription,
  type AccountOverTime,
} from '../testing/account-over-time.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';

const LEADS = planNamed('team-unlimited').leadsPerPeriod;
const USED = (LEADS * 3) / 5;
const LEFT = LEADS - USED;
const day = (days: number): string =>
  instantOf(
    Temporal.Now.instant()
      .add({ hours: 24 * days })
      .toString(),
  );
const period = { periodStart: day(-5), periodEnd: day(25) };

let stored: StoredLedger;
beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
});
afterAll(async () => {
  expect(await ledgerViolations(stored.database.db)).toEqual([]);
  await stored.close();
});

type Read = (more: Partial<ProviderInvoice>) => Promise<void>;
let accounts = 0;

/** An account whose first month was paid for and which used so many of its leads; `read` reads the invoice again. */
async function using(rows: number): Promise<{ account: AccountOverTime; read: Read }> {
  accounts += 1;
  const own = { subscriptionId: `sub-${accounts}` };
  const account = accountOverTime({ store: stored.store, accountId: `returned-${accounts}` }, { at: day(0) });
  const read: Read = (more) => {
    const invoice = providerInvoice({ invoiceId: `in-${accounts}`, reason: 'first', ...own, ...period, ...more });
    return account.apply({ subscription: providerSubscription({ ...own, ...period }), invoices: [invoice] });
  };
  await read({});
  if (rows > 0) await account.use('d', rows);
  return { account, read };
}

const taken = async (account: AccountOverTime) =>
  (await account.events())
    .filter((event): event is LeadsClawedBack => event.type === 'LeadsClawedBack')
    .map(({ reason, leadsVoided, leadsShort }) => ({ reason, leadsVoided, leadsShort }));
/** Tomorrow: what was just given back is usable from now on. */
const left = (account: AccountOverTime): Promise<number> => {
  account.setClock(day(1));
  return account.available();
};
const grants = async (account: AccountOverTime) => (await account.granted()).map(({ leads }) => leads);

describe('a payment that is taken back', () => {
  it('S14: by a chargeback takes what is left; what was used is a receivable', async () => {
    const { account, read } = await using(USED);
    await read({ dispute: 'open' });
    await read({ dispute: 'lost' });
    expect(await taken(account)).toEqual([{ reason: 'chargeback', leadsVoided: LEFT, leadsShort: USED }]);
    expect(await left(account)).toBe(0);
  });

  it.each([
    ['a chargeback', { dispute: 'open' }, 'chargeback', LEADS],
    ['a refund', { refundedCents: PAID }, 'refund', LEADS],
    ['a refund of the half', { refundedCents: PAID / 2 }, 'refund', LEADS / 2],
  ] as const)(
    'after all of its leads were used is a receivable as a whole: %s',
    async (_by, more, reason, leadsShort) => {
      const { account, read } = await using(LEADS);
      await read(more);
      expect(await taken(account)).toEqual([{ reason, leadsVoided: 0, leadsShort }]);
    },
  );
});

describe('a dispute that was won', () => {
  it.each([
    ['that was announced step by step', ['open', 'won', 'won']],
    ['that was lost first', ['open', 'lost', 'won']],
    ['whose opening is announced once more afterwards', ['open', 'won', 'open', 'won']],
  ] as const)('%s gives back once what it took', async (_how, disputes) => {
    const { account, read } = await using(USED);
    for (const dispute of disputes) await read({ dispute, disputes: 1 });
    expect(await grants(account)).toEqual([LEADS, LEFT]);
    expect(await left(account)).toBe(LEFT);
  });

  it('stands in the statement with its cause, as what the bank took does', async () => {
    const { read } = await using(USED);
    for (const dispute of ['open', 'won'] as const) await read({ dispute, disputes: 1 });
    const own = `returned-${accounts}`;
    const lines = await inScope(stored.database.db, [own], (trx) => readLines(trx, own, null, 10));
    expect(lines.map(({ kind, because, entries }) => [kind, because, entries.at(-1)?.balance])).toEqual([
      ['granted', 'reissue', LEFT],
      ['voided', 'chargeback', 0],
      ['download', null, LEFT],
      ['granted', null, LEADS],
    ]);
  });

  it.each([
    [
      'counts disputes',
      [
        ['open', 1],
        ['won', 1],
        ['open', 2],
        ['open', 2],
        ['lost', 2],
      ],
    ],
    ['says of the last one only that it is gone', [['open'], ['none'], ['open'], ['open']]],
  ] as const)('does not hide the next one, which takes it back once; a provider that %s', async (_how, disputes) => {
    const { account, read } = await using(USED);
    for (const [dispute, count] of disputes) await read({ dispute, ...(count ? { disputes: count } : {}) });
    expect(await left(account)).toBe(0);
    expect((await taken(account)).map(({ leadsVoided, leadsShort }) => [leadsVoided, leadsShort])).toEqual([
      [LEFT, USED],
      [LEFT, USED],
    ]);
  });

  it('may be followed by another that is won: its leads come back each time, and never twice', async () => {
    const { account, read } = await using(USED);
    for (const disputes of [1, 2, 3])
      for (const dispute of ['open', 'won', 'won'] as const) await read({ dispute, disputes });
    expect(await grants(account)).toEqual([LEADS, LEFT, LEFT, LEFT]);
    expect(await left(account)).toBe(LEFT);
  });

  it('between two readings leaves what the next one has taken already as it is', async () => {
    const { account, read } = await using(USED);
    await read({ dispute: 'open', disputes: 1 });
    await read({ dispute: 'open', disputes: 2 });
    expect(await taken(account)).toHaveLength(1);
    await read({ dispute: 'won', disputes: 2 });
    expect(await left(account)).toBe(LEFT);
  });

  it('leaves a later refund of the half at the half: what was given back was not paid for twice', async () => {
    const { account, read } = await using(USED);
    for (const dispute of ['open', 'won'] as const) await read({ dispute });
    await read({ dispute: 'won', refundedCents: PAID / 2 });
    expect((await taken(account)).at(-1)).toEqual({
      reason: 'refund',
      leadsVoided: LEFT,
      leadsShort: LEADS / 2 - LEFT,
    });
  });

  it('before anybody heard of it takes nothing and gives nothing', async () => {
    const { account, read } = await using(USED);
    await read({ dispute: 'won' });
    expect(await grants(account)).toEqual([LEADS]);
    expect(await left(account)).toBe(LEFT);
  });
});

describe('leads that moved to the lot of a plan that carries', () => {
  it('were paid for once: a chargeback takes them, and a dispute that is won gives them back', async () => {
    const { account, read } = await using(USED);
    const own = { subscriptionId: `sub-${accounts}` };
    const planId = 'rollover-500k';
    const more = planNamed(planId).leadsPerPeriod - LEADS;
    const change = { invoiceId: `change-${accounts}`, reason: 'change', planId, ...own, ...period } as const;
    // As it began: what carries was paid for whole.
    const cents = planNamed(planId).priceCents - PAID;
    const sums = { dueCents: cents, paidCents: cents, issuedAt: period.periodStart };
    const upgraded = providerInvoice({ ...change, ...sums, periodStart: day(-1) });
    const subscription = providerSubscription({ ...own, ...period, planId });
    await account.apply({ subscription, invoices: [upgraded] });
    expect(await grants(account)).toEqual([LEADS, LEFT, more]);
    for (const dispute of ['open', 'won'] as const) await read({ dispute });
    expect(await taken(account)).toEqual([{ reason: 'chargeback', leadsVoided: LEFT, leadsShort: USED }]);
    expect(await grants(account)).toEqual([LEADS, LEFT, more, LEFT]);
    expect(await left(account)).toBe(more + LEFT);
  });
});

describe('a refund that failed', () => {
  it('gives back once what it took', async () => {
    const { account, read } = await using(USED);
    for (const refundedCents of [PAID, PAID, 0, 0]) await read({ refundedCents });
    expect(await grants(account)).toEqual([LEADS, LEFT]);
    expect(await left(account)).toBe(LEFT);
  });

  it('beside one that went through gives back its own part', async () => {
    const { account, read } = await using(0);
    for (const refundedCents of [PAID / 2, PAID, PAID / 2]) await read({ refundedCents });
    expect(await left(account)).toBe(LEADS / 2);
  });

  it('and is made again takes again', async () => {
    const { account, read } = await using(USED);
    for (const refundedCents of [PAID, 0, PAID]) await read({ refundedCents });
    expect(await left(account)).toBe(0);
    expect((await taken(account)).map(({ leadsVoided, leadsShort }) => [leadsVoided, leadsShort])).toEqual([
      [LEFT, USED],
      [LEFT, USED],
    ]);
    await read({ refundedCents: 0 });
    expect(await left(account)).toBe(LEFT);
  });
});

describe('an invoice of a period whose lattice has closed twice', () => {
  it('is no anomaly when it is read again, also where it was booked before invoices were causes', async () => {
    accounts += 1;
    const accountId = `returned-${accounts}`;
    const own = { subscriptionId: `sub-${accounts}` };
    const clock = { at: day(0) };
    const account = accountOverTime({ store: stored.store, accountId }, clock);
    const invoices: ProviderInvoice[] = [];
    for (const start of [-100, -60, -20]) {
      const month = { periodStart: day(start), periodEnd: day(start + 30) };
      const reason = start === -100 ? 'first' : 'renewal';
      account.setClock(day(start + 1));
      invoices.push(providerInvoice({ invoiceId: `old-${accounts}-${start}`, reason, ...own, ...month }));
      await account.apply({ subscription: providerSubscription({ ...own, ...month }), invoices });
    }
    await inScope(stored.database.db, 'all', (trx) =>
      sql`delete from cause where account_id = ${accountId} and cause like 'paid-by:%'`.execute(trx),
    );
    const month = { periodStart: day(-20), periodEnd: day(10) };
    await account.apply({ subscription: providerSubscription({ ...own, ...month }), invoices });
    expect((await account.events()).filter(({ type }) => type === 'InvoiceAnomalyFound')).toEqual([]);
    expect(await account.granted()).toHaveLength(3);
  });
});
