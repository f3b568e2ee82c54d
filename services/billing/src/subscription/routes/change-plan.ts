import type { FastifyRequest } from 'fastify';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { checkOnSale, isSubscribed, isSupportsTurn, priceIn, type Current } from './current-subscription.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { answerCall, checkProvider } from './calls/make-call.ts';
import { idOfPath, ownSubscription } from './own-subscription.ts';
import { momentOf } from './quoted-moment.ts';
import type { SubscriptionParts } from './parts.ts';
import type { ReadChangeFigure } from '../provider-state/read-change-figure.ts';
import { changePlan } from '@leadwright/contracts/routes/billing/subscription/subscription';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { netOf } from '../../plans/domain/change-money.ts';

export function changePlanRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(
    app,
    changePlan,
    async (request, reply) => {
      checkProvider(parts, request.params);
      const key = keyOf(request);
      const { plan_code: planId, timeframe, quoted } = request.body;
      const asked = {
        ...{ call: 'change-plan' as const, subscriptionId: idOfPath(request.params), planId },
        ...(quoted && { quotedAt: quoted.at, quotedCents: quoted.cents }),
      };
      return answerCall(parts, request, (pending) => reply.code(202).send(pending), {
        key,
        asked: timeframe === undefined ? asked : { ...asked, timing: timeframe },
        command: (current) => {
          const isUpgrade = checkOwnChange(parts, { current, asked });
          const subscriptionId = current.subscription?.subscriptionId ?? asked.subscriptionId;
          return { ...asked, subscriptionId, timing: timingOf(timeframe, isUpgrade) };
        },
        money: async (tx, current) => {
          const timing = timingOf(timeframe, isUpgradeTo(parts, { current, planId }));
          const wanted = timing === 'now' && planId !== current.subscription?.planId;
          if (!wanted) {
            // Nothing is booked now, so no sum was quoted.
            if (quoted) throw refuse(refusals.quoteOver);
            return undefined;
          }
          const about = changeAsked(parts, request, { current, planId });
          const at = quoted && (await momentOf(tx, quoted, about));
          const { money } = await parts.changeFigure(tx, { ...about, at }, contextOf(request));
          if (quoted && netOf(money) !== quoted.cents) throw refuse(refusals.quoteOver);
          return money;
        },
      });
    },
    { preValidation: refuseCardNumbers },
  );
}

type Timing = 'now' | 'at-renewal';

/** Whoever says nothing goes up at once and down at the end of the period. */
export const timingOf = (asked: Timing | undefined, isUpgrade: boolean): Timing =>
  asked ?? (isUpgrade ? 'now' : 'at-renewal');

/** What a figure is asked about. Throws where a price is not known. */
export function changeAsked(
  parts: Pick<SubscriptionParts, 'catalogue' | 'processor'>,
  request: FastifyRequest,
  { current, planId }: { current: Current; planId: string },
): Parameters<ReadChangeFigure>[1] {
  const { subscription } = current;
  if (!subscription) throw refuse(refusals.noSubscription, { details: { title: 'Bummer :(' } });
  const { from: fromCents, to: toCents } = pricesOf(parts, { current, planId });
  const { periodStart: startsAt, periodEnd: endsAt } = subscription;
  return {
    accountId: accountOf(request),
    planId,
    fromCents,
    toCents,
    startsAt,
    endsAt,
    returns: parts.processor.returnsCredit ?? false,
  };
}

function checkOwnChange(
  parts: SubscriptionParts,
  { current, asked }: { current: Current; asked: { subscriptionId: string; planId: string } },
): boolean {
  if (current.subscription) ownSubscription(current, asked.subscriptionId);
  return isUpgradeTo(parts, { current, planId: asked.planId });
}

/** US cents a month of the plan that it is on, and of the other one. */
function pricesOf(
  parts: Pick<SubscriptionParts, 'catalogue'>,
  { current, planId }: { current: Current; planId: string },
): { from: number; to: number } {
  const onPlanId = current.subscription?.planId ?? planId;
  const [from, to] = [onPlanId, planId].map((each) => priceIn(current, parts, each));
  // Whoever is on a plan without a price, or on one that nobody here knows, changes it with support.
  if (from == null || to == null) throw refuse(refusals.contactSupport);
  return { from, to };
}

/** US cents a month that another plan costs more than the one that it is on; below 0: less. */
export function costsMore(
  parts: Pick<SubscriptionParts, 'catalogue'>,
  asked: { current: Current; planId: string },
): number {
  const { from, to } = pricesOf(parts, asked);
  return to - from;
}

/** Whether the change is an upgrade; throws what speaks against it. A promo only begins a subscription. */
export function isUpgradeTo(
  parts: Pick<SubscriptionParts, 'upgradeWindowMs' | 'now' | 'catalogue'>,
  { current, planId }: { current: Current; planId: string },
): boolean {
  const { subscription } = current;
  if (!subscription || !isSubscribed(current))
    throw refuse(refusals.noSubscription, { details: { title: 'Bummer :(' } });
  if (subscription.status === 'past-due') throw refuse(refusals.pastDue);
  // The plan that it is on takes a scheduled change back, also where nobody can buy that plan any more.
  if (planId !== subscription.planId) checkOnSale(parts, planId);
  const isUpgrade = costsMore(parts, { current, planId }) > 0;
  if (isUpgrade && isSupportsTurn(current, parts)) throw refuse(refusals.contactSupport);
  return isUpgrade;
}
