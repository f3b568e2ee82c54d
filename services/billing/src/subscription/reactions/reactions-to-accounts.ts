import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import type { Catalogue } from '../../plans/domain/catalogue.ts';
import type { TrialBudgets } from '../../plans/projections/trial-budget.ts';
import type { FirstInvoiceOf } from '../../providers/created-processor.ts';
import { accountOpened } from './account-opened.ts';
import { emailChanged } from './email-changed.ts';
import { companyVerified } from './company-verified.ts';
import { accountPorted } from './account-ported.ts';

export const reactionsToAccounts = (catalogue: Catalogue, firstInvoiceOf: FirstInvoiceOf, budgets: TrialBudgets) =>
  reactionsTo('billing', 'accounts', {
    accountOpened: accountOpened(catalogue, firstInvoiceOf, budgets),
    emailChanged,
    companyVerified,
    accountPorted: accountPorted(catalogue),
  });
