// What the stream subscription-<account> holds. Instants have the format of instantOf(), money is whole US cents.
import type { Lattice } from '../../kernel/domain/lattice.ts';
import type { AgreedTerms, Limits, StoredTerms } from '../../plans/domain/agreed-terms.ts';
import type { PeriodMoney } from '../../plans/domain/change-money.ts';

export type SubscriptionStatus = 'free-trial' | 'live' | 'cancelling' | 'past-due' | 'cancelled';

export type ProviderReference = { processor: string; customerId: string; subscriptionId: string };

export type SubscriptionFacts = {
  planId: string;
  terms: AgreedTerms;
  status: SubscriptionStatus;
  lattice: Lattice;
  /** The period that was begun last, and its place in time. No end: the plan has no billing day. */
  period: number;
  periodStart: string;
  periodEnd: string | null;
  nextPlanId: string | null;
  nextTerms: AgreedTerms | null;
  nextLattice: Lattice | null;
  cancelAtPeriodEnd: boolean;
  /** Exclusive. null: no end is known. */
  accessEndsAt: string | null;
  /** The provider charges nothing until it is resumed; no period begins meanwhile. */
  paused: boolean;
  /** null: no processor charges it and every period counts as paid, as for accounts from before processors. */
  provider: ProviderReference | null;
};

export type ChangeReason =
  | 'started'
  | 'imported'
  | 'subscribed'
  | 'period-began'
  | 'provider-changed'
  | 'plan-changed'
  | 'plan-change-planned'
  | 'plan-kept'
  | 'ended'
  | 'lattice-closed'
  | 'access-ended';

type Always = 'planId' | 'status' | 'lattice';
type Terms = 'terms' | 'nextTerms';

/** Events from before periods were followed have plan, status and lattice only: `factsOf` fills the rest. */
export type SubscriptionChanged = {
  type: 'SubscriptionChanged';
  effectiveAt: string;
  reason?: ChangeReason;
  terms?: StoredTerms;
  nextTerms?: StoredTerms | null;
  /** Its message names the lattice's zone. Not in events from before messages had one, nor where it is UTC. */
  saysZone?: true;
} & Pick<SubscriptionFacts, Always> &
  Partial<Omit<SubscriptionFacts, Always | Terms>>;

export type PaidReason = 'first' | 'renewal' | 'change';

/** As PeriodPaid and PaymentReturned say. */
export type InvoiceMoney = {
  invoiceId: string;
  cashCents: number;
  /** What credit paid; below 0: what it gave as credit. */
  creditCents: number;
  cashBackCents: number;
  creditBackCents: number;
  deadCents: number;
};
/**
 * `planId`, `limits`, `priceCents`: of the plan that it paid for. `coversCents`: of what the plan costs a month now, what it paid for.
 * `asCredit`: of its card and of its credit, what changes gave back. `withheld`: a change that paid for nothing at once, with
 * no money of its own here.
 */
export type PeriodInvoice = InvoiceMoney & {
  planId: string;
  limits: Limits;
  priceCents: number;
  coversCents: number;
  asCredit: { cashCents: number; creditCents: number };
  withheld?: true;
};
/** `levelCents`: what the plan costs a month, as its changes said. */
export type PeriodPayments = PeriodMoney & { levelCents: number; invoices: PeriodInvoice[] };

/** A plan was paid for in one period. Of a lattice's period it happens once, of a change of plan once per invoice. */
export type PaidPeriod = {
  latticeId: string;
  period: number;
  startsAt: string;
  endsAt: string;
  planId: string;
  terms: AgreedTerms;
  invoiceId: string;
  costCents: number;
  /** What credit paid beside `costCents`; below 0: what came back as credit. Absent: nothing. */
  creditCents?: number;
  paidFor: PaidReason;
  /** Of the period's own payment, with all changes since. In no event. */
  money?: PeriodPayments;
};
export type PeriodPaid = {
  type: 'PeriodPaid';
  subscriptionId: string;
  effectiveAt: string;
  terms?: StoredTerms;
} & Omit<PaidPeriod, 'terms' | 'money'>;

/** What came back of an invoice so far: of its payment, and of the payments of the credit that paid for it. */
type Returned = { invoiceId: string; cashBackCents: number; creditBackCents: number };
/** Of both, what settled a debt, or was credit whose payment is wholly back: no refund that people gave in part. */
type Dead = { deadCents: number };
/**
 * All are 0 after a dispute that was won, or a refund that failed. Of an invoice that no `PeriodPaid` names: a change
 * that only credit taken back, or a debt, had. Events from before say nothing dead.
 */
export type PaymentReturned = { type: 'PaymentReturned'; effectiveAt: string } & Returned & Partial<Dead>;

/**
 * Limits that are below those of the plan: whose they are, and what living money does not pay for: the period itself, or a
 * change of plan in it.
 */
export type Lowered = Limits & { planId: string; reason: 'period' | 'change' };
/** What the running period allows from now on; null: what its plan does. */
export type LimitsChanged = { type: 'LimitsChanged'; lowered: Lowered | null; effectiveAt: string };

export type SubscriptionEvent = SubscriptionChanged | PeriodPaid | PaymentReturned | LimitsChanged;

/** Period 0 begins at the lattice's anchor. */
export type StartSubscription = {
  type: 'StartSubscription';
  planId: string;
  terms: AgreedTerms;
  lattice: Lattice;
};
/** Period 0 is the one that was running; the lattice continues another wherever it was not the first. */
export type ImportSubscription = {
  type: 'ImportSubscription';
  planId: string;
  terms: AgreedTerms;
  status: 'live' | 'past-due' | 'cancelling';
  lattice: Lattice;
  /** null: no processor charges it. */
  provider: ProviderReference | null;
};
/** Passes the next boundary, which is due at `at`: a period begins, or access ends. */
export type PassNext = { type: 'PassNext'; at: string };
/** `first`: the oldest period charged. `offered`: today's terms, for a plan that is new here; null: not offered. */
export type FollowProvider = {
  type: 'FollowProvider';
  at: string;
  provider: ProviderReference;
  planId: string;
  offered: { now: AgreedTerms | null; next: AgreedTerms | null };
  status: 'live' | 'past-due' | 'paused';
  periodStart: string;
  periodEnd: string;
  nextPlanId: string | null;
  cancelAtPeriodEnd: boolean;
  endedAt: string | null;
  first: { startsAt: string; endsAt: string };
};
/** The provider was paid for [startsAt, endsAt). The period is found from them, and the lattice follows them. */
export type PayPeriod = {
  type: 'PayPeriod';
  subscriptionId: string;
  offered: AgreedTerms | null;
} & Omit<PaidPeriod, 'latticeId' | 'period' | 'terms' | 'money'>;
/** An invoice of no period that matters changes nothing; `withheld`: of a change in the running period that paid for nothing. */
export type ReturnPayment = { type: 'ReturnPayment'; at: string; withheld?: true } & Returned & Dead;
/** The limits that hold; null: those of the plan. */
export type SayLimits = { type: 'SayLimits'; lowered: Lowered | null; at: string };
/** Closes the lattice at the end of the running period and goes on in another zone; refused where a provider charges. */
export type ChangeZone = { type: 'ChangeZone'; at: string; zone: string; latticeId: string };

export type SubscriptionCommand =
  | StartSubscription
  | ImportSubscription
  | PassNext
  | FollowProvider
  | PayPeriod
  | ReturnPayment
  | SayLimits
  | ChangeZone;

export type SubscriptionRefusal =
  | { code: 'plan-unknown'; planId: string }
  | { code: 'already-subscribed'; planId: string }
  | { code: 'not-subscribed' }
  | { code: 'nothing-due' }
  | { code: 'zone-no-period' }
  | { code: 'zone-of-provider' }
  | { code: 'subscription-differs'; subscriptionId: string }
  | { code: 'period-unknown'; startsAt: string }
  | { code: 'period-paid-before'; invoiceId: string };

/**
 * `paid`: for the running and coming periods. `earlier`: for those that may have carried. `previous`: before this lattice.
 * `lowered`: as it was said last.
 */
export type Subscribed = SubscriptionFacts & {
  paid: PaidPeriod[];
  earlier: PeriodPayments[];
  previous: { lattice: Lattice; closedAt: string } | null;
  lowered: Lowered | null;
};
/** null: no plan ever. */
export type Subscription = Subscribed | null;
