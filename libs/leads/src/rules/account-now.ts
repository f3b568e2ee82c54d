// What an account is now. Pages and mails read this and no single field: a subscription that has ended still has its
// plan's name and the day to which it was paid.

/** As billing says it; `paused` and `incomplete` come from a provider alone. */
export type AccountStatus =
  | 'none'
  | 'free-trial'
  | 'live'
  | 'cancelling'
  | 'past-due'
  | 'paused'
  | 'incomplete'
  | 'cancelled';

/**
 * A status with a plan, or never: there was none; trial-refused: there was none, and the person had the free trial
 * before; trials-over: there was none, and others of the domain or network had the trials of the day; ended.
 */
export type AccountState =
  | 'never'
  | 'trial-refused'
  | 'trials-over'
  | 'free-trial'
  | 'live'
  | 'cancelling'
  | 'past-due'
  | 'paused'
  | 'ended';

/** disputed: a bank has not decided of a payment. owing: the next payment settles a debt before it brings leads. */
export type PaymentState = 'good' | 'disputed' | 'owing';

export type AccountNow = {
  is: AccountState;
  /** The plan that may be used; null: none. */
  planName: string | null;
  /** When its period ends; null: no period runs. Exclusive. */
  until: string | null;
  /** Whether another period follows. */
  renews: boolean;
  /** What its payments are beside its plan: an account of any state may have one that is disputed, or owe. */
  payment: PaymentState;
  /** The payment of the running period went back or settled a debt, some of it or all: until its end it has the smallest plan's limits. */
  unpaid: boolean;
  /** Whose limits hold, where the period is paid for and the last changes of plan in it are not; null: those of the plan. */
  loweredTo: string | null;
  /** Why the person who asks cannot order whatever is left; null: they can. */
  noOrders: 'no-plan' | 'no-seat' | null;
};

type Facts = {
  status: string;
  planName: string | null;
  periodEnd: string | null;
  trialRefused?: 'had' | 'budget' | null;
  payment?: PaymentState;
  unpaid?: boolean;
  lowered?: { planName: string; reason: 'period' | 'change' } | null;
  noSeat?: boolean;
};

const withPlan = ['free-trial', 'live', 'cancelling', 'past-due', 'paused'];

/** A status that nobody knows counts as ended: it promises nothing. */
export function accountNow(facts: Facts): AccountNow {
  const { status, planName, periodEnd, trialRefused, payment = 'good', unpaid = false, noSeat = false } = facts;
  const { lowered = null } = facts;
  const has = withPlan.includes(status);
  return {
    is: has ? (status as AccountState) : withoutPlan(status, trialRefused),
    planName: has ? planName : null,
    until: has && status !== 'paused' ? periodEnd : null,
    renews: status === 'live' || status === 'past-due',
    payment,
    unpaid: has && unpaid,
    loweredTo: has && !unpaid ? (lowered?.planName ?? null) : null,
    noOrders: has ? (noSeat ? 'no-seat' : null) : 'no-plan',
  };
}

function withoutPlan(status: string, trialRefused: Facts['trialRefused']): AccountState {
  // The first payment of an incomplete one was never made.
  if (status !== 'none' && status !== 'incomplete') return 'ended';
  if (trialRefused === 'budget') return 'trials-over';
  return trialRefused === 'had' ? 'trial-refused' : 'never';
}

/** The plan that the account may use, in the same words wherever it stands. */
export function planInWords({ is, planName }: AccountNow): string {
  return planName ?? (is === 'ended' ? 'No plan any more' : 'No plan yet');
}

/** The day to which the account is paid for or will be; null: nothing is, as in a period whose payment is due. */
export const runsUntil = ({ is, until }: Pick<AccountNow, 'is' | 'until'>): string | null =>
  is === 'past-due' ? null : until;

/** Of a payment that is not good, in the same words wherever it stands shortly; null: nothing to say. */
export function paymentInWords({
  is,
  payment,
  unpaid,
  loweredTo,
}: Pick<AccountNow, 'is' | 'payment' | 'unpaid' | 'loweredTo'>): string | null {
  // It stops the leads of the period, whatever else there is.
  if (is === 'past-due') return 'A payment is due';
  if (payment === 'disputed') return 'A payment is disputed';
  if (payment === 'owing') return 'A payment is owed';
  return unpaid || loweredTo !== null ? 'A payment went back' : null;
}
