// Drawn at the first request, and again where missing. A repeat is harmless: the same version is the same bytes.
import { createHash } from 'node:crypto';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import { planName } from '@leadwright/leads/rules/plan-names';
import type { InvoiceRow } from './projections/invoice.ts';
import { drawInvoice, invoiceFileName, type DrawnInvoice, type InvoiceParties } from './draw-invoice.ts';

export const LINK_SECONDS = 60;

export type InvoiceFiles = {
  link(accountId: string, invoice: InvoiceRow): Promise<{ url: string; filename: string; expiresInSeconds: number }>;
};

export function createInvoiceFiles(
  objects: LinkedObjects,
  seller: InvoiceParties['seller'],
  draw: typeof drawInvoice = drawInvoice,
): InvoiceFiles {
  const drawing = new Map<string, Promise<void>>();
  const drawn = async (key: string, accountId: string, invoice: InvoiceRow): Promise<void> => {
    if (await objects.stat(key)) return;
    const bytes = await draw(drawable(invoice), { seller, account: buyerOf(accountId) });
    await objects.put(key, once(bytes), { contentType: 'application/pdf' });
  };
  return {
    link: async (accountId, invoice) => {
      const key = keyOf(accountId, invoice, seller);
      // Two clicks at the same moment draw once.
      const running = drawing.get(key) ?? drawn(key, accountId, invoice).finally(() => drawing.delete(key));
      drawing.set(key, running);
      await running;
      const filename = invoiceFileName(invoice);
      return {
        url: await objects.link(key, { filename, seconds: LINK_SECONDS }),
        filename,
        expiresInSeconds: LINK_SECONDS,
      };
    },
  };
}

/** Another version of the invoice, or another seller on it, is another object; ids may hold what a key may not. */
function keyOf(
  accountId: string,
  { processor, invoiceId, version }: InvoiceRow,
  seller: InvoiceParties['seller'],
): string {
  const words = JSON.stringify([accountId, processor, invoiceId, version, seller]);
  return `invoices/${createHash('sha256').update(words).digest('hex')}`;
}

// Billing stores no personal data: who pays is named by the account's number.
function buyerOf(accountId: string): InvoiceParties['account'] {
  return { name: 'Account', address: [accountId] };
}

function drawable(row: InvoiceRow): DrawnInvoice {
  return {
    ...row,
    lines: row.lines.map(({ planId, chargeCents, creditCents, startsAt, endsAt }) => ({
      description: `${creditCents > 0 ? 'Credit: ' : ''}${planNameOf(planId ?? row.planId)}`,
      amountCents: chargeCents - creditCents,
      planId,
      periodStart: startsAt,
      periodEnd: endsAt,
    })),
  };
}

function planNameOf(planId: string | null): string {
  return planId === null ? 'Subscription' : planName(planId);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
