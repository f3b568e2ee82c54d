// Drawn at the first request, and again where missing. A repeat is harmless: the same version and names are the same bytes.
import { createHash } from 'node:crypto';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import { planName } from '@leadwright/leads/rules/plan-names';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import type { AccountHolders, Buyer } from '../providers/calls/account-holder.ts';
import type { InvoiceLine } from './domain/invoice.ts';
import type { InvoiceRow } from './projections/invoice.ts';
import { drawInvoice, invoiceFileName, type DrawnInvoice, type InvoiceParties } from './draw-invoice.ts';

export const LINK_SECONDS = 60;

export type InvoiceFiles = {
  link(accountId: string, invoice: InvoiceRow): Promise<{ url: string; filename: string; expiresInSeconds: number }>;
};

export type InvoiceFileParts = {
  objects: LinkedObjects;
  seller: InvoiceParties['seller'];
  holders: Pick<AccountHolders, 'buyerOf'>;
  /** Before the file is written. */
  mark(accountId: string, key: string): Promise<void>;
  draw?: typeof drawInvoice;
};

export function createInvoiceFiles({
  objects,
  seller,
  holders,
  mark,
  draw = drawInvoice,
}: InvoiceFileParts): InvoiceFiles {
  const drawing = new Map<string, Promise<void>>();
  const drawn = async (key: string, accountId: string, invoice: InvoiceRow, parties: InvoiceParties): Promise<void> => {
    await mark(accountId, key);
    if (await objects.stat(key)) return;
    await objects.put(key, once(await draw(drawable(invoice), parties)), { contentType: 'application/pdf' });
  };
  return {
    link: async (accountId, invoice) => {
      const buyer = await orUnavailable(() => holders.buyerOf(accountId));
      const parties = { seller, account: billedTo(accountId, buyer) };
      const key = keyOf(accountId, invoice, parties);
      // Two clicks at the same moment draw once.
      const running = drawing.get(key) ?? drawn(key, accountId, invoice, parties).finally(() => drawing.delete(key));
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

/** Another version of the invoice, or other names on it, is another object; ids may hold what a key may not. */
function keyOf(accountId: string, { processor, invoiceId, version }: InvoiceRow, parties: InvoiceParties): string {
  const words = JSON.stringify([accountId, processor, invoiceId, version, parties]);
  return `invoices/${createHash('sha256').update(words).digest('hex')}`;
}

/** Where nobody holds the account any more, its number alone. */
function billedTo(accountId: string, buyer: Buyer | null): InvoiceParties['account'] {
  const number = `Account ${accountId}`;
  if (!buyer) return { name: number, address: [] };
  return { name: buyer.name ?? buyer.email, address: buyer.name === null ? [number] : [buyer.email, number] };
}

function drawable(row: InvoiceRow): DrawnInvoice {
  return {
    ...row,
    lines: row.lines.map((line) => ({
      description: wordsOf(line, row.planId),
      amountCents: line.chargeCents - line.creditCents,
      planId: line.planId,
      periodStart: line.startsAt,
      periodEnd: line.endsAt,
    })),
  };
}

// What the provider calls a line may name people, and is not kept: its kind is.
function wordsOf({ kind, planId, creditCents }: InvoiceLine, invoicePlanId: string | null): string {
  if (kind === 'tax') return 'Tax';
  if (kind === 'discount') return 'Discount';
  if (kind === 'credit') return creditCents > 0 ? 'Credit from earlier invoices' : 'Credit kept for later invoices';
  return `${creditCents > 0 ? 'Credit: ' : ''}${planNameOf(planId ?? invoicePlanId)}`;
}

function planNameOf(planId: string | null): string {
  return planId === null ? 'Subscription' : planName(planId);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
