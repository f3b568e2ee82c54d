import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import type { FirstInvoiceOf } from '../../providers/created-processor.ts';
import { accountOpened } from './account-opened.ts';
import { emailChanged } from './email-changed.ts';
import { companyVerified } from './company-verified.ts';
import { accountPorted } from './account-ported.ts';

export const reactionsToAccounts = (firstInvoiceOf: FirstInvoiceOf) =>
  reactionsTo('billing', 'accounts', {
    accountOpened: accountOpened(firstInvoiceOf),
    emailChanged,
    companyVerified,
    accountPorted,
  });
