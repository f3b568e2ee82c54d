import type { FastifyBaseLogger } from 'fastify';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inTime } from '../../providers/calls/in-time.ts';
import { costsMore, isUpgradeTo } from './change-plan.ts';
import { currentSubscription, priceIn } from './current-subscription.ts';
import type { SubscriptionParts } from './parts.ts';
import { getChangeQuote } from '@leadwright/contracts/routes/billing/subscription/subscription';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Somebody waits at the page; without a sum it says what is charged at most. */
const QUOTE_MS = 8_000;

export function changeQuoteRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(app, getChangeQuote, async (request) => {
    const planId = request.query.plan_code;
    const current = await currentSubscription(parts, accountOf(request));
    const isUpgrade = isUpgradeTo(parts, { current, planId });
    const { subscription } = current;
    const price = priceIn(current, parts, planId);
    if (!subscription || price === null) throw new Error(`a plan that may be taken has a price: ${planId}`);
    const { subscriptionId, periodEnd } = subscription;
    const difference = Math.max(0, costsMore(parts, { current, planId }));
    const quoted = isUpgrade ? await quoteOf(parts, { subscriptionId, planId }, request.log) : 0;
    return {
      planId,
      timing: isUpgrade ? ('now' as const) : ('at-renewal' as const),
      effectiveAt: isUpgrade ? new Date(parts.now()).toISOString() : periodEnd,
      chargeNowCents: quoted,
      chargeAtMostCents: isUpgrade ? difference : 0,
      nextChargeAt: periodEnd,
      nextChargeCents: price,
    };
  });
}

/** null, which shows no sum, where the processor gives none, fails, or takes too long. */
export async function quoteOf(
  { processor, quoteMs = QUOTE_MS }: Pick<SubscriptionParts, 'processor' | 'quoteMs'>,
  asked: { subscriptionId: string; planId: string },
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
