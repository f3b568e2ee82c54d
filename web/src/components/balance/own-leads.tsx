import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { get } from '../../server/client.ts';
import { usageKey } from '../../server/usage.ts';
import { billingDate, billingDay, billingMoment, endOfBillingDate } from '../words/billing-days.tsx';
import { formatDay } from '../words/format.ts';
import type { WhoseLeads } from './whose-leads.ts';

/** Those of the reader's account, by days of its own zone. */
export const ownLeads: WhoseLeads = {
  key: [...usageKey, 'why'],
  read: (at, signal) => get('/api/v2/usage/balance', { query: { at }, signal }),
  endOf: endOfBillingDate,
  dayOf: billingDate,
  day: billingDay,
  moment: billingMoment,
  title: 'Where your leads come from',
  dayLabel: 'At the end of',
  has: 'You have',
  had: (day) => `At the end of ${formatDay(`${day}T12:00:00`)} you had`,
  safe: 'Your leads are safe.',
  download: (downloadId) => <Link to={paths.download(downloadId)}>the download</Link>,
  allEntries: <Link to={paths.usage}>what happened to your leads</Link>,
};
