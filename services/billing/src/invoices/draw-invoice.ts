// `Invoice-{id}.pdf`: letter format, one page, whatever the invoice holds. The same invoice is the same bytes.
import { Temporal } from 'temporal-polyfill';
import type { InvoiceLine, ProviderInvoice } from '../providers/processor.ts';
import { decimalOf } from '../providers/invoice/decimal-cents.ts';
import { printable } from './printable.ts';

export type InvoiceParties = {
  seller: { name: string; address: readonly string[] };
  account: { name: string; address: readonly string[] };
};

export type DrawnInvoice = Pick<
  ProviderInvoice,
  | 'invoiceId'
  | 'number'
  | 'status'
  | 'periodStart'
  | 'periodEnd'
  | 'dueCents'
  | 'paidCents'
  | 'refundedCents'
  | 'lines'
  | 'issuedAt'
>;

const page = { left: 54, right: 558, top: 54 };
const columns = { description: 54, period: 330, amount: 468 };
const rowHeight = 26;
const rowsTop = 282;
/** Rows of the table; further lines are summed in its last one. */
const ROWS_MAX = 12;
const ADDRESS_MAX = 5;
const ink = { text: '#1f2937', faint: '#6b7280', rule: '#d1d5db' };

type Page = PDFKit.PDFDocument;

export function invoiceFileName({ invoiceId }: Pick<ProviderInvoice, 'invoiceId'>): string {
  return `Invoice-${invoiceId.replace(/[^\w.-]/g, '-')}.pdf`;
}

/** Draws an issued invoice; throws for a draft, whose amounts may still change. */
export async function drawInvoice(invoice: DrawnInvoice, parties: InvoiceParties): Promise<Uint8Array> {
  if (invoice.status === 'draft') throw new Error('a draft is not drawn');
  // Loaded by the first drawing: its fonts and their decoders are a fifth of what billing would load.
  const { default: PDFDocument } = await import('pdfkit');
  const drawn = new PDFDocument({
    size: 'letter',
    margin: 0,
    info: {
      Title: `Invoice ${printable(invoice.number)}`,
      Author: printable(parties.seller.name),
      CreationDate: new Date(Temporal.Instant.from(invoice.issuedAt).epochMilliseconds),
    },
  });
  const bytes = bytesOf(drawn);
  drawHead(drawn, invoice, parties);
  const below = drawLines(drawn, invoice.lines);
  drawTotals(drawn, invoice, below + 18);
  drawn.end();
  return bytes;
}

async function bytesOf(drawn: Page): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of drawn) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

function drawHead(drawn: Page, invoice: DrawnInvoice, { seller, account }: InvoiceParties): void {
  const { number, issuedAt, periodStart, periodEnd } = invoice;
  drawParty(drawn, seller, page.left, page.top, 15);
  put(drawn, 'Invoice', 354, page.top, { size: 22, bold: true, width: 204, align: 'right' });
  put(drawn, 'Billed to', page.left, 158, { size: 9, color: ink.faint });
  drawParty(drawn, account, page.left, 172, 11);
  const facts = [
    ['Number', number],
    ['Date', dayOf(issuedAt)],
    ['Period', periodOf(periodStart, periodEnd)],
    ['Status', statusOf(invoice)],
  ];
  for (const [row, [name = '', value = '']] of facts.entries()) {
    put(drawn, name, 330, 158 + row * 16, { size: 9, color: ink.faint });
    put(drawn, value, 390, 158 + row * 16, { size: 9, width: 168, align: 'right' });
  }
}

function drawParty(drawn: Page, party: InvoiceParties['seller'], x: number, y: number, size: number): void {
  put(drawn, party.name, x, y, { size, bold: true, width: 260 });
  for (const [row, line] of party.address.slice(0, ADDRESS_MAX).entries()) {
    put(drawn, line, x, y + size + 4 + row * 12, { size: 9, width: 260 });
  }
}

function drawLines(drawn: Page, lines: readonly InvoiceLine[]): number {
  const head = { size: 9, color: ink.faint };
  put(drawn, 'Description', columns.description, rowsTop - 18, head);
  put(drawn, 'Period', columns.period, rowsTop - 18, head);
  put(drawn, 'Amount', columns.amount, rowsTop - 18, { ...head, width: page.right - columns.amount, align: 'right' });
  const isCut = lines.length > ROWS_MAX;
  const shown = isCut ? lines.slice(0, ROWS_MAX - 1) : lines;
  for (const [row, line] of shown.entries()) {
    const y = rowsTop + row * rowHeight;
    drawRow(drawn, y, line.description, periodOf(line.periodStart, line.periodEnd), line.amountCents);
  }
  if (isCut) {
    const rest = lines.slice(ROWS_MAX - 1);
    const cents = rest.reduce((sum, { amountCents }) => sum + amountCents, 0);
    drawRow(drawn, rowsTop + shown.length * rowHeight, `and ${rest.length} more lines`, '', cents);
  }
  const end = rowsTop + (shown.length + (isCut ? 1 : 0)) * rowHeight;
  drawRule(drawn, end);
  return end;
}

function drawRow(drawn: Page, y: number, description: string, period: string, cents: number): void {
  drawRule(drawn, y);
  put(drawn, description, columns.description, y + 8, { width: columns.period - columns.description - 12 });
  put(drawn, period, columns.period, y + 8, { size: 9, width: columns.amount - columns.period - 6 });
  put(drawn, dollarsOf(cents), columns.amount, y + 8, { width: page.right - columns.amount, align: 'right' });
}

function drawTotals(drawn: Page, invoice: DrawnInvoice, y: number): void {
  const { status, dueCents, paidCents, refundedCents } = invoice;
  const totals: [name: string, cents: number][] = [
    ['Total', dueCents],
    ['Paid', paidCents],
  ];
  if (refundedCents > 0) totals.push(['Refunded', -refundedCents]);
  totals.push(['Amount due', status === 'void' ? 0 : Math.max(0, dueCents - paidCents)]);
  for (const [row, [name, cents]] of totals.entries()) {
    const bold = row === totals.length - 1;
    put(drawn, name, columns.period, y + row * 18, { bold });
    put(drawn, `${dollarsOf(cents)} USD`, columns.amount - 60, y + row * 18, { bold, width: 150, align: 'right' });
  }
}

function drawRule(drawn: Page, y: number): void {
  drawn.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(ink.rule).stroke();
}

type Style = { size?: number; bold?: boolean; color?: string; width?: number; align?: 'right' };

// One line only: what does not fit ends in an ellipsis, so nothing can reach the next row or page.
function put(drawn: Page, text: string, x: number, y: number, style: Style = {}): void {
  const { size = 10, bold = false, color = ink.text, width = page.right - x, align = 'left' } = style;
  drawn
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);
  drawn.text(printable(text), x, y, { width, height: size, align, lineBreak: true, ellipsis: '…' });
}

function statusOf({ status, refundedCents, paidCents }: DrawnInvoice): string {
  if (refundedCents > 0) return refundedCents >= paidCents ? 'Refunded' : 'Refunded in part';
  const words = {
    draft: 'Draft',
    open: 'Open',
    paid: 'Paid',
    'past-due': 'Past due',
    uncollectible: 'Not paid',
    void: 'Void',
  };
  return words[status];
}

// Days in UTC, in which the provider counts them.
function dayOf(instant: string): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO('UTC');
  return day.toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

function periodOf(start: string, end: string): string {
  return start === end ? dayOf(start) : `${dayOf(start)} - ${dayOf(end)}`;
}

function dollarsOf(cents: number): string {
  const [dollars = '', fraction = ''] = decimalOf(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
