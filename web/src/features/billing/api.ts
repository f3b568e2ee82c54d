// What the billing pages read and change. A change is sent once, at the click; its outcome is in billing-call.ts.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../server/operations.ts';
import { get, post } from '../../server/client.ts';
import { currentSession } from '../../server/session.ts';
import { useBotCheck } from '../../server/bot-check.ts';
import { usageKey } from '../../server/usage.ts';
import { useBillingCall, type BillingCall } from './billing-call.ts';

export type Subscription = Answer<'get', '/api/v2/subscription'>;

const subscriptionKey = ['subscription'] as const;
/** Of what a code offers, which ends where it is taken. */
export const promotionKey = ['promotion'] as const;

/** The account's subscription, with its card and every flag, as its processor has it now. */
export function useSubscription() {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => get('/api/v2/subscription', { signal }),
    staleTime: 10_000,
  });
}

/** The public plans, by which the page sells. */
export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await get('/api/v2/plans', { signal })).plans,
    staleTime: 300_000,
  });
}

/** What the card form is opened with: whose form it is, and the provider's public key. */
export function useClientToken() {
  const accountId = accountOf();
  return useQuery({
    queryKey: ['client-token', accountId],
    queryFn: ({ signal }) => get('/api/v2/client_token/{id}', { path: { id: accountId }, signal }),
    staleTime: 300_000,
  });
}

/** `billing`: the processor, as the subscription names it. */
type AtProcessor = { billing: string };

/** Takes a plan and charges the card for its first period. */
export function useSubscribe(): BillingCall<AtProcessor & { planId: string; code?: string; cardToken: string }> {
  const makeToken = useBotCheck();
  return useBillingCall({
    call: 'create-subscription',
    send: async ({ billing, planId, code, cardToken }, idempotencyKey) =>
      post('/api/{billing}/subscriptions/create', {
        path: { billing },
        idempotencyKey,
        botCheckToken: await makeToken(),
        body: {
          plan_code: planId,
          ...(code === undefined ? {} : { promotion_code: code }),
          currency: 'USD',
          account: { code: accountOf(), billing_info: { token_id: cardToken } },
        },
      }),
    onEnd: useRefresh(),
  });
}

/** Another plan: now, or when the next period begins. Without `timeframe` the server chooses. */
export function useChangePlan(): BillingCall<
  AtProcessor & {
    subscriptionId: string;
    planId: string;
    timeframe?: 'now' | 'at-renewal';
    quoted?: { at: string; cents: number };
  }
> {
  const makeToken = useBotCheck();
  return useBillingCall({
    call: 'change-plan',
    send: async ({ billing, subscriptionId, planId, timeframe, quoted }, idempotencyKey) =>
      post('/api/{billing}/subscriptions/createChange/{subscriptionId}', {
        path: { billing, subscriptionId },
        idempotencyKey,
        botCheckToken: await makeToken(),
        body: { plan_code: planId, ...(timeframe && { timeframe }), ...(quoted && { quoted }) },
      }),
    onEnd: useRefresh(),
  });
}

/** Ends the subscription with its period, or now. */
export function useCancel(): BillingCall<AtProcessor & { subscriptionId: string; when: 'at-period-end' | 'now' }> {
  return useBillingCall({
    call: 'cancel',
    send: ({ billing, subscriptionId, when }, idempotencyKey) =>
      post('/api/{billing}/subscriptions/terminate/{subscriptionId}', {
        path: { billing, subscriptionId },
        idempotencyKey,
        body: { when },
      }),
    onEnd: useRefresh(),
  });
}

/** Takes a cancellation at the end of the period back. */
export function useReactivate(): BillingCall<void> {
  return useBillingCall({
    call: 'reactivate',
    send: (_given, idempotencyKey) => post('/api/v2/subscription/reactivate', { idempotencyKey }),
    onEnd: useRefresh(),
  });
}

/** Another card, which also pays at once what is past due. */
export function useChangeCard(): BillingCall<AtProcessor & { cardToken: string }> {
  const makeToken = useBotCheck();
  return useBillingCall({
    call: 'change-card',
    send: async ({ billing, cardToken }, idempotencyKey) =>
      post('/api/{billing}/accounts/update/{accountId}', {
        path: { billing, accountId: accountOf() },
        idempotencyKey,
        botCheckToken: await makeToken(),
        body: { billing_info: { token_id: cardToken } },
      }),
    onEnd: useRefresh(),
  });
}

function accountOf(): string {
  const session = currentSession();
  return session.state === 'in' ? session.person.accountId : '';
}

/** Reads the subscription and the balance again; both follow from any change. */
function useRefresh(): (is: string) => Promise<unknown> {
  const client = useQueryClient();
  return (is) => refresh(client, is);
}

function refresh(client: QueryClient, is: string): Promise<unknown> {
  return Promise.all([
    ...[subscriptionKey, usageKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    // Whoever has taken a promotion would be told that they had it.
    client.invalidateQueries({ queryKey: promotionKey, refetchType: is === 'done' ? 'none' : 'active' }),
  ]);
}
