import type { WhoseLeads } from '../../../components/balance/whose-leads.ts';
import { formatDay, formatMoment } from '../../../components/words/format.ts';
import { get } from '../../../server/client.ts';
import { endOf, financeKey } from '../api.ts';

/** The leads of an account as finance explains them: by days of UTC, and without what only its people may open. */
export const leadsOfAccount = (accountId: string): WhoseLeads => ({
  key: [...financeKey, 'balance', accountId],
  read: (at, signal) =>
    get('/api/v2/finance/accounts/{accountId}/balance', { path: { accountId }, query: { at }, signal }),
  endOf,
  dayOf: (at) => new Date(at).toISOString().slice(0, 10),
  day: (at) => formatDay(at, 'UTC'),
  moment: (at) => formatMoment(at, 'UTC'),
  title: 'Where the leads of the account come from',
  dayLabel: 'At the end of (UTC)',
  has: 'The account has',
  had: (day) => `At the end of ${formatDay(`${day}T12:00:00`)} (UTC) the account had`,
  safe: 'Nothing was changed.',
  download: (downloadId) => `download ${downloadId}`,
  allEntries: 'the events of the account',
});
