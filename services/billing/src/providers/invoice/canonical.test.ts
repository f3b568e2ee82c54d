import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { parseInvoice, type InvoiceProblem } from './canonical.ts';
import { decimalOf } from './decimal-cents.ts';
import { olderShapeOf, paymentShapeOf } from '../../invoices/write-shapes.ts';
import type { OlderInvoiceShape, PaymentInvoiceShape } from '@leadwright/contracts/routes/billing/invoices/shapes';

const owner = { customerId: 'customer-1', subscriptionId: 'subscription-1' };
const payment: PaymentInvoiceShape = {
  id: 'in_1Abc',
  number: 'LW-0001',
  created: 1_767_000_000,
  period_start: 1_767_000_000,
  period_end: 1_769_678_400,
  amount_due: 9_900,
  amount_paid: 9_900,
  invoice_pdf: null,
};
const older: OlderInvoiceShape = {
  id: '8kq2f1',
  number: '1005',
  createdAt: '2019-01-10T09:00:00Z',
  amount: '49.90',
  planId: 'individual-unlimited',
  subscription: { billingPeriodStartDate: '2019-01-10', billingPeriodEndDate: '2019-02-09' },
};
const parsed = (shape: unknown) => {
  const result = parseInvoice(shape, owner);
  if (!result.parsed) throw new Error(result.problem);
  return result.invoice;
};
const problemOf = (shape: unknown): InvoiceProblem | null => {
  const result = parseInvoice(shape, owner);
  return result.parsed ? null : result.problem;
};

const seconds = fc.integer({ min: 1_262_304_000, max: 4_102_444_800 });
const cents = fc.integer({ min: 0, max: 100_000_000 });
const name = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
const days = fc.integer({ min: 0, max: 40_000 });
const dayOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const payments = fc
  .record({ name, number: name, created: seconds, start: seconds, length: fc.nat(5_000_000), due: cents, paid: cents })
  .map(({ name: id, start, length, due, paid, ...more }) => ({
    id: `in_${id}`,
    ...more,
    period_start: start,
    period_end: start + length,
    amount_due: due,
    amount_paid: paid,
    invoice_pdf: null,
  }));
const olders = fc
  .record({ id: name, number: name, created: seconds, start: days, length: fc.nat(400), amount: cents, planId: name })
  .map(({ created, start, length, amount, ...more }) => ({
    ...more,
    createdAt: new Date(created * 1_000).toISOString().replace('.000Z', 'Z'),
    amount: decimalOf(amount),
    subscription: { billingPeriodStartDate: dayOf(start), billingPeriodEndDate: dayOf(start + length) },
  }));

describe('an invoice in either shape', () => {
  it('of a payment provider becomes whole cents and instants', () => {
    expect(parsed(payment)).toMatchObject({
      ...owner,
      invoiceId: 'in_1Abc',
      number: 'LW-0001',
      status: 'paid',
      reason: 'other',
      currency: 'USD',
      dueCents: 9_900,
      paidCents: 9_900,
      issuedAt: '2025-12-29T09:20:00.000000Z',
      lines: [{ amountCents: 9_900 }],
    });
    expect(parsed({ ...payment, amount_paid: 0 })).toMatchObject({ status: 'open', paidAt: null });
  });

  it('of the older provider becomes the same, and its last day belongs to the period', () => {
    expect(parsed(older)).toMatchObject({
      invoiceId: '8kq2f1',
      dueCents: 4_990,
      paidCents: 4_990,
      planId: 'individual-unlimited',
      periodStart: '2019-01-10T00:00:00.000000Z',
      periodEnd: '2019-02-10T00:00:00.000000Z',
    });
  });

  it('comes back as it was, from both shapes and to both', () => {
    fc.assert(
      fc.property(payments, (shape) => expect(paymentShapeOf(parsed(shape), null)).toEqual(shape)),
      cases(),
    );
    fc.assert(
      fc.property(olders, (shape) => expect(olderShapeOf(parsed(shape))).toEqual(shape)),
      cases(),
    );
  });

  it('keeps every fact of an invoice whose own id has no underscore', () => {
    fc.assert(
      fc.property(olders, (shape) => {
        const canonical = { ...parsed(shape), lines: [], planId: null };
        const shown = paymentShapeOf(canonical, '/pdf');
        expect(shown).toMatchObject({ id: `invoice_${shape.id}`, invoice_pdf: '/pdf' });
        expect({ ...parsed(shown), lines: [] }).toEqual(canonical);
      }),
      cases(),
    );
  });

  it.each([
    [{ ...payment, amount_due: 99.5 }],
    [{ ...payment, amount_paid: 0.1 + 0.2 }],
    [{ ...payment, amount_due: 2 ** 53 }],
    [{ ...older, amount: '49.905' }],
    [{ ...older, amount: '1e2' }],
    [{ ...older, amount: '' }],
  ])('whose amount is not exact cents is refused: %j', (shape) => {
    expect(problemOf(shape)).toBe('amount-not-cents');
  });

  it('with any third place behind the point is refused, and never rounded', () => {
    const odd = fc.tuple(cents, fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(odd, ([amount, more]) => {
        expect(problemOf({ ...older, amount: `${decimalOf(amount)}${more}` })).toBe('amount-not-cents');
        expect(problemOf({ ...payment, amount_due: amount + more / 10 })).toBe('amount-not-cents');
      }),
      cases(),
    );
  });

  it('in another currency is refused; the case of its code does not matter', () => {
    expect(problemOf({ ...payment, currency: 'eur' })).toBe('currency-unknown');
    expect(problemOf({ ...older, currencyIsoCode: 'CAD' })).toBe('currency-unknown');
    expect(problemOf({ ...payment, currency: 'usd' })).toBeNull();
    expect(problemOf({ ...older, currencyIsoCode: 'USD' })).toBeNull();
  });

  it('whose period ends before it begins is refused', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 1_000_000 }), (shape, back) => {
        expect(problemOf({ ...shape, period_end: shape.period_start - back })).toBe('period-backwards');
      }),
      cases(),
    );
    const subscription = { billingPeriodStartDate: '2019-02-10', billingPeriodEndDate: '2019-02-09' };
    expect(problemOf({ ...older, subscription })).toBe('period-backwards');
  });

  it.each([
    [{ ...older, createdAt: 'yesterday' }],
    [{ ...older, createdAt: '2019-01-10' }],
    [{ ...older, subscription: { billingPeriodStartDate: '2019-02-30', billingPeriodEndDate: '2019-03-09' } }],
    [{ ...older, subscription: { billingPeriodStartDate: '10.01.2019', billingPeriodEndDate: '2019-03-09' } }],
    [{ ...payment, created: 9e15 }],
  ])('with a date that does not exist is refused: %j', (shape) => {
    expect(problemOf(shape)).toBe('date-invalid');
  });

  it.each([[null], [[]], [{}], [{ ...older, id: 'in_1' }], [{ ...payment, id: 'in1' }], [{ ...older, amount: 49.9 }]])(
    'of no known shape is refused: %j',
    (shape) => expect(problemOf(shape)).toBe('shape-unknown'),
  );
});
