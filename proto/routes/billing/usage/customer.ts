import type { RouteExample } from '@leadwright/runtime/http/api-description';
import { Type } from 'typebox';
import { route } from '../../route.ts';

const maybeText = Type.Union([Type.String(), Type.Null()]);

const maybeSeconds = (description: string) =>
  Type.Union([Type.Integer(), Type.Null()], { description: `${description}, in seconds since 1970.` });

const CustomerSchema = Type.Object({
  id: Type.String({ description: 'The account.' }),
  uid: Type.String({ description: 'The account, whoever of it asks. Its e-mail address is in GET /api/v2/me.' }),
  customer_id: maybeText,
  processor: Type.String(),
  plan_id: maybeText,
  subscription_plan: Type.Union([Type.String(), Type.Null()], { description: "The plan's name." }),
  subscription_status: Type.Enum(['active', 'pending', 'canceled', 'incomplete_expired', 'expired', 'past_due']),
  subscription_id: maybeText,
  subscription_uuid: Type.Union([Type.String(), Type.Null()], {
    description: "In place of subscription_id; calls take it as 'uuid-' and the uuid.",
  }),
  sub_checked: Type.Boolean({ description: 'It was compared with the processor.' }),
  billing_cycle_anchor: maybeSeconds('Where the periods are counted from'),
  cancel_at_period_end: Type.Boolean(),
  canceled_at: maybeSeconds('When the cancellation was made that holds now'),
  updated_at: maybeSeconds('When anything of it changed last'),
  sources: Type.Object({ data: Type.Array(Type.Object({ last4: Type.String() })) }),
  leads: Type.Integer({ description: 'The allowance of this period.' }),
  leadsRemaining: Type.Integer(),
  includesRollover: Type.Boolean(),
  downloadLimit: Type.Integer(),
});

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c';

/** The customer record as the API document shows it. */
const customerExample = {
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

export const getCustomer = route({
  method: 'GET',
  path: '/api/v2/customer',
  service: 'billing',
  access: 'member',
  summary: 'The customer record and the entitlements',
  answers: { 200: CustomerSchema },
  example: customerExample,
});
