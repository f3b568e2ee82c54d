import type { InvoiceRow } from './projections/invoice.ts';
import { createMemoryObjects } from '../testing/memory-objects.ts';
import { createInvoiceFiles } from './invoice-files.ts';

const row: InvoiceRow = {
  ...{ processor: 'sandbox', invoiceId: 'in_1', number: 'LW-1', customerId: 'c', subscriptionId: null, planId: null },
  ...{ status: 'paid', dispute: 'none', dueCents: 1, paidCents: 1, refundedCents: 0, lines: [], paidAt: null },
  ...{ periodStart: '2026-01-01T00:00:00Z', periodEnd: '2026-02-01T00:00:00Z', issuedAt: '2026-01-01T00:00:00Z' },
  version: 1,
};
const seller = { name: 'Leadwright', address: [] };
const everythingElse = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the PDF of an invoice', () => {
  it('that is being drawn is not drawn a second time, and both get a link to it', async () => {
    const objects = createMemoryObjects();
    let drawn = 0;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const files = createInvoiceFiles(objects, seller, async () => {
      drawn += 1;
      await finished;
      return new Uint8Array([drawn]);
    });
    const links = [files.link('a', row), files.link('a', row)];
    await everythingElse();
    finish();
    const keys = (await Promise.all(links)).map(({ url }) => objects.openLink?.(url.split('/').at(-1) ?? '')?.key);
    expect([drawn, objects.puts, new Set(keys).size]).toEqual([1, 1, 1]);
  });

  it('that could not be drawn is drawn at the next click', async () => {
    let tries = 0;
    const files = createInvoiceFiles(createMemoryObjects(), seller, async () => {
      tries += 1;
      if (tries === 1) throw new Error('no font');
      return new Uint8Array([1]);
    });
    await expect(files.link('a', row)).rejects.toThrow('no font');
    expect(await files.link('a', row)).toMatchObject({ filename: 'Invoice-in_1.pdf' });
  });

  it('of two accounts with an invoice of the same name is two objects', async () => {
    const objects = createMemoryObjects();
    const files = createInvoiceFiles(objects, seller);
    await files.link('a', row);
    await files.link('b', row);
    expect(objects.kept.size).toBe(2);
  });
});
