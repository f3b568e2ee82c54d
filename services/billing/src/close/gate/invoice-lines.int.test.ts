import { inScope } from '@leadwright/postgres/scope';
import { propose } from '../../credits/routes/book-proposal.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { tamper } from '../../ledger/testing/tampered-rows.ts';
import {
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { checkInvoiceLines } from './invoice-lines.ts';

let stored: StoredLedger;
beforeAll(async () => {
  stored = await openStoredLedger({ connections: 2 });
});
afterAll(() => stored.close());

const period = { periodStart: '2026-06-05T00:00:00.000000Z', periodEnd: '2026-07-05T00:00:00.000000Z' };
const paid = { issuedAt: period.periodStart, paidAt: period.periodStart };
let accounts = 0;

/** With an invoice that was paid in June, of which a line says a dollar more than is due. */
async function charged(lines?: string): Promise<string> {
  const accountId = `charged-${(accounts += 1)}`;
  const own = { subscriptionId: `sub-${accountId}`, customerId: `cus-${accountId}` };
  const life = accountOverTime({ store: stored.store, accountId }, { at: '2026-06-06T00:00:00.000000Z' });
  const invoice = providerInvoice({ invoiceId: `in-${accountId}`, reason: 'first', ...own, ...period, ...paid });
  const [line] = invoice.lines;
  if (!line) throw new Error('an invoice of a plan has a line');
  const wrong = { ...line, amountCents: line.amountCents + 100 };
  await life.apply({
    subscription: providerSubscription({ ...own, ...period }),
    invoices: [{ ...invoice, lines: [wrong] }],
  });
  if (lines !== undefined)
    await tamper(stored.database, `update invoice set lines = ${lines} where account_id = '${accountId}'`);
  return accountId;
}

const isFound = async (accountId: string): Promise<boolean> => {
  const findings = await inScope(stored.database.db, 'all', (trx) => checkInvoiceLines(trx, '2026-06'));
  return findings.some((each) => each.accountId === accountId && each.code === 'lines-differ');
};

describe('an invoice whose lines are not what is due', () => {
  it('is found, until finance answers for it by an adjustment that names it', async () => {
    const [one, other] = [await charged(), await charged()];
    expect([await isFound(one), await isFound(other)]).toEqual([true, true]);
    await stored.store.transaction([one], (tx) =>
      propose({ aboveLeads: 10, aboveCents: 0, openDays: 7 }, { tx, by: 'fiona', context }, one, {
        ...{ action: 'adjust', leads: 1, lotId: null, reason: 'service-fault', note: 'tax without a line' },
        corrects: `in-${one}`,
      }),
    );
    expect([await isFound(one), await isFound(other)]).toEqual([false, true]);
  });

  it('is found without any line', async () => {
    expect(await isFound(await charged("'[]'"))).toBe(true);
  });

  it('is not asked about where its lines do not say what they are for', async () => {
    expect(await isFound(await charged("jsonb_build_array((lines->0) - 'kind')"))).toBe(false);
  });
});
