// Money that came back as credit, stream credit-<account>: each cent knows its payment and what it paid for. Whole cents.
import { accept, deciderOf, type CommandKind } from '@leadwright/eventsourcing/decider';
import { chargeParts, type Standing } from '@leadwright/leads/rules/charge-parts';
import type { Credit, CreditEvent, CreditPart, Part, SpentPart } from './credit-events.ts';
import { lessOwed, lessSpent, lessTaken, merged, spentBy, sum, takenFrom } from './credit-parts.ts';

export type { Credit } from './credit-events.ts';

type Kind<Command> = CommandKind<Command, Credit, CreditEvent, never>;

export const owedIn = ({ owed }: Credit): number => owed.reduce((sum, { cents }) => sum + cents, 0);
/** What a part of before credits of one payment were one spent beyond what it had pays for nothing. */
export const leftIn = ({ parts }: Credit): number => sum(parts, ({ left }) => Math.max(0, left));
export const takenIn = ({ parts }: Credit): number => parts.reduce((sum, { taken }) => sum + taken, 0);

/** What an account's next charge meets. */
export const standingOf = (state: Credit): Standing => ({
  leftCents: leftIn(state),
  takenCents: takenIn(state),
  owedCents: owedIn(state),
});

/** What an invoice paid of a debt: it brings no leads for that part. */
export const settledBy = ({ settled }: Credit, invoiceId: string): number =>
  settled.find((each) => each.invoiceId === invoiceId)?.cents ?? 0;

/** Of that, what credit paid that was taken back. */
export const unbackedIn = ({ settled }: Pick<Credit, 'settled'>, invoiceId: string): number =>
  settled.find((each) => each.invoiceId === invoiceId)?.unbackedCents ?? 0;

/** `payments`: of the period, oldest first; the newest money comes back first. */
export type GiveCredit = {
  type: 'GiveCredit';
  creditId: string;
  cents: number;
  payments: { invoiceId: string; cashCents: number }[];
  at: string;
};
const giveCredit: Kind<GiveCredit> = {
  decide({ creditId, cents, payments, at }, state) {
    let missing = cents;
    const parts: CreditPart[] = [];
    for (const { cents: paid, ...from } of [...payments].reverse().flatMap((each) => moneyBehind(each, state))) {
      const own = Math.min(missing, Math.max(0, paid));
      if (own > 0) parts.push({ creditId, ...from, cents: own });
      missing -= own;
    }
    return parts.length === 0 ? accept() : accept({ type: 'CreditGiven', creditId, parts, effectiveAt: at });
  },
};

type Behind = Omit<CreditPart, 'creditId'>;

/** What is still in an invoice: of its own payment in cash, and of the payments whose credit paid for it. */
function moneyBehind({ invoiceId, cashCents }: GiveCredit['payments'][number], { parts }: Credit): Behind[] {
  const given = sum(
    parts.filter(({ viaId, paymentId }) => viaId === invoiceId && paymentId === invoiceId),
    ({ cents }) => cents,
  );
  const byCredit = parts.flatMap(({ paymentId, spent }): Behind[] => {
    const own = spent.filter((each) => each.invoiceId === invoiceId);
    return [{ paymentId, viaId: invoiceId, cents: sum(own, ({ cents, gone }) => cents - gone) }];
  });
  return [{ paymentId: invoiceId, viaId: invoiceId, cents: cashCents - given }, ...byCredit];
}

/** `creditCents` of it were paid by credit, oldest first, the rest by card, which pays first what is owed. */
export type SpendCredit = {
  type: 'SpendCredit';
  invoiceId: string;
  cashCents: number;
  creditCents: number;
  at: string;
};
const spendCredit: Kind<SpendCredit> = {
  decide({ invoiceId, cashCents, creditCents, at }, state) {
    const { parts, unbackedCents, settledCents } = spending(state, { cashCents, creditCents });
    const isOwing = owedIn(state) > 0;
    if (parts.length === 0 && unbackedCents === 0 && !isOwing) return accept();
    const totalCents = cashCents + creditCents;
    return accept({ type: 'CreditSpent', invoiceId, totalCents, parts, unbackedCents, settledCents, effectiveAt: at });
  },
};

type Spending = { parts: CreditPart[] } & PaysNothing;
/** Cents of an invoice that bring nothing: they go to a debt, or are of credit that was taken back. */
export type PaysNothing = { settledCents: number; unbackedCents: number };

function spending(state: Credit, { cashCents, creditCents }: { cashCents: number; creditCents: number }): Spending {
  let missing = creditCents;
  const parts = state.parts.flatMap(({ creditId, paymentId, viaId, left }) => {
    const cents = Math.max(0, Math.min(left, missing));
    missing -= cents;
    return cents > 0 ? [{ creditId, paymentId, viaId, cents }] : [];
  });
  // What else the provider knows as credit was given by people there, unless its payment went.
  const unbackedCents = Math.min(missing, takenIn(state));
  return { parts, unbackedCents, settledCents: Math.min(cashCents, owedIn(state)) };
}

/** What a charge would bring nothing for, where the provider takes the credit that we know of first. */
export function paysNothing(state: Credit, chargeCents: number): PaysNothing {
  const { settlesCents, byTakenCents } = chargeParts(chargeCents, standingOf(state));
  return { settledCents: settlesCents, unbackedCents: byTakenCents };
}

/** What a refund or dispute of a payment takes: of each part its share, unspent cents first, then what it paid for last. */
export function creditToTake(
  { parts }: Credit,
  { paymentId, goneCents, paidCents }: { paymentId: string; goneCents: number; paidCents: number },
): { unspent: CreditPart[]; spent: SpentPart[] } {
  const unspent: CreditPart[] = [];
  const spent: SpentPart[] = [];
  for (const part of parts.filter((each) => each.paymentId === paymentId)) {
    const { creditId, viaId, cents } = part;
    const share = goneCents >= paidCents ? cents : Number((BigInt(cents) * BigInt(goneCents)) / BigInt(paidCents));
    let due = share - part.taken - sum(part.spent, ({ gone }) => gone);
    const take = (from: number): number => {
      const own = Math.max(0, Math.min(from, due));
      due -= own;
      return own;
    };
    const left = take(part.left);
    if (left > 0) unspent.push({ creditId, paymentId, viaId, cents: left });
    for (const { invoiceId, cents: paid, ofCents, gone } of [...part.spent].reverse()) {
      const own = take(paid - gone);
      if (own > 0) spent.push({ creditId, paymentId, viaId, invoiceId, cents: own, ofCents });
    }
  }
  return { unspent, spent };
}

/** Of an invoice that credit paid for: the cents of it that are gone, and what was paid in all. */
export function creditIn({ parts }: Credit, invoiceId: string): { goneCents: number; ofCents: number } | undefined {
  const spent = parts.flatMap((part) => part.spent.filter((each) => each.invoiceId === invoiceId));
  const [first] = spent;
  return first && { goneCents: sum(spent, ({ gone }) => gone), ofCents: first.ofCents };
}

/** Of an invoice that credit paid for: the cents of it that are gone, by the payment behind them. */
export function goneByPayment({ parts }: Credit, invoiceId: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { paymentId, spent } of parts)
    for (const { gone } of spent.filter((each) => each.invoiceId === invoiceId && each.gone > 0))
      found.set(paymentId, (found.get(paymentId) ?? 0) + gone);
  return found;
}

/** What paid for an invoice's leads: without what settled a debt, and without credit that was taken back before. */
export function paidForLeads(
  state: Credit,
  { invoiceId, cardCents }: { invoiceId: string; cardCents: number },
): number {
  const allCents = creditIn(state, invoiceId)?.ofCents ?? cardCents + unbackedIn(state, invoiceId);
  return allCents - settledBy(state, invoiceId);
}

/** `owedCents`: what could not be taken back of the leads that it paid for. */
export type TakeBackCredit = {
  type: 'TakeBackCredit';
  paymentId: string;
  goneCents: number;
  paidCents: number;
  owedCents: number;
  at: string;
};
const takeBackCredit: Kind<TakeBackCredit> = {
  decide({ paymentId, goneCents, paidCents, owedCents, at }, state) {
    const { unspent, spent } = creditToTake(state, { paymentId, goneCents, paidCents });
    if (unspent.length === 0 && spent.length === 0) return accept();
    return accept({ type: 'CreditTakenBack', paymentId, unspent, spent, owedCents, effectiveAt: at });
  },
};

export type RestoreCredit = { type: 'RestoreCredit'; paymentId: string; at: string };
const restoreCredit: Kind<RestoreCredit> = {
  decide({ paymentId, at }, { parts, owed }) {
    const isGone = (part: Part): boolean =>
      part.paymentId === paymentId && (part.taken > 0 || part.spent.some(({ gone }) => gone > 0));
    const isOwed = owed.some((each) => each.paymentId === paymentId);
    return parts.some(isGone) || isOwed ? accept({ type: 'CreditRestored', paymentId, effectiveAt: at }) : accept();
  },
};

export type CreditCommand = GiveCredit | SpendCredit | TakeBackCredit | RestoreCredit;

export const credit = deciderOf<Credit, CreditCommand, CreditEvent, never>({
  codeVersion: 7,
  initial: { parts: [], withheld: [], settled: [], owed: [] },
  commands: {
    GiveCredit: giveCredit,
    SpendCredit: spendCredit,
    TakeBackCredit: takeBackCredit,
    RestoreCredit: restoreCredit,
  },
  events: {
    CreditGiven: {
      evolve: (state, { parts }) => ({
        ...state,
        parts: [
          ...parts.reduce(lessSpent, state.parts),
          ...merged(parts).map((part) => ({ ...part, left: part.cents, taken: 0, spent: [] })),
        ],
      }),
    },
    CreditSpent: {
      evolve: (state, { invoiceId, totalCents, parts, unbackedCents, settledCents }) => {
        const cents = settledCents + unbackedCents;
        const isWithheld = cents > 0 && cents >= totalCents;
        const isSettling = !isWithheld && cents > 0;
        return {
          parts: lessTaken(
            state.parts.map((part) => spentBy(part, parts, { invoiceId, ofCents: totalCents })),
            unbackedCents,
          ),
          withheld: isWithheld ? [...state.withheld, invoiceId] : state.withheld,
          settled: isSettling ? [...state.settled, { invoiceId, cents, unbackedCents }] : state.settled,
          owed: lessOwed(state.owed, settledCents),
        };
      },
    },
    CreditTakenBack: {
      evolve: (state, { paymentId, unspent, spent, owedCents }) => ({
        ...state,
        parts: state.parts.map((part) => takenFrom(part, unspent, spent)),
        owed: owedCents > 0 ? [...state.owed, { paymentId, cents: owedCents }] : state.owed,
      }),
    },
    CreditRestored: {
      evolve: (state, { paymentId }) => ({
        ...state,
        parts: state.parts.map((part) =>
          part.paymentId === paymentId
            ? {
                ...part,
                left: part.left + part.taken,
                taken: 0,
                spent: part.spent.map((each) => ({ ...each, gone: 0 })),
              }
            : part,
        ),
        owed: state.owed.filter((each) => each.paymentId !== paymentId),
      }),
    },
  },
});
