import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inTime } from '../../providers/calls/in-time.ts';
import { changeRefusals, isUpgradeTo } from './change-plan.ts';
import { currentSubscription } from './current-subscription.ts';
import { subscriptionExamples } from './examples.ts';
import type { SubscriptionParts } from './parts.ts';

/** Somebody waits at the page; without a sum it says what is charged at most. */
const QUOTE_MS = 8_000;

const Quote = Type.Object({
  planId: Type.String(),
  timing: Type.Union([Type.Literal('now'), Type.Literal('at-renewal')], {
    description: 'An upgrade is now, a downgrade at the renewal.',
  }),
  effectiveAt: Type.String({ description: 'When the plan begins: this moment, or the end of the period.' }),
  chargeNowCents: Type.Union([Type.Integer(), Type.Null()], {
    description: 'US cents that the card pays at once; later in the period not more. null: at most chargeAtMostCents.',
  }),
  chargeAtMostCents: Type.Integer({ description: 'The difference of a whole month.' }),
  nextChargeAt: Type.String(),
  nextChargeCents: Type.Integer(),
});

/** GET /api/v2/subscription/change-quote: what another plan costs and when it begins. Changes nothing. */
export function changeQuoteRoute(app: HttpApp, parts: SubscriptionParts): void {
  app.get(
    '/api/v2/subscription/change-quote',
    {
      schema: {
        tags: ['billing'],
        summary: 'What a change of plan costs, before it is made',
        querystring: Type.Object({ plan_code: Type.String({ minLength: 1, maxLength: 64 }) }),
        response: { 200: Quote },
      },
      config: {
        access: 'admin',
        refusals: changeRefusals,
        example: subscriptionExamples.changeQuote,
      },
    },
    async (request) => {
      const planId = request.query.plan_code;
      const current = await currentSubscription(parts, accountOf(request));
      const isUpgrade = isUpgradeTo(parts, { current, planId });
      const { subscription } = current;
      const price = parts.priceOf(planId);
      if (!subscription || price === null) throw new Error(`a plan that may be taken has a price: ${planId}`);
      const { subscriptionId, periodEnd } = subscription;
      const difference = Math.max(0, price - (parts.priceOf(subscription.planId) ?? 0));
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
    },
  );
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
