// Billing keeps no personal data: an e-mail is compared and not stored, a payer's name only passes through.
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refuseCardNumbers } from './calls/card-numbers.ts';
import { currentSubscription, isSubscribed, type Current } from './current-subscription.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { checkProvider, makeCall } from './calls/make-call.ts';
import type { SubscriptionParts } from './parts.ts';
import {
  findBillingAccount,
  createBillingAccount,
  updateBillingAccount,
  getClientToken,
  type AccountSchema,
} from '@leadwright/contracts/routes/billing/subscription/accounts';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export function billingAccountRoutes(app: HttpApp, parts: SubscriptionParts): void {
  findAccountRoute(app, parts);
  createAccountRoute(app, parts);
  updateAccountRoute(app, parts);
  clientTokenRoute(app, parts);
}

/** POST …/accounts/find/{email}: the caller's own billing account; an empty list without one, and for another's address. */
function findAccountRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(
    app,
    findBillingAccount,
    async (request) => {
      checkProvider(parts, request.params);
      const current = await currentSubscription(parts, accountOf(request));
      if (!current.customer) return [];
      const { email } = request.params;
      const own = await orUnavailable(() => parts.holders.emailOf(request.caller.personId));
      return own !== null && normaliseEmail(own) === normaliseEmail(email) ? accountShown(parts, request, current) : [];
    },
    { preValidation: refuseCardNumbers },
  );
}

function createAccountRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(
    app,
    createBillingAccount,
    async (request, reply) => {
      checkProvider(parts, request.params);
      checkOwn(request, request.body.code);
      const current = await currentSubscription(parts, accountOf(request));
      if (current.customer) return accountShown(parts, request, current);
      const made = await makeCall(parts, request, {
        key: 'customer',
        asked: { call: 'create-customer' },
        command: () => ({ call: 'create-customer' }),
      });
      return made.state === 'pending' ? reply.code(202).send(made) : accountShown(parts, request, made.current);
    },
    { preValidation: refuseCardNumbers },
  );
}

/** POST …/accounts/update/{accountId}: another card; an e-mail address alone changes nothing here. */
function updateAccountRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(
    app,
    updateBillingAccount,
    async (request, reply) => {
      checkProvider(parts, request.params);
      const current = await currentSubscription(parts, accountOf(request));
      checkOwn(request, request.params.accountId, current);
      const cardToken = request.body.billing_info?.token_id;
      if (cardToken === undefined && request.body.email === undefined)
        throw refuse(refusals.cardMissing, { details: { type: 'validation' } });
      if (cardToken === undefined) return accountShown(parts, request, current);
      const command = { call: 'change-card' as const, cardToken };
      const made = await makeCall(parts, request, { key: keyOf(request), asked: command, command: () => command });
      return made.state === 'pending' ? reply.code(202).send(made) : accountShown(parts, request, made.current);
    },
    { preValidation: refuseCardNumbers },
  );
}

function clientTokenRoute(app: HttpApp, parts: SubscriptionParts): void {
  implement(app, getClientToken, async (request) => {
    checkOwn(request, request.params.id);
    return { clientToken: parts.clientToken, processor: parts.processor.name };
  });
}

/** 404 for any account but the caller's, named by person, account or customer. */
function checkOwn(request: FastifyRequest, named: string, current?: Current): void {
  const own = [accountOf(request), request.caller.personId, current?.customer?.customerId];
  if (!own.includes(named)) throw refuse(refusals.accountUnknown);
}

// What the provider says of the payer passes through to an admin of the account and is kept nowhere.
async function accountShown(
  { processor }: Pick<SubscriptionParts, 'processor'>,
  request: FastifyRequest,
  current: Current,
): Promise<Static<typeof AccountSchema>> {
  const { customer, subscription } = current;
  if (!customer) throw refuse(refusals.accountUnknown);
  const card = subscription?.card ?? null;
  const payer = card && (await orUnavailable(async () => processor.readPayer?.(customer.customerId)));
  return {
    id: customer.customerId,
    code: accountOf(request),
    hasLiveSubscription: isSubscribed(current),
    billingInfo: card && {
      firstName: payer?.firstName ?? null,
      lastName: payer?.lastName ?? null,
      paymentMethod: {
        cardType: card.brand,
        firstSix: payer?.firstSix ?? null,
        lastFour: card.last4,
        expMonth: card.expMonth,
        expYear: card.expYear,
      },
    },
  };
}
