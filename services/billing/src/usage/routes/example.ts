import type { RouteExample } from '@leadwright/runtime/http/api-description';

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c';

/** The customer record as the API document shows it. */
export const customerExample = {
  answer: {
    id: accountId,
    uid: accountId,
    customer_id: 'cus_1d9b7c40e2f64a0c93b58e71',
    processor: 'sandbox',
    plan_id: 'team-unlimited',
    subscription_plan: 'Team unlimited',
    subscription_status: 'active',
    subscription_id: 'sub_5f0c3a1be29d4c7781aa6e02',
    subscription_uuid: null,
    sub_checked: true,
    billing_cycle_anchor: 1_793_871_000,
    cancel_at_period_end: false,
    canceled_at: null,
    updated_at: 1_793_871_000,
    sources: { data: [{ last4: '1111' }] },
    leads: 50_000,
    leadsRemaining: 47_500,
    includesRollover: false,
    downloadLimit: 5_000,
  },
} satisfies RouteExample;
