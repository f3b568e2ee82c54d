import type { CreditPayment, Invoice, LineItem } from 'recurly';
import { refundOf, toInvoice, type AroundInvoice } from './invoices.ts';

const at = (day: string): Date => new Date(`${day}T09:00:00Z`);
const item: LineItem = {
  type: 'charge',
  origin: 'plan',
  planCode: 'team-unlimited',
  description: 'Team unlimited',
  amount: 99,
  startDate: at('2026-01-10'),
  endDate: at('2026-02-10'),
};
const invoice = {
  id: 'in1',
  type: 'charge',
  origin: 'renewal',
  state: 'paid',
  number: '1005',
  account: { code: 'acme' },
  currency: 'USD',
  total: 99,
  paid: 99,
  balance: 0,
  createdAt: at('2026-01-10'),
  closedAt: at('2026-01-11'),
} as Invoice;
const around: AroundInvoice = {
  subscriptionId: 'uuid-f00d',
  lineItems: [item],
  creditedBy: new Map(),
  refundedCents: 0,
};
const mapped = (more: Partial<Invoice> = {}, also: Partial<AroundInvoice> = {}) =>
  toInvoice({ ...invoice, ...more } as Invoice, { ...around, ...also });

describe('an invoice of Recurly', () => {
  it('is whole cents, with the period of its plan', () => {
    expect(mapped()).toEqual({
      invoiceId: 'number-1005',
      number: '1005',
      customerId: 'code-acme',
      subscriptionId: 'uuid-f00d',
      status: 'paid',
      reason: 'renewal',
      planId: 'team-unlimited',
      periodStart: '2026-01-10T09:00:00.000000Z',
      periodEnd: '2026-02-10T09:00:00.000000Z',
      currency: 'USD',
      dueCents: 9_900,
      paidCents: 9_900,
      refundedCents: 0,
      dispute: 'none',
      lines: [
        {
          description: 'Team unlimited',
          amountCents: 9_900,
          planId: 'team-unlimited',
          periodStart: '2026-01-10T09:00:00.000000Z',
          periodEnd: '2026-02-10T09:00:00.000000Z',
        },
      ],
      issuedAt: '2026-01-10T09:00:00.000000Z',
      paidAt: '2026-01-11T09:00:00.000000Z',
    });
  });

  it('has its tax as a line where the items are without it, and what nothing says stays missing', () => {
    const amountsOf = (more: Partial<Invoice>) => mapped(more).lines.map((line) => [line.planId, line.amountCents]);
    const own = ['team-unlimited', 9_900];
    expect(amountsOf({ total: 107.17, paid: 107.17, tax: 8.17 })).toEqual([own, [null, 817]]);
    expect(amountsOf({ tax: 8.17 })).toEqual([own]);
    expect(amountsOf({ total: 107.17, paid: 107.17, tax: 8.16 })).toEqual([own]);
  });

  it.each([
    ['open', 0, 'open'],
    ['pending', 0, 'open'],
    ['processing', 0, 'open'],
    ['past_due', 99, 'past-due'],
    ['paid', 0, 'paid'],
    ['failed', 99, 'uncollectible'],
    ['voided', 0, 'void'],
    ['closed', 0, 'paid'],
    ['closed', 99, 'uncollectible'],
  ])('in state %s with %d left is %s', (state, balance, status) => {
    const paidAt = state === 'paid' ? '2026-01-11T09:00:00.000000Z' : null;
    expect(mapped({ state, balance })).toMatchObject({ status, paidAt });
  });

  it.each([
    ['purchase', 'first'],
    ['renewal', 'renewal'],
    ['immediate_change', 'change'],
    ['termination', 'other'],
    ['prepayment', 'other'],
    ['import', 'other'],
  ])('of origin %s has the reason %s; without a subscription it grants nothing', (origin, reason) => {
    expect(mapped({ origin }).reason).toBe(reason);
    expect(mapped({ origin }, { subscriptionId: null }).reason).toBe('other');
  });

  it('takes amounts by their digits, not as floats', () => {
    expect(mapped({ total: 19.99, paid: 19.99 })).toMatchObject({ dueCents: 1_999, paidCents: 1_999 });
    expect(() => mapped({ total: 0.1 + 0.2 })).toThrow('exact cents');
  });

  it('that a credit pays in part has the credit as a line, and all lines add up to what is due', () => {
    const old = { ...item, type: 'credit', planCode: 'individual-unlimited', description: 'Individual', amount: -25 };
    const payment: CreditPayment = { action: 'payment', amount: 25, originalInvoice: { id: 'cr1', number: '1004' } };
    const voided = { ...payment, voidedAt: at('2026-01-12') };
    const creditedBy = new Map([['cr1', { lineItems: [old] } as Invoice]]);
    const read = mapped({ creditPayments: [payment, voided], paid: 74 }, { creditedBy });
    expect(read).toMatchObject({ dueCents: 7_400, planId: 'team-unlimited' });
    expect(read.lines.map(({ amountCents, planId }) => [amountCents, planId])).toEqual([
      [9_900, 'team-unlimited'],
      [-2_500, 'individual-unlimited'],
    ]);
  });

  it('says what earlier credit paid; of an upgrade without what it credits of the old plan', () => {
    const payments = [
      { action: 'payment', amount: 10, originalInvoice: { id: 'cr1' } },
      { action: 'payment', amount: 49, originalInvoice: { id: 'cr2' } },
    ];
    const creditedBy = new Map([
      ['cr1', { origin: 'immediate_change', total: -25 } as Invoice],
      ['cr2', { origin: 'credit', total: -49 } as Invoice],
    ]);
    expect(mapped({ creditPayments: payments }, { creditedBy }).byCreditCents).toBe(5_900);
    const upgrade = { origin: 'immediate_change', creditPayments: payments };
    // The rest of the old plan's credit pays a later charge: it counts there.
    expect(mapped(upgrade, { creditedBy }).byCreditCents).toBe(3_400);
  });

  it('whose payment the bank took back is disputed', () => {
    const transactions = [{ status: 'success' }, { status: 'chargeback' }];
    expect(mapped({ transactions }).dispute).toBe('open');
    expect(mapped({ transactions: [{ status: 'success' }] }).dispute).toBe('none');
  });

  it('in another currency, or in a state that we do not know, is a fault', () => {
    expect(() => mapped({ currency: 'EUR' })).toThrow('EUR');
    expect(() => mapped({ state: 'frozen' })).toThrow('frozen');
  });

  it('is refunded by the credit invoices that take it back, and by no other credit', () => {
    const credit = { type: 'credit', origin: 'refund', state: 'closed', total: -19.9, previousInvoiceId: 'in1' };
    expect(refundOf(credit as Invoice)).toBe(1_990);
    for (const other of [
      { origin: 'immediate_change' },
      { origin: 'write_off' },
      { state: 'voided' },
      { type: 'charge' },
    ]) {
      expect(refundOf({ ...credit, ...other } as Invoice)).toBe(0);
    }
  });
});
