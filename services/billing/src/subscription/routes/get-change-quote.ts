import type { FastifyBaseLogger } from 'fastify';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inTime } from '../../providers/calls/in-time.ts';
import { netOf, type ChangeMoney } from '../../plans/domain/change-money.ts';
import { byLivingCredit } from '../domain/change-figure.ts';
import { changeAsked, costsMore, isUpgradeTo, timingOf } from './change-plan.ts';
import { currentSubscription, priceIn } from './current-subscription.ts';
import { countPeople } from '../projections/seat.ts';
import type { SubscriptionParts } from './parts.ts';
import { getChangeQuote } from '@leadwright/contracts/routes/billing/subscription/change-quote';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Somebody waits at the page; without a sum it says what is charged at most. */
const QUOTE_MS = 8_000;

export function changeQuoteRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(app, getChangeQuote, async (request) => {
    const { plan_code: planId, timeframe } = request.query;
    const accountId = accountOf(request);
    const current = await currentSubscription(parts, accountId);
    const isUpgrade = isUpgradeTo(parts, { current, planId });
    const { subscription } = current;
    const price = priceIn(current, parts, planId);
    if (!subscription || price === null) throw new Error(`a plan that may be taken has a price: ${planId}`);
    const { subscriptionId, periodEnd } = subscription;
    const isSame = planId === subscription.planId;
    const timing = isSame ? 'at-renewal' : timingOf(timeframe, isUpgrade);
    const asked = changeAsked(parts, request, { current, planId });
    const figure = await parts.store.transaction([accountId], (tx) =>
      parts.changeFigure(tx, asked, contextOf(request)),
    );
    const { money, standing } = figure;
    const seats = Number(parts.catalogue.find(planId)?.['membersMax'] ?? Infinity);
    const people = await inScope(parts.database.db, [accountId], (trx) => countPeople(trx, accountId));
    const isCharged = timing === 'now' && netOf(money) > 0;
    const quoted = isCharged ? await quoteOf(parts, { subscriptionId, planId, money }, request.log) : 0;
    const difference = Math.max(0, costsMore(parts, { current, planId }));
    return {
      planId,
      timing,
      effectiveAt: timing === 'now' ? new Date(parts.now()).toISOString() : periodEnd,
      chargeNowCents: quoted,
      chargeNowByCreditCents: isCharged && quoted !== null ? byLivingCredit(figure, quoted) : 0,
      chargeAtMostCents: timing === 'now' ? difference : 0,
      creditCents: timing === 'now' ? Math.max(0, -netOf(money)) : 0,
      peopleOver: isSame ? 0 : Math.max(0, people - seats),
      rules: isSame ? [] : timing === 'now' ? figure.rules : figure.later,
      nextChargeAt: periodEnd,
      nextChargeCents: price,
      credit: standing,
      quoted: timing === 'now' && !isSame ? { at: money.at, cents: netOf(money) } : null,
    };
  });
}

/** null, which shows no sum, where the processor gives none, fails, or takes too long. */
export async function quoteOf(
  { processor, quoteMs = QUOTE_MS }: Pick<SubscriptionParts, 'processor' | 'quoteMs'>,
  asked: { subscriptionId: string; planId: string; money?: ChangeMoney },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number | null> {
  if (!processor.quoteChange) return null;
  try {
    const quoted = await inTime(processor.quoteChange(asked), quoteMs, () => null);
    return quoted?.chargeCents ?? null;
  } catch (error) {
    log.warn({ err: error }, 'the processor gave no quote of a change');
    return null;
  }
}
