import { TransientError } from '@leadwright/runtime/faults/transient';
import { planName } from '@leadwright/leads/rules/plan-names';
import type { InvoiceRow } from './projections/invoice.ts';
import type { Buyer } from '../providers/calls/account-holder.ts';
import { createMemoryObjects, type MemoryObjects } from '../testing/memory-objects.ts';
import { createInvoiceFiles, type InvoiceFileParts } from './invoice-files.ts';

const row: InvoiceRow = {
  ...{ processor: 'sandbox', invoiceId: 'in_1', number: 'LW-1', customerId: 'c', subscriptionId: null, planId: null },
  ...{ status: 'paid', dispute: 'none', dueCents: 1, paidCents: 1, refundedCents: 0, lines: [], paidAt: null },
  ...{ periodStart: '2026-01-01T00:00:00Z', periodEnd: '2026-02-01T00:00:00Z', issuedAt: '2026-01-01T00:00:00Z' },
  version: 1,
};
const ada = { name: 'Ada Byron', email: 'ada@example.test' };
const filesOf = (objects: MemoryObjects, given: Partial<InvoiceFileParts> = {}) =>
  createInvoiceFiles({
    ...{ objects, seller: { name: 'Leadwright', address: ['1 Main Street'] } },
    ...{ holders: { buyerOf: async () => ada }, mark: async () => undefined },
    ...given,
  });
/** Whom the files name, in the order in which they were drawn. */
async function billedTo(buyers: (Buyer | null)[], accountId = 'a'): Promise<unknown[]> {
  const named: unknown[] = [];
  const objects = createMemoryObjects();
  for (const buyer of buyers)
    await filesOf(objects, {
      holders: { buyerOf: async () => buyer },
      draw: async (_invoice, { account }) => {
        named.push(account);
        return new Uint8Array([1]);
      },
    }).link(accountId, row);
  return named;
}
const everythingElse = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the PDF of an invoice', () => {
  it('that is being drawn is not drawn a second time, and both get a link to it', async () => {
    const objects = createMemoryObjects();
    let drawn = 0;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const files = filesOf(objects, {
      draw: async () => {
        drawn += 1;
        await finished;
        return new Uint8Array([drawn]);
      },
    });
    const links = [files.link('a', row), files.link('a', row)];
    await everythingElse();
    finish();
    const keys = (await Promise.all(links)).map(({ url }) => objects.openLink?.(url.split('/').at(-1) ?? '')?.key);
    expect([drawn, objects.puts, new Set(keys).size]).toEqual([1, 1, 1]);
  });

  it('that could not be drawn is drawn at the next click', async () => {
    let tries = 0;
    const files = filesOf(createMemoryObjects(), {
      draw: async () => {
        tries += 1;
        if (tries === 1) throw new Error('no font');
        return new Uint8Array([1]);
      },
    });
    await expect(files.link('a', row)).rejects.toThrow('no font');
    expect(await files.link('a', row)).toMatchObject({ filename: 'Invoice-in_1.pdf' });
  });

  it('of two accounts with an invoice of the same name is two objects', async () => {
    const objects = createMemoryObjects();
    const files = filesOf(objects);
    await files.link('a', row);
    await files.link('b', row);
    expect(objects.kept.size).toBe(2);
  });

  it('names the company or the person who holds the account, and is drawn anew for another', async () => {
    const unnamed = { name: null, email: 'ada@example.test' };
    expect(await billedTo([ada, ada, unnamed, null])).toEqual([
      { name: 'Ada Byron', address: ['ada@example.test', 'Account a'] },
      { name: 'ada@example.test', address: ['Account a'] },
      { name: 'Account a', address: [] },
    ]);
  });

  it('calls a line what it is for, and one of before by its plan', async () => {
    const of = { planId: 'team-unlimited', startsAt: row.periodStart, endsAt: row.periodEnd };
    const charge = { ...of, chargeCents: 5, creditCents: 0 };
    const credit = { ...of, chargeCents: 0, creditCents: 5 };
    const lines = [
      ...[charge, { ...charge, kind: 'plan' as const }, { ...credit, kind: 'plan' as const }],
      ...[
        { ...charge, kind: 'tax' as const },
        { ...credit, kind: 'discount' as const },
      ],
      ...[
        { ...charge, kind: 'credit' as const },
        { ...credit, kind: 'credit' as const },
      ],
    ];
    let words: string[] = [];
    const files = filesOf(createMemoryObjects(), {
      draw: async (invoice) => {
        words = invoice.lines.map(({ description }) => description);
        return new Uint8Array([1]);
      },
    });
    await files.link('a', { ...row, lines });
    const plan = planName('team-unlimited');
    expect(words).toEqual([
      ...[plan, plan, `Credit: ${plan}`, 'Tax', 'Discount'],
      ...['Credit kept for later invoices', 'Credit from earlier invoices'],
    ]);
  });

  it('is marked before it is written, and not drawn while accounts cannot be asked', async () => {
    const objects = createMemoryObjects();
    const failed = filesOf(objects, { mark: () => Promise.reject(new Error('no database')) });
    await expect(failed.link('a', row)).rejects.toThrow('no database');
    const away = () => Promise.reject(new TransientError('accounts cannot be asked'));
    await expect(filesOf(objects, { holders: { buyerOf: away } }).link('a', row)).rejects.toThrow(
      'The service is not available right now.',
    );
    expect(objects.kept.size).toBe(0);
  });
});
