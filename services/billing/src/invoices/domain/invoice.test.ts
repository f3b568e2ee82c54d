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

const eventsOf = (...readings: RecordInvoice[]): string[] => eventsIn(...readings).map(({ type }) => type);

/** The events that these readings make, one after the other. */
function eventsIn(...readings: RecordInvoice[]): InvoiceEvent[] {
  let state: InvoiceState = null;
  const events: InvoiceEvent[] = [];
  for (const reading of readings) {
    const decided = invoice.decide(reading, state);
    if (!decided.accepted) throw new Error('refused');
    events.push(...decided.events);
    state = decided.events.reduce(invoice.evolve, state);
  }
  return events;
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
  ])('only moves on: %s', (_what, readings, types) => expect(eventsOf(...readings)).toEqual(types));

  it.each([
    [
      'counts them: the second one is open and won, each once',
      [
        { dispute: 'open', disputes: 1 },
        { dispute: 'won', disputes: 1 },
        { dispute: 'open', disputes: 1 },
        { dispute: 'open', disputes: 2 },
        { dispute: 'won', disputes: 2 },
        { dispute: 'won', disputes: 1 },
      ],
      ['open', 'won', 'open', 'won'],
    ],
    [
      'does not count them: one that is gone was won, and one that is open then is the next',
      [{ dispute: 'open' }, { dispute: 'none' }, { dispute: 'none' }, { dispute: 'open' }],
      ['open', 'won', 'open'],
    ],
  ] as const)('may be disputed again after a dispute that was won; its provider %s', (_how, disputes, changes) => {
    const events = eventsIn(read(), ...disputes.map((more) => read(more)));
    expect(events.flatMap((event) => (event.type === 'InvoiceChanged' ? [event.dispute] : []))).toEqual(changes);
  });

  it('of before disputes were counted has one at most', () => {
    const changed = { type: 'InvoiceChanged', invoiceId: 'in-1', processor: 'sandbox', effectiveAt: at } as const;
    const state = invoice.evolve(null, { ...changed, status: 'paid', refundedCents: 0, dispute: 'won' });
    expect(state).toMatchObject({ dispute: 'won', disputes: 1 });
  });

  it('has a refund less where one failed, once', () => {
    const readings = [read(), read({ refundedCents: 300 }), read({ refundedCents: 100 }), read({ refundedCents: 100 })];
    expect(eventsOf(...readings)).toEqual(['InvoiceIssued', 'InvoicePaid', 'InvoiceChanged', 'InvoiceChanged']);
  });
});
