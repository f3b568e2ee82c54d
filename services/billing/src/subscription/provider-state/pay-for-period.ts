// A period's leads have the business id subscription, lattice, period: a second invoice for it brings nothing.
import { ledger } from '../../ledger/domain/ledger.ts';
import type { Catalogue } from '../../plans/domain/catalogue.ts';
import { planTerms } from '../../plans/domain/plan-lot.ts';
import { invoiceStream, ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { subscription } from '../domain/subscription.ts';
import { placeOf } from '../domain/pay-period.ts';
import { paymentsOf } from '../domain/period-payments.ts';
import { chargedFor, periodSoFar } from '../domain/period-so-far.ts';
import { paidIn } from '../domain/subscription-facts.ts';
import type { PaidPeriod, PayPeriod, Subscribed } from '../domain/subscription-events.ts';
import { returnPayments, withholdChange } from './return-payments.ts';
import { mayCarry } from './terms-in-force.ts';
import { firstLotOf, grantPeriod } from '../periods/grant-period.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { paidBy } from '../../providers/reading/provider-state.ts';
import { giveCredit, spendCredit } from '../../invoices/follow-credit.ts';
import { paidWith } from '../../invoices/paid-share.ts';
import type { Applying } from '../../invoices/applying.ts';
import { reportAnomaly } from '../../invoices/record-invoice.ts';

/** Does nothing for an invoice that is not paid, and for one of no subscription. */
export async function payForPeriod(
  parts: Applying,
  catalogue: Pick<Catalogue, 'find'>,
  read: ProviderInvoice,
): Promise<void> {
  const { tx, accountId, processor, context } = parts;
  const { invoiceId, subscriptionId, reason, status } = read;
  if (status !== 'paid' || subscriptionId === null || reason === 'other') return;
  const before = await tx.load(subscriptionStream(accountId), subscription);
  // Its subscription is not known yet: it is read again with it. One of an earlier subscription was paid before.
  if (before?.provider?.subscriptionId !== subscriptionId) return;
  const planId = read.planId ?? before.planId;
  // What an invoice brought stands for ever, also where its period is found under another name by now.
  const key = paidBy(processor, invoiceId);
  if (await tx.isStored({ stream: invoiceStream(accountId, processor, invoiceId), causes: [key] })) return;
  if (!(await spendCredit(parts, read))) {
    if (reason === 'change') await withholdChange(parts, read, before);
    return reportAnomaly(parts, invoiceId, 'credit-taken-back', null);
  }
  const command: PayPeriod = {
    type: 'PayPeriod',
    subscriptionId,
    startsAt: read.periodStart,
    endsAt: read.periodEnd,
    planId,
    offered: catalogue.find(planId),
    invoiceId,
    costCents: read.paidCents,
    ...(read.byCreditCents ? { creditCents: read.byCreditCents } : {}),
    paidFor: reason,
  };
  // By the invoice, too: a lattice that has closed twice is in no state, so its periods cannot be named any more.
  const causes = [causeOf(processor, command, before), key];
  const done = await tx.execute(subscriptionStream(accountId), subscription, command, { ...context, causes });
  if (!done.accepted) return reportRefused(parts, invoiceId, done.refusal);
  const { invoices = [] } = paymentsOf(before) ?? {};
  await giveCredit(
    parts,
    read,
    invoices.map((each) => ({ invoiceId: each.invoiceId, cashCents: each.cashCents - each.cashBackCents })),
  );
  await returnPayments(parts, [invoiceId]);
  for (const { event } of done.events)
    if (event.type === 'PeriodPaid') await bring(parts, paidIn(event), { before, madeAt: read.issuedAt });
}

function causeOf(
  processor: string,
  { subscriptionId, startsAt, paidFor, invoiceId }: PayPeriod,
  state: Subscribed,
): string {
  if (paidFor === 'change') return `paid:${processor}:${subscriptionId}:change:${invoiceId}`;
  const place = placeOf(startsAt, state);
  // A period of a lattice that begins with it is known by its instant.
  const period = place ? `${place.lattice.latticeId}:${place.period}` : startsAt;
  return `paid:${processor}:${subscriptionId}:${period}`;
}

async function reportRefused(
  parts: Applying,
  invoiceId: string,
  refusal: { code: string; invoiceId?: string },
): Promise<void> {
  switch (refusal.code) {
    case 'plan-unknown':
      return reportAnomaly(parts, invoiceId, 'plan-unknown', null);
    case 'period-paid-before':
      return reportAnomaly(parts, invoiceId, 'period-paid-before', refusal.invoiceId ?? null);
    case 'period-unknown':
      // Booked before invoices were causes: what it brought stands in the tables.
      if (await parts.funded.isFunded(parts.tx, parts.accountId, invoiceId)) return;
      return reportAnomaly(parts, invoiceId, 'period-unknown', null);
    default:
      throw new Error(`invoice ${invoiceId} cannot pay for its period: ${refusal.code}`);
  }
}

type Around = { before: Subscribed; madeAt: string };

async function bring(parts: Applying, paid: PaidPeriod, around: Around): Promise<void> {
  if (paid.paidFor === 'change') return changePlan(parts, paid, around);
  const { tx, accountId, context } = parts;
  const now = await tx.load(subscriptionStream(accountId), subscription);
  const lattices = [now?.lattice, now?.previous?.lattice];
  const lattice = lattices.find((each) => each?.latticeId === paid.latticeId);
  // A period that has not begun is granted when it does.
  const isComing = paid.latticeId === now?.lattice.latticeId && paid.period > now.period;
  if (!lattice || isComing) return;
  const { planId, terms, period, endsAt } = paid;
  const by = await paidWith(tx, accountId, paid);
  await grantPeriod(tx, accountId, { planId, terms, lattice, period, endsAt, paid: by }, context);
}

/** By the smaller of modes H and P (docs/decisions/0080). From the largest plan that was paid for in this period: going down and up again brings nothing twice. */
async function changePlan(
  { tx, accountId, context, processor }: Applying,
  paid: PaidPeriod,
  { before, madeAt }: Around,
): Promise<void> {
  const soFar = periodSoFar(before, await tx.load(ledgerStream(accountId), ledger), tx.at);
  const { largest, paidCents } = soFar;
  // Before the period itself was paid for there is nothing to add to: its own invoice brings the plan's leads.
  if (largest === null) return;
  const changeId = `change:${processor}:${paid.invoiceId}`;
  const { costCents, creditCents = 0, latticeId, period } = paid;
  const backCents = -(costCents + creditCents);
  const now = await tx.load(subscriptionStream(accountId), subscription);
  const periodEndsAt = before.periodEnd ?? paid.endsAt;
  const to = planTerms(paid.terms, before.lattice, before.period, await firstLotOf(tx, accountId, paid));
  // What does not carry at the boundary ends there, as the lots of a plan that never carries.
  const carries = now !== null && (await mayCarry(tx, accountId, now));
  const done = await tx.execute(
    ledgerStream(accountId),
    ledger,
    {
      type: 'ChangePlanLeads',
      mode: 'P',
      changeId,
      latticeId,
      period,
      at: tx.at,
      madeAt,
      from: { leads: largest },
      to: carries ? to : { ...to, capLeads: 0, expiresAt: periodEndsAt },
      periodStartsAt: before.periodStart,
      periodEndsAt,
      paid: await paidWith(tx, accountId, paid),
      charged: chargedFor(
        soFar,
        { priceCents: paid.terms.priceCents, netCents: -backCents },
        { at: madeAt, startsAt: before.periodStart, endsAt: periodEndsAt },
      ),
      ...(backCents > 0 ? { returned: { backCents, paidCents } } : {}),
    },
    { ...context, causes: [changeId] },
  );
  if (!done.accepted) throw new Error(`the change of ${accountId} cannot be booked: ${done.refusal.code}`);
}
