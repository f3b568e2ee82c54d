import type { Message } from '@bufbuild/protobuf';
import { reactionsTo, type Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import type { Catalogue } from '../../plans/domain/catalogue.ts';
import type { TrialBudgets } from '../../plans/projections/trial-budget.ts';
import type { FirstInvoiceOf } from '../../providers/created-processor.ts';
import { accountOpened } from './account-opened.ts';
import { emailChanged } from './email-changed.ts';
import { companyVerified } from './company-verified.ts';
import { accountPorted } from './account-ported.ts';
import { memberJoined, memberLeft, ownerKnown } from './members.ts';

/** In a rebuild only the seats are written anew. */
const once =
  <Value extends Message>(reaction: Reaction<Value>): Reaction<Value> =>
  async (value, received, tx) => {
    if (!received.replay) await reaction(value, received, tx);
  };

export const reactionsToAccounts = (catalogue: Catalogue, firstInvoiceOf: FirstInvoiceOf, budgets: TrialBudgets) =>
  reactionsTo('billing', 'accounts', {
    accountOpened: async (event, received, tx) => {
      await ownerKnown(event, received, tx);
      await once(accountOpened(catalogue, firstInvoiceOf, budgets))(event, received, tx);
    },
    accountImported: ownerKnown,
    memberJoined,
    memberRemoved: memberLeft,
    personErased: memberLeft,
    emailChanged: once(emailChanged),
    companyVerified: once(companyVerified),
    accountPorted: once(accountPorted(catalogue)),
  });
