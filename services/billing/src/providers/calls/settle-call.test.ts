import type { Processor } from '../processor.ts';
import { providerInvoice } from '../../subscription/testing/account-over-time.ts';
import { settledCall } from './settle-call.ts';

const read = providerInvoice({ invoiceId: 'in-1', periodStart: '2027-01-01T00:00Z', periodEnd: '2027-02-01T00:00Z' });
const settled = (refundedCents: number | null) =>
  settledCall(
    { readInvoice: async () => (refundedCents === null ? null : { ...read, refundedCents }) } as unknown as Processor,
    {
      ...{ id: 'refund-1', accountId: 'a' },
      request: {
        command: { call: 'refund', invoiceId: 'in-1', cents: 500, refundedCents: 200 },
        context: { actorId: 'fiona', correlationId: 'c' },
      },
    },
  );

describe('a refund without an answer', () => {
  it('was made where so much came back since it was asked for, and is made again where less did', async () => {
    expect(await settled(700)).toEqual({ done: true, value: { invoiceId: 'in-1' } });
    expect(await settled(1_000)).toEqual({ done: true, value: { invoiceId: 'in-1' } });
    expect(await settled(699)).toBeNull();
    expect(await settled(null)).toBeNull();
  });
});
