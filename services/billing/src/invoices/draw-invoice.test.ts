import type { InvoiceLine, ProviderInvoice } from '../providers/processor.ts';
import { drawInvoice, invoiceFileName, type InvoiceParties } from './draw-invoice.ts';
import { printable } from './printable.ts';
import { readPdf } from './testing/pdf-text.ts';

const period = { periodStart: '2026-01-10T09:00:00.000000Z', periodEnd: '2026-02-10T09:00:00.000000Z' };
const line: InvoiceLine = { description: 'Team unlimited', amountCents: 9_900, planId: 'team-unlimited', ...period };
const invoice: ProviderInvoice = {
  invoiceId: 'in_1Abc',
  number: 'LW-0001',
  customerId: 'customer-1',
  subscriptionId: 'subscription-1',
  status: 'paid',
  reason: 'renewal',
  planId: 'team-unlimited',
  ...period,
  currency: 'USD',
  dueCents: 9_900,
  paidCents: 9_900,
  refundedCents: 0,
  dispute: 'none',
  lines: [line],
  issuedAt: '2026-01-10T09:00:00.000000Z',
  paidAt: '2026-01-10T09:00:05.000000Z',
};
const parties: InvoiceParties = {
  seller: { name: 'Leadwright', address: ['1 Main Street', 'Austin, TX 78701'] },
  account: { name: 'Acme Roofing', address: ['billing@acme.test'] },
};
const read = async (more: Partial<ProviderInvoice> = {}, others: Partial<InvoiceParties> = {}) =>
  readPdf(await drawInvoice({ ...invoice, ...more }, { ...parties, ...others }));
const wordsOf = async (...drawn: Parameters<typeof read>) => (await read(...drawn)).texts.map(({ text }) => text);

describe('an invoice as PDF', () => {
  it('is one page in letter format that says who, what, when and how much', async () => {
    const { pages, size, texts } = await read();
    expect({ pages, size }).toEqual({ pages: 1, size: '0 0 612 792' });
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Leadwright',
        'Acme Roofing',
        'LW-0001',
        'Jan 10, 2026',
        'Jan 10, 2026 - Feb 10, 2026',
        'Paid',
        'Team unlimited',
        '$99.00',
        '$99.00 USD',
        '$0.00 USD',
      ]),
    );
  });

  it('stays on the one page with hundreds of lines, and says how many more there are and what they cost', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => ({ ...line, amountCents: at + 1 }));
    const { pages, texts } = await read({ lines });
    const words = texts.map(({ text }) => text);
    expect(pages).toBe(1);
    expect(words).toContain('and 289 more lines');
    // 12 + 13 + … + 300.
    expect(words).toContain('$450.84');
    expect(words.filter((text) => text === 'Team unlimited')).toHaveLength(11);
  });

  it('shows twelve lines whole', async () => {
    const words = await wordsOf({ lines: Array.from({ length: 12 }, () => line) });
    expect(words.filter((text) => text === 'Team unlimited')).toHaveLength(12);
    expect(words.join()).not.toContain('more lines');
  });

  it('cuts what is too long for its line, and nothing leaves the page or touches another row', async () => {
    const long = 'Unbelievably long description of a plan '.repeat(40);
    const wide = 'W'.repeat(400);
    const others = {
      account: { name: long, address: Array.from({ length: 30 }, () => wide) },
      seller: { name: wide, address: [long] },
    };
    const lines = Array.from({ length: 40 }, (_, at) => ({ ...line, description: at % 2 ? long : wide }));
    const { pages, texts } = await read({ lines, number: wide, dueCents: 99_999_999_999 }, others);
    expect(pages).toBe(1);
    for (const { text, x, y } of texts) {
      expect(text.length).toBeLessThan(100);
      expect(x).toBeGreaterThanOrEqual(54);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(770);
    }
    expect(texts.filter(({ text }) => text.endsWith('…')).length).toBeGreaterThan(15);
    // No text at the same place as another.
    expect(new Set(texts.map(({ x, y }) => `${x} ${y}`)).size).toBe(texts.length);
  });

  it('is the same bytes whenever it is drawn', async () => {
    expect(await drawInvoice(invoice, parties)).toEqual(await drawInvoice(invoice, parties));
  });

  it('is never drawn of a draft', async () => {
    await expect(drawInvoice({ ...invoice, status: 'draft' }, parties)).rejects.toThrow('a draft is not drawn');
  });

  it.each([
    [{ status: 'open' as const, paidCents: 0 }, ['Open', '$0.00 USD', '$99.00 USD']],
    [{ status: 'past-due' as const, paidCents: 0 }, ['Past due']],
    [{ status: 'void' as const, paidCents: 0 }, ['Void', '$0.00 USD']],
    [{ refundedCents: 2_000 }, ['Refunded in part', '-$20.00 USD', '$0.00 USD']],
    [{ refundedCents: 9_900 }, ['Refunded']],
    [{ dueCents: 123_456_789, paidCents: 0, status: 'open' as const }, ['$1,234,567.89 USD']],
    [{ lines: [{ ...line, amountCents: -2_505 }] }, ['-$25.05']],
  ])('says how it stands: %j', async (more, words) => {
    expect(await wordsOf(more)).toEqual(expect.arrayContaining(words));
  });

  it('prints names of any language in what its fonts have', async () => {
    expect(await wordsOf({}, { account: { name: 'Müller & Söhne', address: ['naïve café – “quoted”'] } })).toEqual(
      expect.arrayContaining(['Müller & Söhne', 'naïve café – “quoted”']),
    );
    expect(printable('Łódź ō\n東京\u0000')).toBe('?ódz o ???');
  });

  it('is called by its id, with nothing that a file name cannot have', () => {
    expect(invoiceFileName(invoice)).toBe('Invoice-in_1Abc.pdf');
    expect(invoiceFileName({ invoiceId: '../a/b c' })).toBe('Invoice-..-a-b-c.pdf');
  });
});
