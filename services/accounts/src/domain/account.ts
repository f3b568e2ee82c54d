// The account, which pays. Stream account-<account>. An account is opened once, for one owner on one plan.
import { accept, assertNever, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';

/** `trialMarks`: keyed hashes of the owner's mailbox, by which a second free trial is known. Absent in older events. */
export type AccountOpened = { type: 'AccountOpened'; ownerPersonId: string; planId: string; trialMarks?: string[] };
export type AccountEvent = AccountOpened;

export type OpenAccount = { type: 'OpenAccount'; ownerPersonId: string; planId: string; trialMarks?: string[] };
export type AccountCommand = OpenAccount;

export type AccountRefusal = { code: 'account-differs'; ownerPersonId: string };

export type Account = { opened: false } | { opened: true; ownerPersonId: string; planId: string };

export const account: Decider<Account, AccountCommand, AccountEvent, AccountRefusal> = {
  codeVersion: 1,
  initial: { opened: false },
  decide,
  evolve,
};

export const accountStream = (accountId: string) => ({ accountId, streamId: `account-${accountId}` });

function decide(command: AccountCommand, state: Account): Decision<AccountEvent, AccountRefusal> {
  switch (command.type) {
    case 'OpenAccount':
      return open(command, state);
    default:
      return assertNever(command.type);
  }
}

function open(
  { ownerPersonId, planId, trialMarks }: OpenAccount,
  state: Account,
): Decision<AccountEvent, AccountRefusal> {
  const marks = trialMarks === undefined ? {} : { trialMarks };
  if (!state.opened) return accept({ type: 'AccountOpened', ownerPersonId, planId, ...marks });
  // From here on billing owns the plan, so a repeat only compares the owner.
  return state.ownerPersonId === ownerPersonId
    ? accept()
    : refuse({ code: 'account-differs', ownerPersonId: state.ownerPersonId });
}

function evolve(_state: Account, event: AccountEvent): Account {
  switch (event.type) {
    case 'AccountOpened':
      return { opened: true, ownerPersonId: event.ownerPersonId, planId: event.planId };
    default:
      return assertNever(event.type);
  }
}
