// What the tables that finance reads must say, by the events of one account alone. The same code writes them.
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { toMicroseconds } from '@leadwright/eventsourcing/log/timestamps';
import type { AdjustmentEvent } from '../../credits/domain/adjustment.ts';
import type { InvoiceEvent } from '../../invoices/domain/invoice.ts';
import { movementsOf, type LedgerEvent } from '../../ledger/domain/ledger-events.ts';
import type { LeadsCredited, LeadsGranted } from '../../ledger/domain/events/lots-made.ts';
import { noLeads } from '../../ledger/projections/lead-balance.ts';
import { legsOf, sidesOf } from '../../ledger/projections/ledger-entry.ts';
import { lotChangesOf } from '../../ledger/projections/lot.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import type { SubscriptionEvent } from '../../subscription/domain/subscription-events.ts';
import { LinesDigest } from './lines-digest.ts';

/** A row of a table by its key: the columns that follow from events, as text or null. */
export type Columns = Record<string, string | null>;

const text = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const instant = (iso: string | null | undefined): string | null => (iso == null ? null : toMicroseconds(iso));

type LotSums = { available: number; held: number; delivered: number; expired: number; voided: number };

export class TablesOfEvents {
  readonly lots = new Map<string, Columns>();
  readonly invoices = new Map<string, Columns>();
  readonly adjustments = new Map<string, Columns>();
  readonly plans = new Map<string, Columns>();
  balance: Columns | null = null;
  readonly entries = new LinesDigest();
  /** Events that finance answered for by an adjustment: what it corrects. */
  readonly answered = new Set<string>();
  private readonly accountId: string;
  private sides = { ...noLeads };
  private plan: string | null = null;

  constructor(accountId: string) {
    this.accountId = accountId;
  }

  see(stored: StoredEvent): void {
    const event = stored.event as LedgerEvent | InvoiceEvent | AdjustmentEvent | SubscriptionEvent;
    if (stored.streamId === ledgerStream(this.accountId).streamId)
      return this.seeLedger(stored as StoredEvent<LedgerEvent>);
    switch (event.type) {
      case 'SubscriptionChanged':
      case 'PeriodPaid':
        if (event.planId !== this.plan) this.plans.set(String(stored.accountSeq), { plan_id: event.planId });
        this.plan = event.planId;
        return;
      case 'AdjustmentProposed':
      case 'AdjustmentApproved':
      case 'AdjustmentDeclined':
        return this.seeAdjustment(event, stored.accountSeq);
      case 'InvoiceIssued':
      case 'InvoicePaid':
      case 'PaymentFailed':
      case 'InvoiceChanged':
      case 'InvoiceAnomalyFound':
        return this.seeInvoice(event, stored.accountSeq);
      default:
    }
  }

  private seeLedger(stored: StoredEvent<LedgerEvent>): void {
    const movements = movementsOf(stored.event);
    const lines = entryLines(stored, this.sides.available);
    for (const line of lines) this.entries.add(line);
    for (const change of lotChangesOf([{ stored, movements }])) {
      const before = this.lots.get(change.lot_id);
      const made = change.made ? { ...lotTerms(change.made.terms), granted_seq: String(change.made.seq) } : {};
      this.lots.set(change.lot_id, { ...before, ...made, ...added(before, change) });
    }
    const more = sidesOf(movements);
    for (const side of Object.keys(more) as (keyof typeof more)[]) this.sides[side] += more[side];
    const sums = Object.entries(this.sides).map(([side, leads]) => [side, String(leads)]);
    this.balance = { ...(Object.fromEntries(sums) as Columns), version: String(stored.accountSeq) };
  }

  private seeInvoice(event: InvoiceEvent, seq: number): void {
    const key = `${event.processor} ${event.invoiceId}`;
    const before = this.invoices.get(key);
    if (event.type === 'InvoiceIssued') {
      if (before === undefined) this.invoices.set(key, issuedColumns(event, seq));
    } else if (before !== undefined)
      this.invoices.set(key, { ...before, ...changedColumns(event, before), version: text(seq) });
  }

  private seeAdjustment(event: AdjustmentEvent, seq: number): void {
    const before = this.adjustments.get(event.adjustmentId);
    if (event.type === 'AdjustmentProposed') {
      const { action, leads, lotId, corrects, needsApproval } = event;
      const status = needsApproval ? 'open' : 'booked';
      const columns = { action, leads: text(leads), lot_id: lotId, corrects, status, version: text(seq) };
      this.adjustments.set(event.adjustmentId, columns);
      if (status === 'booked') this.answer(corrects);
    } else if (before !== undefined) {
      const status = event.type === 'AdjustmentApproved' ? 'booked' : 'declined';
      this.adjustments.set(event.adjustmentId, { ...before, status, version: text(seq) });
      if (status === 'booked') this.answer(before['corrects'] ?? null);
    }
  }

  // An entry's id is its event's with a line.
  private answer(corrects: string | null): void {
    if (corrects !== null) this.answered.add(corrects.split('.')[0] ?? corrects);
  }
}

/** One for each leg, as `storedLines` of stored-tables.ts says a stored one. `available`: before the event. */
export function entryLines(stored: StoredEvent<LedgerEvent>, available: number): string[] {
  const before = { ...noLeads, account_id: stored.accountId, version: 0, available: -available };
  return legsOf([{ stored, movements: movementsOf(stored.event) }], [before]).flatMap((leg) => {
    const { seq, line, type, lot_id, leads, rest, download_id, reason, corrects, dated_at } = leg;
    const more = [download_id ?? '', reason, corrects ?? '', instant(dated_at) ?? ''];
    return [
      [seq, line, type, leg.from, lot_id, -leads, rest, ...more].join(' '),
      [seq, line + 1, type, leg.to, lot_id, leads, rest, ...more].join(' '),
    ];
  });
}

function lotTerms(terms: LeadsGranted | LeadsCredited): Columns {
  const { kind, category, priority, source, onlyDictionaries, effectiveAt, expiresAt, leads } = terms;
  const { costCents = 0, invoiceId = null } = terms;
  return {
    ...{ kind, category, priority: text(priority), source, only_dictionaries: JSON.stringify(onlyDictionaries) },
    ...{
      effective_at: instant(effectiveAt),
      expires_at: instant(expiresAt),
      leads: text(leads),
      cost_cents: text(costCents),
    },
    invoice_id: invoiceId,
  };
}

function added(before: Columns | undefined, change: LotSums): Columns {
  const of = (side: keyof LotSums): string => String(Number(before?.[side] ?? 0) + change[side]);
  const [available, held, delivered, expired, voided] = [
    ...[of('available'), of('held'), of('delivered'), of('expired'), of('voided')],
  ];
  return { available, held, delivered, expired, voided } as Columns;
}

function issuedColumns(event: InvoiceEvent & { type: 'InvoiceIssued' }, seq: number): Columns {
  const { number, customerId, subscriptionId, planId, paidFor, periodStart, periodEnd, currency } = event;
  return {
    ...{ number, customer_id: customerId, subscription_id: subscriptionId, plan_id: planId, paid_for: paidFor },
    ...{
      period_start: instant(periodStart),
      period_end: instant(periodEnd),
      currency,
      due_cents: text(event.dueCents),
    },
    ...{ lines: JSON.stringify(event.lines.map(lineOf)), issued_at: instant(event.effectiveAt), status: 'open' },
    ...{ dispute: 'none', paid_cents: '0', refunded_cents: '0', anomaly: null, paid_at: null, went_back: 'false' },
    version: text(seq),
  };
}

type Line = { planId: string | null; chargeCents: number; creditCents: number; startsAt: string; endsAt: string };
/** Its fields in one order: jsonb has its own. */
export const lineOf = ({ planId, chargeCents, creditCents, startsAt, endsAt }: Line): unknown[] => [
  ...[planId, chargeCents, creditCents, startsAt, endsAt],
];

function changedColumns(event: Exclude<InvoiceEvent, { type: 'InvoiceIssued' }>, before: Columns): Columns {
  switch (event.type) {
    case 'InvoicePaid':
      return { status: 'paid', paid_cents: text(event.paidCents), paid_at: instant(event.effectiveAt) };
    case 'PaymentFailed':
      return { status: 'past-due' };
    case 'InvoiceAnomalyFound':
      return { anomaly: event.anomaly };
    case 'InvoiceChanged': {
      const { status, refundedCents, dispute } = event;
      const wentBack = before['went_back'] === 'true' || dispute !== 'none' || refundedCents > 0;
      return { status, refunded_cents: text(refundedCents), dispute, went_back: text(wentBack) };
    }
  }
}
