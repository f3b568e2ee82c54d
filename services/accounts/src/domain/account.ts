// The account, which pays. Stream account-<account>. An account is opened once for one owner on one plan, or imported
// once from the product before this one.
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';

/**
 * `trialMarks`: keyed hashes of the owner's mailbox, by which a second free trial is known. Absent in older events.
 * `trialSources`: of the domain and the network that a sign-up came from, which give so many trials a day.
 */
type Opening = { ownerPersonId: string; planId: string; trialMarks?: string[]; trialSources?: string[] };
export type AccountOpened = { type: 'AccountOpened' } & Opening;

/** What the customer record of an imported account says. `anchoredAt`: where its billing days are counted from. */
export type ImportedPlan = {
  /** Empty where the customer had none. */
  planId: string;
  status: 'live' | 'past-due' | 'cancelling' | 'none';
  anchoredAt: string | null;
  processor: string;
  customerId: string;
  subscriptionId: string;
};
/** Of an account without a customer record. */
export const noPlan: ImportedPlan = {
  planId: '',
  status: 'none',
  anchoredAt: null,
  processor: '',
  customerId: '',
  subscriptionId: '',
};
/** `needsPort`: the plan starts at the account's first load. */
export type AccountImported = { type: 'AccountImported'; ownerPersonId: string; needsPort: boolean } & ImportedPlan;
/** Billing starts the plan. `leadsRemaining` is null where all of the plan's leads are due. */
export type AccountPorted = {
  type: 'AccountPorted';
  leadsRemaining: number | null;
  by: 'import' | 'first-load';
  trialMarks: string[];
} & ImportedPlan;
export type AccountEvent = AccountOpened | AccountImported | AccountPorted;

export type OpenAccount = { type: 'OpenAccount' } & Opening;
export type ImportAccount = { type: 'ImportAccount'; ownerPersonId: string; needsPort: boolean; plan: ImportedPlan };
export type PortAccount = {
  type: 'PortAccount';
  leadsRemaining: number | null;
  by: AccountPorted['by'];
  trialMarks: string[];
};
export type AccountCommand = OpenAccount | ImportAccount | PortAccount;

export type AccountRefusal = { code: 'account-differs'; ownerPersonId: string };

/** `port`: what is still to be ported; null: nothing, or it was done. */
export type Account =
  | { opened: false }
  | { opened: true; ownerPersonId: string; planId: string; port: ImportedPlan | null };

export const account = deciderOf<Account, AccountCommand, AccountEvent, AccountRefusal>({
  codeVersion: 2,
  initial: { opened: false },
  commands: {
    OpenAccount: { decide: open },
    ImportAccount: { decide: importAccount },
    PortAccount: { decide: port },
  },
  events: {
    AccountOpened: {
      evolve: (_state, event) => ({
        opened: true,
        ownerPersonId: event.ownerPersonId,
        planId: event.planId,
        port: null,
      }),
    },
    AccountImported: {
      evolve: (_state, event) => {
        const { type: _type, ownerPersonId, needsPort: _needsPort, ...plan } = event;
        const isCustomer = plan.planId !== '' || plan.customerId !== '';
        return { opened: true, ownerPersonId, planId: plan.planId, port: isCustomer ? plan : null };
      },
    },
    AccountPorted: { evolve: (state) => (state.opened ? { ...state, port: null } : state) },
  },
});

export const accountStream = (accountId: string) => ({ accountId, streamId: `account-${accountId}` });

function open({ type: _type, ...opening }: OpenAccount, state: Account): Decision<AccountEvent, AccountRefusal> {
  if (!state.opened) return accept({ type: 'AccountOpened', ...opening });
  // From here on billing owns the plan, so a repeat only compares the owner.
  return sameOwner(opening.ownerPersonId, state.ownerPersonId);
}

// What the account became here since then counts: a repeat changes nothing, whatever the export says now.
function importAccount(
  { ownerPersonId, plan, needsPort }: ImportAccount,
  state: Account,
): Decision<AccountEvent, AccountRefusal> {
  if (!state.opened) return accept({ type: 'AccountImported', ownerPersonId, needsPort, ...plan });
  return sameOwner(ownerPersonId, state.ownerPersonId);
}

function port({ leadsRemaining, by, trialMarks }: PortAccount, state: Account): Decision<AccountEvent, AccountRefusal> {
  // Nothing is left to port, or never was: whoever comes first at a time starts the plan, and the others find it done.
  if (!state.opened || state.port === null) return accept();
  return accept({ type: 'AccountPorted', ...state.port, leadsRemaining, by, trialMarks });
}

function sameOwner(asked: string, ownerPersonId: string): Decision<AccountEvent, AccountRefusal> {
  return asked === ownerPersonId ? accept() : refuse({ code: 'account-differs', ownerPersonId });
}
