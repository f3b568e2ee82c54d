// What the tables that finance reads must say, by the events of one account alone.
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { toMicroseconds } from '@leadwright/eventsourcing/log/timestamps';
import type { AdjustmentEvent } from '../../credits/domain/adjustment.ts';
import { actColumns } from '../../credits/projections/adjustment.ts';
import type { InvoiceEvent } from '../../invoices/domain/invoice.ts';
import type { LedgerAccount, Movement } from '../../ledger/domain/events/event.ts';
import { movementsOf, type LedgerEvent } from '../../ledger/domain/ledger-events.ts';
import type { LeadsCredited, LeadsGranted } from '../../ledger/domain/events/lots-made.ts';
import { noLeads } from '../../ledger/projections/lead-balance.ts';
import { linksOf } from '../../ledger/projections/ledger-entry.ts';
import { isLotSide } from '../../ledger/projections/lot.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import type { SubscriptionEvent } from '../../subscription/domain/subscription-events.ts';
import { LinesDigest } from './lines-digest.ts';

/** A row of a table by its key: the columns that follow from events, as text or null. */
export type Columns = Record<string, string | null>;

const text = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const instant = (iso: string | null | undefined): string | null => (iso == null ? null : toMicroseconds(iso));

const lotSides = ['available', 'held', 'delivered', 'expired', 'voided'] as const;
type LotSums = Record<(typeof lotSides)[number], number>;
const noSums: LotSums = { available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };

const textsOf = (sums: Record<string, number>): Columns =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, String(value)]));

export class TablesOfEvents {
  readonly invoices = new Map<string, Columns>();
  readonly adjustments = new Map<string, Columns>();
  readonly plans = new Map<string, Columns>();
  readonly entries = new LinesDigest();
  /** Events that finance answered for by an adjustment: what it corrects. */
  readonly answered = new Set<string>();
  private readonly accountId: string;
  private readonly sides = { ...noLeads };
  /** Of the newest event of the ledger; 0: there is none. */
  private version = 0;
  private readonly made = new Map<string, LotSums & { terms: Columns | null }>();
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
      case 'AdjustmentFailed':
      case 'AdjustmentRevoked':
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
    this.version = stored.accountSeq;
    // Most events of an account that only looks on, such as a refused reservation, move nothing.
    if (movements.length === 0) return;
    for (const line of entryLines(stored, movements, this.sides.available)) this.entries.add(line);
    const { event } = stored;
    if (event.type === 'LeadsGranted' || event.type === 'LeadsCredited')
      this.lotOf(event.lotId).terms ??= { ...lotTerms(event), granted_seq: String(stored.accountSeq) };
    for (const { from, to, lotId, leads } of movements) {
      const lot = this.lotOf(lotId);
      this.move(lot, from, -leads);
      this.move(lot, to, leads);
    }
  }

  private lotOf(lotId: string): LotSums & { terms: Columns | null } {
    const known = this.made.get(lotId);
    if (known !== undefined) return known;
    const lot = { ...noSums, terms: null };
    this.made.set(lotId, lot);
    return lot;
  }

  // What the business sides give, its customers have.
  private move(lot: LotSums, account: LedgerAccount, leads: number): void {
    if (isLotSide(account)) {
      lot[account] += leads;
      this.sides[account] += leads;
    } else this.sides.issued -= leads;
  }

  get lots(): Map<string, Columns> {
    return new Map(
      [...this.made].map(([lotId, { terms, ...sums }]) => [lotId, { ...terms, ...textsOf(sums) }] as const),
    );
  }

  get balance(): Columns | null {
    return this.version === 0 ? null : { ...textsOf(this.sides), version: String(this.version) };
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
      const { cents, starts_at: startsAt, times, ends_at: endsAt, ...act } = actColumns(event);
      const columns = {
        ...{ action, leads: text(leads), lot_id: lotId, corrects, status, version: text(seq) },
        ...{ ...act, cents: text(cents), starts_at: instant(startsAt), failed_because: null },
        ...{ times: text(times), ends_at: instant(endsAt) },
      };
      this.adjustments.set(event.adjustmentId, columns);
      if (status === 'booked') this.answer(corrects);
    } else if (before !== undefined && event.type === 'AdjustmentFailed')
      this.adjustments.set(event.adjustmentId, {
        ...{ ...before, status: 'failed', failed_because: event.code, version: text(seq) },
      });
    else if (before !== undefined && event.type === 'AdjustmentRevoked')
      this.adjustments.set(event.adjustmentId, { ...before, status: 'revoked', version: text(seq) });
    else if (before !== undefined) {
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

/** One for each leg, as `storedLine` of stored-tables.ts says a stored one. `available`: before the event. */
export function entryLines(
  { accountSeq, event }: StoredEvent<LedgerEvent>,
  movements: readonly Movement[],
  available: number,
): string[] {
  const { corrects, dated_at: datedAt } = linksOf(event);
  const lines: string[] = [];
  let balance = available;
  for (const { type, from, to, lotId, leads, downloadId, reason } of movements) {
    const line = lines.length;
    balance += (to === 'available' ? leads : 0) - (from === 'available' ? leads : 0);
    const rest = `${balance} ${downloadId ?? ''} ${reason} ${corrects ?? ''} ${instant(datedAt) ?? ''}`;
    lines.push(`${accountSeq} ${line} ${type} ${from} ${lotId} ${-leads} ${rest}`);
    lines.push(`${accountSeq} ${line + 1} ${type} ${to} ${lotId} ${leads} ${rest}`);
  }
  return lines;
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
