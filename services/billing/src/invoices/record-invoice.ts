import type { ClawedBackBecause } from '../ledger/domain/events/event.ts';
import { ledger } from '../ledger/domain/ledger.ts';
import { invoice, isTaken, type InvoiceAnomaly, type InvoiceEvent, type RecordInvoice } from './domain/invoice.ts';
import type { Applying } from './applying.ts';
import { restoreCredit, returnedOf, takeCreditBack } from './follow-credit.ts';
import { invoiceStream, ledgerStream } from '../kernel/domain/streams.ts';
import type { StillRefunded } from '../ledger/projections/funded-lots.ts';
import type { ProviderInvoice } from '../providers/processor.ts';

/** Appends what is new about the invoice, and takes or gives back what was refunded or disputed since. */
export async function recordInvoice(parts: Applying, read: ProviderInvoice): Promise<void> {
  for (const event of await appendInvoice(parts, read)) {
    if (event.type !== 'InvoiceChanged') continue;
    await followPayment(parts, read, event);
    await parts.followAwards(parts.tx, parts.accountId, parts.context);
  }
}

export type Appending = Pick<Applying, 'tx' | 'accountId' | 'context'> & { processor: string };

/** Appends what is new about the invoice and moves no leads. Answers what was appended. */
export async function appendInvoice(parts: Appending, read: ProviderInvoice): Promise<InvoiceEvent[]> {
  const { tx, accountId, processor, context } = parts;
  const { causes: _causes, ...own } = context;
  const stream = invoiceStream(accountId, processor, read.invoiceId);
  const done = await tx.execute(stream, invoice, recordOf(parts, read), own);
  if (!done.accepted) throw new Error(`invoice ${read.invoiceId} of ${accountId} was refused`);
  return done.events.map(({ event }) => event);
}

/** Appends, once per invoice and kind, that a person must look at it. */
export async function reportAnomaly(
  { tx, accountId, processor, context }: Applying,
  invoiceId: string,
  anomaly: InvoiceAnomaly,
  otherInvoiceId: string | null,
): Promise<void> {
  const { causes: _causes, ...own } = context;
  const stream = invoiceStream(accountId, processor, invoiceId);
  await tx.execute(
    stream,
    invoice,
    { type: 'ReportAnomaly', at: tx.at, processor, invoiceId, anomaly, otherInvoiceId },
    own,
  );
}

function recordOf({ tx, processor }: Appending, read: ProviderInvoice): RecordInvoice {
  const { invoiceId, number, customerId, subscriptionId, planId, periodStart, periodEnd, currency, dueCents } = read;
  return {
    type: 'RecordInvoice',
    at: tx.at,
    issued: {
      invoiceId,
      processor,
      number,
      customerId,
      subscriptionId,
      planId,
      paidFor: read.reason,
      periodStart,
      periodEnd,
      currency,
      dueCents,
      // What a provider prints beside an amount may name people, and stays with the provider.
      lines: read.lines.map((line) => ({
        planId: line.planId,
        kind: line.kind ?? 'plan',
        chargeCents: Math.max(0, line.amountCents),
        creditCents: Math.max(0, -line.amountCents),
        startsAt: line.periodStart,
        endsAt: line.periodEnd,
      })),
      effectiveAt: read.issuedAt,
    },
    status: read.status,
    paidCents: read.paidCents,
    paidAt: read.paidAt,
    refundedCents: read.refundedCents,
    dispute: read.dispute,
    ...(read.disputes === undefined ? {} : { disputes: read.disputes }),
  };
}

type Changed = InvoiceEvent & { type: 'InvoiceChanged' };

// A dispute takes all that is left, a won one gives it back; each refund takes its part, a failed one gives it back.
async function followPayment(parts: Applying, read: ProviderInvoice, changed: Changed): Promise<void> {
  const { refundedCents, dispute } = changed;
  if (isTaken(dispute)) {
    await clawBack(parts, read, 'chargeback');
    return takeCreditBack(parts, read, read.paidCents);
  }
  const funded = await restoreCredit(parts, read.invoiceId);
  if (refundedCents > 0) {
    await clawBack(parts, read, 'refund');
    await takeCreditBack(parts, read, refundedCents);
  }
  for (const invoiceId of [read.invoiceId, ...funded])
    await giveBack(parts, invoiceId, await returnedOf(parts, invoiceId));
}

async function clawBack(
  parts: Applying,
  { invoiceId, paidCents }: ProviderInvoice,
  reason: ClawedBackBecause,
): Promise<void> {
  const { tx, accountId, processor, context, funded } = parts;
  const state = await tx.load(invoiceStream(accountId, processor, invoiceId), invoice);
  // A dispute takes once; after one that was won, or a failed refund, the same sum is taken again.
  const isDispute = reason === 'chargeback';
  const attempt = isDispute ? Math.max(0, (state?.chargebacks ?? 0) - 1) : (state?.refundsFailed ?? 0);
  const what = `${isDispute ? 'dispute' : (state?.refundedCents ?? 0)}${attempt === 0 ? '' : `:${attempt}`}`;
  const returned = await returnedOf(parts, invoiceId);
  const done = await tx.execute(
    ledgerStream(accountId),
    ledger,
    {
      type: 'ClawBack',
      invoiceId,
      at: tx.at,
      reason,
      ...returned,
      ...(returned.paidCents === paidCents ? {} : { by: `card:${what}` }),
      ...(attempt === 0 ? {} : { attempt }),
      booked: await funded.bookedUnder(tx, accountId, invoiceId),
    },
    { ...context, causes: [`claw-back:${processor}:${invoiceId}:${what}`] },
  );
  if (!done.accepted)
    throw new Error(`invoice ${invoiceId} of ${accountId} cannot be clawed back: ${done.refusal.code}`);
}

async function giveBack(
  { tx, accountId, context, funded }: Applying,
  invoiceId: string,
  returned: StillRefunded,
): Promise<void> {
  const commands = await funded.reissuesOf(tx, accountId, invoiceId, tx.at, returned);
  for (const command of commands) {
    const done = await tx.execute(ledgerStream(accountId), ledger, command, {
      ...context,
      causes: [command.lot.lotId],
    });
    if (!done.accepted)
      throw new Error(`leads of invoice ${invoiceId} of ${accountId} cannot be given back: ${done.refusal.code}`);
  }
}
