// For each route about the subscription one request and its answer, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const sandbox = { billing: 'sandbox' };

const subscriptionId = 'sub_5f0c3a1be29d4c7781aa6e02';

const live = {
  processor: 'sandbox',
  subscriptionId,
  status: 'live',
  planId: 'team-unlimited',
  planName: 'Team unlimited',
  priceCents: 9_900,
  terms: { version: 1, leadsPerPeriod: 50_000, downloadLimit: 5_000, membersMax: 10 },
  isLive: true,
  isCancelled: false,
  isPastDue: false,
  isCancelling: false,
  isFreeTrial: false,
  contactSupport: false,
  periodStart: '2026-11-05T09:30:00.000000Z',
  periodEnd: '2026-12-05T09:30:00.000000Z',
  nextPlanId: null,
  nextPlan: null,
  endedAt: null,
  card: { brand: 'Visa', last4: '1111', expMonth: 12, expYear: 2034 },
  supportEmail: 'support@example.test',
};

const pending = { answers: { 202: { callId: 'change-plan-2f0c3a1be29d4c7781aa6e02', state: 'pending' } } };

const key = { 'idempotency-key': '7a0d5f3c-3f9e-4a51-9a3e-0d8f2a4b6c11' };

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10';

const account = {
  id: 'cus_1d9b7c40e2f64a0c93b58e71',
  code: accountId,
  hasLiveSubscription: true,
  billingInfo: {
    firstName: 'Jo',
    lastName: 'Rivera',
    paymentMethod: { cardType: 'Visa', firstSix: '411111', lastFour: '1111', expMonth: 12, expYear: 2034 },
  },
};

const cancelling = { ...live, status: 'cancelling', isCancelling: true };

export const subscriptionExamples = {
  get: { answer: live },
  create: {
    ...pending,
    parameters: { ...sandbox, ...key },
    body: {
      plan_code: 'team-unlimited',
      currency: 'USD',
      account: { code: accountId, billing_info: { token_id: 'tok_visa' } },
    },
    answer: live,
  },
  change: {
    ...pending,
    parameters: { ...sandbox, subscriptionId, ...key },
    body: { plan_code: 'rollover-50k', timeframe: 'now', quoted: { at: '2026-11-20T09:30:00.000000Z', cents: 5_000 } },
    answer: { ...live, planId: 'rollover-50k', planName: '50K rollover', priceCents: 19_900 },
  },
  changeQuote: {
    parameters: { plan_code: 'rollover-50k', timeframe: 'now' },
    answer: {
      planId: 'rollover-50k',
      timing: 'now',
      effectiveAt: '2026-11-20T09:30:00.000Z',
      chargeNowCents: 5_000,
      chargeNowByCreditCents: 0,
      chargeAtMostCents: 10_000,
      peopleOver: 0,
      creditCents: 0,
      rules: [
        { code: 'no-leads-added', leads: null, cents: null },
        { code: 'ends-at-boundary', leads: 31_200, cents: null },
      ],
      nextChargeAt: '2026-12-05T09:30:00.000000Z',
      nextChargeCents: 19_900,
      credit: { leftCents: 0, takenCents: 0, owedCents: 0 },
      quoted: { at: '2026-11-20T09:30:00.000000Z', cents: 5_000 },
    },
  },
  terminate: {
    ...pending,
    parameters: { ...sandbox, subscriptionId, ...key },
    body: { when: 'at-period-end' },
    answer: cancelling,
  },
  reactivate: { ...pending, parameters: key, answer: live },
  call: { ...pending, parameters: { callId: 'change-plan-2f0c3a1be29d4c7781aa6e02' }, answer: live },
  callByKey: {
    ...pending,
    parameters: { key: key['idempotency-key'], call: 'create-subscription' },
    answer: live,
  },
  act: { body: { act: 'dispute' }, answer: { act: 'dispute' } },
  confirm: {
    parameters: { clientSecret: 'confirm_5f0c3a1be29d4c7781aa6e025f0c3a1b' },
    body: { answer: 'approve' },
    answer: { state: 'confirmed' },
  },
  findAccount: { parameters: { ...sandbox, email: 'jo@example.test' }, answer: account },
  createAccount: {
    ...pending,
    parameters: sandbox,
    body: { email: 'jo@example.test', code: accountId },
    answer: account,
  },
  updateAccount: {
    ...pending,
    parameters: { ...sandbox, accountId, ...key },
    body: { billing_info: { token_id: 'tok_mastercard' } },
    answer: account,
  },
  periods: {
    answer: { periods: [{ from: '2026-12-01T00:00:00.000000Z', to: '2027-01-01T00:00:00.000000Z', outside: false }] },
  },
  clientToken: { parameters: { id: accountId }, answer: { clientToken: 'sandbox', processor: 'sandbox' } },
} as const satisfies Record<string, RouteExample>;
