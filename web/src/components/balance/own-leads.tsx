import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { get } from '../../server/client.ts';
import { usageKey } from '../../server/usage.ts';
import { formatDay } from '../words/format.ts';
import type { WhoseLeads } from './whose-leads.ts';

/** Those of the reader's account, by days of the reader's zone. */
export const ownLeads: WhoseLeads = {
  key: [...usageKey, 'why'],
  read: (at, signal) => get('/api/v2/usage/balance', { query: { at }, signal }),
  endOf: (day) => {
    const next = new Date(`${day}T00:00:00`);
    next.setDate(next.getDate() + 1);
    return next.toISOString();
  },
  // Swedes write days as inputs do.
  dayOf: (at) => new Intl.DateTimeFormat('sv-SE').format(Date.parse(at)),
  title: 'Where your leads come from',
  dayLabel: 'At the end of',
  has: 'You have',
  had: (day) => `At the end of ${formatDay(`${day}T12:00:00`)} you had`,
  safe: 'Your leads are safe.',
  download: (downloadId) => <Link to={paths.download(downloadId)}>the download</Link>,
  allEntries: <Link to={paths.usage}>what happened to your leads</Link>,
};
