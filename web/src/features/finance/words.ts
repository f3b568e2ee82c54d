// What finance's routes refuse, in words. Finance alone reads them, so they are not in what every visitor loads.
import { learnWords } from '../../server/problem.ts';

learnWords({
  'own-account': () => 'You cannot adjust an account that you belong to.',
  'own-proposal': () => 'Another person of finance has to agree.',
  'note-personal': () => 'Please leave addresses and phone numbers out of the note. It is kept for ever.',
  'adjustment-empty': () => 'An adjustment of 0 leads changes nothing.',
  'adjustment-decided': () => 'Somebody decided this already.',
  'adjustment-above-balance': () => 'The account has fewer leads left.',
  'adjustment-unknown': () => 'This account has no such adjustment.',
  'month-unknown': () => 'There is nothing to close in this month.',
  'month-locked': () => 'This month is locked. It is never opened again.',
  'month-not-over': () => 'This month is not over. Months end at midnight UTC.',
  'month-out-of-order': () => 'Please close the months before this one first.',
  'month-not-proposed': () => 'Nobody has proposed to close this month yet.',
  'proposal-replaced': () => 'This month was proposed again since you opened it. Please look at its figures again.',
  'facts-since-proposal': () => 'Facts of this month came in after it was proposed. Please propose it again.',
  'ends-not-booked': () =>
    'A period or leads that ended in this month are not booked yet. Please try again in a minute.',
  'month-not-proven': () =>
    'The check of the books found something wrong in this month. Each finding names its account; nothing was locked.',
  'month-differs': () =>
    'The ledger, the invoices and the audit trail do not agree. A month with a difference cannot be locked.',
  'audit-silent': () => 'The audit trail did not answer, so this month cannot be compared. Please try again.',
  'audit-behind': () => 'The audit trail has not received every event of this month yet. Please try again in a minute.',
  'proposal-expired': () => 'Nobody agreed in time. Please propose it again.',
  'lot-unknown': () => 'This account has no such lot with leads left.',
  'lot-spent': () => 'This lot is used up, has ended or was voided before.',
  'billing-account-unknown': () => 'There is no such account.',
  'range-invalid': () => 'The first event may not be after the last, with at most 20,000 events between.',
});
