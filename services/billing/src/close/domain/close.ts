// Stream close-<month>: one person of finance proposes, another locks, in order, and nobody opens it again.
import { accept, deciderOf, refuse, type CommandKind } from '@leadwright/eventsourcing/decider';
import { spanOf } from './month.ts';

/** `accounts`: so many accounts have facts that the month may know. The months after it know what comes later. */
export type MonthCloseProposed = {
  type: 'MonthCloseProposed';
  month: string;
  proposalId: string;
  proposedById: string;
  accounts: number;
  effectiveAt: string;
};
/** `manifestSha256`: of the manifest's bytes, hexadecimal. `signature`: of the same bytes, Ed25519, hexadecimal. */
export type MonthLocked = {
  type: 'MonthLocked';
  month: string;
  proposalId: string;
  lockedById: string;
  manifestSha256: string;
  signature: string;
  effectiveAt: string;
};
export type CloseEvent = MonthCloseProposed | MonthLocked;

export type CloseRefusal =
  | { code: 'month-locked' }
  | { code: 'month-not-over'; endsAt: string }
  | { code: 'month-out-of-order'; nextMonth: string | null }
  | { code: 'ends-not-booked'; accountId: string; dueAt: string }
  | { code: 'month-not-proposed' }
  | { code: 'proposal-replaced' }
  | { code: 'own-proposal' }
  | { code: 'month-not-proven'; findings: number }
  | { code: 'month-differs'; differences: number }
  | { code: 'facts-since-proposal'; since: number };

/** null: never proposed. */
export type Close = { proposal: MonthCloseProposed; lockedById: string | null } | null;

type Kind<Command> = CommandKind<Command, Close, CloseEvent, CloseRefusal>;

/**
 * Anybody of finance may propose again; the newest counts. `nextMonth`: the first unlocked; null: no facts. `due`: what is
 * not booked yet and longest due; null: nothing.
 */
export type ProposeMonth = {
  type: 'ProposeMonth';
  month: string;
  proposalId: string;
  by: string;
  at: string;
  nextMonth: string | null;
  accounts: number;
  due: DueFact | null;
};
/** A boundary, or the end of a lot. */
type DueFact = { accountId: string; dueAt: string };
const proposeMonth: Kind<ProposeMonth> = {
  decide({ month, proposalId, by, at, nextMonth, accounts, due }, state) {
    if (state?.lockedById !== undefined && state.lockedById !== null) return refuse({ code: 'month-locked' });
    const { to: endsAt } = spanOf(month);
    if (at < endsAt) return refuse({ code: 'month-not-over', endsAt });
    if (month !== nextMonth) return refuse({ code: 'month-out-of-order', nextMonth });
    if (isUnbooked(due, endsAt)) return refuse({ code: 'ends-not-booked', ...due });
    return accept({ type: 'MonthCloseProposed', month, proposalId, proposedById: by, accounts, effectiveAt: at });
  },
};

// What ends with the month, or after it, is the next one's.
const isUnbooked = (due: DueFact | null, endsAt: string): due is DueFact => due !== null && due.dueAt < endsAt;

/**
 * Who locked it may repeat it. `findings`: what the proof of the accounts found; `differences`: of the three-way tie;
 * `since`: facts that came after the proposal.
 */
export type LockMonth = {
  type: 'LockMonth';
  month: string;
  proposalId: string;
  by: string;
  at: string;
  findings: number;
  differences: number;
  since: number;
  due: DueFact | null;
  manifestSha256: string;
  signature: string;
};
const lockMonth: Kind<LockMonth> = {
  decide(command, state) {
    const { month, proposalId, by, at, findings, differences, since, due, manifestSha256, signature } = command;
    if (state === null) return refuse({ code: 'month-not-proposed' });
    if (state.lockedById === by) return accept();
    if (state.lockedById !== null) return refuse({ code: 'month-locked' });
    if (state.proposal.proposalId !== proposalId) return refuse({ code: 'proposal-replaced' });
    if (state.proposal.proposedById === by) return refuse({ code: 'own-proposal' });
    if (isUnbooked(due, spanOf(month).to)) return refuse({ code: 'ends-not-booked', ...due });
    if (since > 0) return refuse({ code: 'facts-since-proposal', since });
    if (findings > 0) return refuse({ code: 'month-not-proven', findings });
    if (differences > 0) return refuse({ code: 'month-differs', differences });
    return accept({
      type: 'MonthLocked',
      month,
      proposalId,
      lockedById: by,
      manifestSha256,
      signature,
      effectiveAt: at,
    });
  },
};

export type CloseCommand = ProposeMonth | LockMonth;

export const close = deciderOf<Close, CloseCommand, CloseEvent, CloseRefusal>({
  codeVersion: 1,
  initial: null,
  commands: { ProposeMonth: proposeMonth, LockMonth: lockMonth },
  events: {
    MonthCloseProposed: { evolve: (_before, proposal) => ({ proposal, lockedById: null }) },
    MonthLocked: { evolve: (state, { lockedById }) => state && { ...state, lockedById } },
  },
});
