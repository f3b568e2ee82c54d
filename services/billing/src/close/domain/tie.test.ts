import { compareBooks, compareInvoices, type BookSum, type InvoicePair } from './tie.ts';

const team: BookSum = {
  ...{ accountId: 'a', lotId: 'plan:l:0' },
  ...{ planId: 'team-unlimited', kind: 'plan', category: 'paid', opening: 0, issued: 50_000, credited: 0 },
  ...{ delivered: 12_000, expired: 38_000, voided: 0, costCents: 9_900 },
};
const pair: InvoicePair = {
  ...{ accountId: 'a', invoiceId: 'in-1', planId: 'team-unlimited', ledgerCents: 9_900, invoiceCents: 9_900 },
  entryId: 'event.0',
  settledById: null,
};

describe('the tie of two books', () => {
  it('has no difference where both say the same, in whatever order', () => {
    const trial = { ...team, lotId: 'trial', kind: 'trial', costCents: 0 };
    expect(compareBooks([team, trial], [trial, team])).toEqual([]);
  });

  it('names each figure that differs by a single lead or cent', () => {
    expect(compareBooks([team], [{ ...team, delivered: 12_001, costCents: 9_899 }])).toMatchObject([
      { figure: 'delivered', ledger: 12_000, other: 12_001, planId: 'team-unlimited', kind: 'plan', category: 'paid' },
      { figure: 'costCents', ledger: 9_900, other: 9_899 },
    ]);
  });

  it('names both lots where leads went from one account to another, although their sum is the same', () => {
    const other = { ...team, accountId: 'b' };
    const moved = [
      { ...team, issued: 49_000 },
      { ...other, issued: 51_000 },
    ];
    expect(compareBooks(moved, [team, other])).toMatchObject([
      { accountId: 'a', lotId: 'plan:l:0', figure: 'issued', ledger: 49_000, other: 50_000 },
      { accountId: 'b', lotId: 'plan:l:0', figure: 'issued', ledger: 51_000, other: 50_000 },
    ]);
  });

  it('names what one book alone has', () => {
    expect(compareBooks([], [team]).map(({ figure }) => figure)).toEqual([
      'issued',
      'delivered',
      'expired',
      'costCents',
    ]);
    expect(compareBooks([team], [])).toHaveLength(4);
  });
});

describe('the tie with invoices', () => {
  it('adds up by plan and has no difference where each invoice paid for its leads', () => {
    expect(compareInvoices([pair, { ...pair, invoiceId: 'in-2' }])).toEqual({
      plans: [{ planId: 'team-unlimited', ledgerCents: 19_800, invoiceCents: 19_800 }],
      differences: [],
    });
  });

  it('names leads without an invoice, also ones that cost nothing, and an invoice without leads', () => {
    const grant = { ...pair, invoiceCents: null };
    const free = { ...grant, ledgerCents: 0 };
    const twice = { ...pair, invoiceId: 'in-2', ledgerCents: null, entryId: null };
    expect(compareInvoices([grant, free, twice]).differences).toMatchObject([
      { ledger: 9_900, other: 0, invoiceId: 'in-1', entryId: 'event.0' },
      { ledger: 0, other: 0, invoiceId: 'in-1' },
      { ledger: 0, other: 9_900, invoiceId: 'in-2', entryId: null },
    ]);
  });

  it('does not let two invoices make good each other', () => {
    const off = [
      { ...pair, invoiceCents: 9_800 },
      { ...pair, invoiceId: 'in-2', invoiceCents: 10_000 },
    ];
    expect(compareInvoices(off).plans).toEqual([
      { planId: 'team-unlimited', ledgerCents: 19_800, invoiceCents: 19_800 },
    ]);
    expect(compareInvoices(off).differences).toHaveLength(2);
  });
});
