import type { LineKind } from '../../kernel/domain/line-kind.ts';
import { accept, deciderOf, type CommandKind } from '@leadwright/eventsourcing/decider';

type Id = { invoiceId: string; processor: string };

export type InvoiceStatus = 'draft' | 'open' | 'past-due' | 'uncollectible' | 'paid' | 'void';
export type Dispute = 'none' | 'open' | 'lost' | 'won';

/** One of the two amounts is 0. */
export type InvoiceLine = {
  planId: string | null;
  /** Absent in events of before lines said it. */
  kind?: LineKind;
  chargeCents: number;
  creditCents: number;
  startsAt: string;
  endsAt: string;
};

/** effectiveAt is the time of issue. */
export type InvoiceIssued = {
  type: 'InvoiceIssued';
  number: string;
  customerId: string;
  subscriptionId: string | null;
  planId: string | null;
  paidFor: 'first' | 'renewal' | 'change' | 'other';
  periodStart: string;
  periodEnd: string;
  currency: 'USD';
  dueCents: number;
  lines: InvoiceLine[];
  effectiveAt: string;
} & Id;
export type InvoicePaid = { type: 'InvoicePaid'; paidCents: number; effectiveAt: string } & Id;
export type PaymentFailed = { type: 'PaymentFailed'; dueCents: number; effectiveAt: string } & Id;
export type InvoiceChanged = {
  type: 'InvoiceChanged';
  status: InvoiceStatus;
  refundedCents: number;
  dispute: Dispute;
  /** How many disputes there were so far. Absent in events of before they were counted: one at most. */
  disputes?: number;
  effectiveAt: string;
} & Id;
export type InvoiceAnomaly =
  | 'credit-taken-back'
  | 'period-paid-before'
  | 'period-unknown'
  | 'subscription-differs'
  | 'plan-unknown';
export type InvoiceAnomalyFound = {
  type: 'InvoiceAnomalyFound';
  anomaly: InvoiceAnomaly;
  otherInvoiceId: string | null;
  effectiveAt: string;
} & Id;
export type InvoiceEvent = InvoiceIssued | InvoicePaid | PaymentFailed | InvoiceChanged | InvoiceAnomalyFound;

export type InvoiceState = {
  status: InvoiceStatus;
  /** By its card. */
  paidCents: number;
  refundedCents: number;
  refundsFailed: number;
  dispute: Dispute;
  disputes: number;
  /** How often a dispute took the payment back: a second one after one that was won takes it again. */
  chargebacks: number;
  anomalies: string[];
  /** What it pays for; null: of no subscription, or before it was issued here. */
  of: Pick<InvoiceIssued, 'subscriptionId' | 'paidFor' | 'periodStart'> | null;
} | null;

type Kind<Command> = CommandKind<Command, InvoiceState, InvoiceEvent, never>;

export type RecordInvoice = {
  type: 'RecordInvoice';
  at: string;
  issued: Omit<InvoiceIssued, 'type'>;
  status: InvoiceStatus;
  paidCents: number;
  paidAt: string | null;
  refundedCents: number;
  dispute: Dispute;
  disputes?: number;
};
const recordInvoice: Kind<RecordInvoice> = {
  decide(command, state) {
    const { at, issued, paidCents, paidAt, refundedCents } = command;
    const { invoiceId, processor } = issued;
    // A draft may still change and is no invoice yet.
    if (!state && command.status === 'draft') return accept();
    const before = state ?? { status: 'open', refundedCents: 0, dispute: 'none', disputes: 0 };
    const status = further(statusOrder, before.status, command.status);
    const { dispute, disputes } = disputedBy(command, before);
    const id = { invoiceId, processor };
    const events: InvoiceEvent[] = state ? [] : [{ type: 'InvoiceIssued', ...issued }];
    const isNew = status !== before.status;
    // One that was paid and is void now was paid first, wherever the reading came between.
    const wasPaid = statusOrder.indexOf(before.status) >= statusOrder.indexOf('paid');
    if (isNew && !wasPaid && paidAt !== null)
      events.push({ type: 'InvoicePaid', ...id, paidCents, effectiveAt: paidAt });
    if (isNew && status === 'past-due')
      events.push({ type: 'PaymentFailed', ...id, dueCents: issued.dueCents, effectiveAt: at });
    const isTold = status === 'paid' || status === 'past-due';
    if (
      (isNew && !isTold) ||
      refundedCents !== before.refundedCents ||
      dispute !== before.dispute ||
      disputes !== before.disputes
    )
      events.push({ type: 'InvoiceChanged', ...id, status, refundedCents, dispute, disputes, effectiveAt: at });
    return accept(...events);
  },
};

export type ReportAnomaly = {
  type: 'ReportAnomaly';
  at: string;
  anomaly: InvoiceAnomaly;
  otherInvoiceId: string | null;
} & Id;
const reportAnomaly: Kind<ReportAnomaly> = {
  decide({ anomaly, otherInvoiceId, invoiceId, processor, at }, state) {
    if (state?.anomalies.includes(anomaly)) return accept();
    return accept({ type: 'InvoiceAnomalyFound', invoiceId, processor, anomaly, otherInvoiceId, effectiveAt: at });
  },
};

// Status and dispute only move on: a late reading changes nothing. Refunds may shrink, where one failed.
const statusOrder: InvoiceStatus[] = ['draft', 'open', 'past-due', 'uncollectible', 'paid', 'void'];
const disputeOrder: Dispute[] = ['none', 'open', 'lost', 'won'];

function further<Step>(order: Step[], from: Step, to: Step): Step {
  return order.indexOf(to) > order.indexOf(from) ? to : from;
}

type Disputed = { dispute: Dispute; disputes: number };

// Where disputes are not counted, one that is gone was won, and one that opens after that is the next.
function disputedBy({ dispute, disputes }: RecordInvoice, before: Disputed): Disputed {
  if (disputes === undefined) {
    if (dispute === 'none' && before.dispute === 'open') return { ...before, dispute: 'won' };
    if (dispute === 'open' && before.dispute === 'won') return { dispute, disputes: before.disputes + 1 };
  }
  const count = disputes ?? (dispute === 'none' ? 0 : 1);
  if (count > before.disputes) return { dispute, disputes: count };
  return { ...before, dispute: further(disputeOrder, before.dispute, dispute) };
}

/** Whether the bank has the payment, at least for the time being. */
export function isTaken(dispute: Dispute): boolean {
  return dispute === 'open' || dispute === 'lost';
}

const begun: NonNullable<InvoiceState> = {
  status: 'open',
  paidCents: 0,
  refundedCents: 0,
  refundsFailed: 0,
  dispute: 'none',
  disputes: 0,
  chargebacks: 0,
  anomalies: [],
  of: null,
};

export type InvoiceCommand = RecordInvoice | ReportAnomaly;

export const invoice = deciderOf<InvoiceState, InvoiceCommand, InvoiceEvent, never>({
  codeVersion: 4,
  initial: null,
  commands: { RecordInvoice: recordInvoice, ReportAnomaly: reportAnomaly },
  events: {
    InvoiceIssued: {
      evolve: (state, { subscriptionId, paidFor, periodStart }) => ({
        ...(state ?? begun),
        of: { subscriptionId, paidFor, periodStart },
      }),
    },
    InvoicePaid: { evolve: (state, { paidCents }) => ({ ...(state ?? begun), status: 'paid', paidCents }) },
    PaymentFailed: { evolve: (state) => ({ ...(state ?? begun), status: 'past-due' }) },
    InvoiceChanged: {
      evolve(state, { status, refundedCents, dispute, disputes = dispute === 'none' ? 0 : 1 }) {
        const now = state ?? begun;
        const refundsFailed = now.refundsFailed + (refundedCents < now.refundedCents ? 1 : 0);
        const chargebacks = now.chargebacks + (isTaken(dispute) && !isTaken(now.dispute) ? 1 : 0);
        return { ...now, status, refundedCents, refundsFailed, dispute, disputes, chargebacks };
      },
    },
    InvoiceAnomalyFound: {
      evolve: (state, { anomaly }) => {
        const now = state ?? begun;
        return { ...now, anomalies: [...now.anomalies, anomaly] };
      },
    },
  },
});
