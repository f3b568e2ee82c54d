// What the API of the tests answers of plans and of the account's subscription.
import { http, HttpResponse } from 'msw';
import type { Plan, Subscription } from '../../server/api-types.ts';

const companyProfile = { name: 'Canary Roofing', phone: '4805550142', email: 'office@canary.test' };

export const subscription: Subscription = {
  processor: 'sandbox',
  subscriptionId: 'sub_1',
  status: 'live',
  planId: 'team-unlimited',
  planName: 'Team unlimited',
  priceCents: 9_900,
  terms: { version: 1, leadsPerPeriod: 50_000 },
  isLive: true,
  isCancelled: false,
  isPastDue: false,
  isCancelling: false,
  isFreeTrial: false,
  contactSupport: false,
  periodStart: '2026-11-05T12:00:00Z',
  periodEnd: '2026-12-05T12:00:00Z',
  nextPlanId: null,
  nextPlan: null,
  endedAt: null,
  card: { brand: 'Visa', last4: '1111', expMonth: 12, expYear: 2034 },
  supportEmail: 'support@example.test',
};

const statementDescriptor = { name: 'LEADWRT*PLAN', phone: '800-555-0199', url: 'leadwrt.test' };

const line = (key: string, label: string, text: string, more: { note?: string; help?: string } = {}) => ({
  ...{ key, label, text, note: null, help: null },
  ...more,
});

/** The terms of a plan with 50,000 leads, by key and in billing's words. */
function saying({ membersMax, suppressions }: { membersMax: number; suppressions: boolean }) {
  const help = '“Unlimited” is any number of searches and downloads up to this.';
  const note = 'Not available yet.';
  return {
    terms: { version: 1, leadsPerPeriod: 50_000, membersMax, suppressions },
    termsInWords: [
      line('leadsPerPeriod', 'Leads per month', '50,000', { help }),
      line('downloadLimit', 'Leads in one download', '5,000'),
      line('membersMax', 'People', String(membersMax)),
      line('carriesOver', 'Unused leads carry over', 'No'),
      line('suppressions', 'Search suppressions', suppressions ? 'Yes' : 'No', { note }),
    ],
  };
}

export const plans: Plan[] = [
  {
    planId: 'individual-unlimited',
    name: 'Individual unlimited',
    shortname: 'Individual',
    description: '50,000 leads a month.',
    statementDescriptor,
    priceCents: 5_000,
    leadsPerPeriod: 50_000,
    downloadLimit: 5_000,
    membersMax: 1,
    includesRollover: false,
    unlimited: false,
    suppressions: false,
    public: true,
    ...saying({ membersMax: 1, suppressions: false }),
  },
  {
    planId: 'team-unlimited',
    name: 'Team unlimited',
    shortname: 'Team',
    description: '50,000 leads a month.',
    statementDescriptor,
    priceCents: 9_900,
    leadsPerPeriod: 50_000,
    downloadLimit: 5_000,
    membersMax: 10,
    includesRollover: false,
    unlimited: false,
    suppressions: true,
    public: true,
    ...saying({ membersMax: 10, suppressions: true }),
  },
];

export const billingAtServer = [
  http.get('*/api/v2/plans', () => HttpResponse.json({ plans })),
  http.get('*/api/v2/company-profile', () =>
    HttpResponse.json({ companyProfile, phone: { state: 'unverified', codeExpiresAt: null } }),
  ),
  http.get('*/api/v2/bot-check', () => HttpResponse.json({ kind: 'test' })),
  http.get('*/api/v2/credit', () =>
    HttpResponse.json({ leftCents: 0, takenCents: 0, owedCents: 0, disputed: [], owed: [] }),
  ),
  http.get('*/api/v2/subscription', () => HttpResponse.json(subscription)),
  http.get('*/api/v2/client_token/:id', () => HttpResponse.json({ clientToken: 'sandbox', processor: 'sandbox' })),
];
