import { describe, expect, it } from '@jest/globals';
import { invoice, type InvoiceEvent, type InvoiceState, type RecordInvoice } from './invoice.ts';

const at = '2027-02-01T00:00:00.000000Z';
const paidAt = '2027-01-31T10:00:05.000000Z';
const read = (more: Partial<RecordInvoice> = {}): RecordInvoice => ({
  type: 'RecordInvoice',
  at,
  issued: {
    invoiceId: 'in-1',
    processor: 'sandbox',
    number: '1001',
    customerId: 'cus-1',
    subscriptionId: 'sub-1',
    planId: 'team-unlimited',
    paidFor: 'renewal',
    periodStart: '2027-01-31T10:00:00.000000Z',
    periodEnd: '2027-02-28T10:00:00.000000Z',
    currency: 'USD',
    dueCents: 9_900,
    lines: [],
    effectiveAt: '2027-01-31T10:00:00.000000Z',
  },
  status: 'paid',
  paidCents: 9_900,
  paidAt,
  refundedCents: 0,
  dispute: 'none',
  ...more,
});
const open = { status: 'open', paidCents: 0, paidAt: null } as const;

/** The types of the events that these readings make, one after the other. */
function told(...readings: RecordInvoice[]): string[] {
  let state: InvoiceState = null;
  const events: InvoiceEvent[] = [];
  for (const reading of readings) {
    const decided = invoice.decide(reading, state);
    if (!decided.accepted) throw new Error('refused');
    events.push(...decided.events);
    state = decided.events.reduce(invoice.evolve, state);
  }
  return events.map(({ type }) => type);
}

describe('an invoice', () => {
  it.each([
    ['a draft, which is none yet', [read({ ...open, status: 'draft' })], []],
    ['one that is read again', [read(), read()], ['InvoiceIssued', 'InvoicePaid']],
    ['an old reading after a newer one', [read(), read(open)], ['InvoiceIssued', 'InvoicePaid']],
    ['one reopened after payment', [read(), read({ ...open, status: 'past-due' })], ['InvoiceIssued', 'InvoicePaid']],
    [
      'a failed payment that is made up for',
      [read(open), read({ ...open, status: 'past-due' }), read()],
      ['InvoiceIssued', 'PaymentFailed', 'InvoicePaid'],
    ],
    [
      'a dispute that is lost',
      [read(), read({ dispute: 'open' }), read({ dispute: 'lost' }), read({ dispute: 'open' })],
      ['InvoiceIssued', 'InvoicePaid', 'InvoiceChanged', 'InvoiceChanged'],
    ],
    ['one that is void', [read(open), read({ ...open, status: 'void' })], ['InvoiceIssued', 'InvoiceChanged']],
  ])('only moves on: %s', (_what, readings, types) => expect(told(...readings)).toEqual(types));

  it('has a refund less where one failed, once', () => {
    const readings = [read(), read({ refundedCents: 300 }), read({ refundedCents: 100 }), read({ refundedCents: 100 })];
    expect(told(...readings)).toEqual(['InvoiceIssued', 'InvoicePaid', 'InvoiceChanged', 'InvoiceChanged']);
  });
});
