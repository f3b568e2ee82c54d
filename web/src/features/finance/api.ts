// What finance reads of billing: events of all accounts, and the statement of one.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useClockOffset } from '../../server/clock.ts';
import { get, getFile } from '../../server/client.ts';
import { saveBlob } from '../../server/save-blob.ts';

/** As it stands in the page's address; '' is any. `from` and `to` are days, the second one included. */
export type Filter = Record<(typeof filterNames)[number], string>;
export const filterNames = ['account', 'type', 'actor', 'cause', 'from', 'to'] as const;

export const emptyFilter: Filter = { account: '', type: '', actor: '', cause: '', from: '', to: '' };

const pageSize = 50;
export const financeKey = ['finance'] as const;

export function useFinanceEvents(filter: Filter) {
  return useInfiniteQuery({
    queryKey: [...financeKey, 'events', filter],
    queryFn: ({ pageParam, signal }) =>
      get('/api/v2/finance/events', { query: { ...queryOf(filter), limit: pageSize, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    select: (all) => all.pages.flatMap((page) => page.events),
  });
}

export function useAccountStatement(accountId: string, { from, to }: Pick<Filter, 'from' | 'to'>) {
  const offsetMs = useClockOffset();
  const query = {
    from: startOf(from === '' ? '1970-01-01' : from),
    to: to === '' ? endOf(today(offsetMs)) : endOf(to),
  };
  return useQuery({
    queryKey: [...financeKey, 'statement', accountId, query],
    queryFn: ({ signal }) =>
      get('/api/v2/finance/accounts/{accountId}/statement', { path: { accountId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The last day of the filter where it is over; '' where it goes on, or there is none. */
export function useDayOver({ to }: Pick<Filter, 'to'>): string {
  const offsetMs = useClockOffset();
  return to < today(offsetMs) && !Number.isNaN(Date.parse(startOf(to))) ? to : '';
}

/** Saves all events that the filter finds. Throws ServerProblem. */
export async function saveEvents(filter: Filter): Promise<void> {
  saveBlob(await getFile('/api/v2/finance/events-csv', { query: queryOf(filter), timeoutMs: 300_000 }), 'events.csv');
}

type Query = NonNullable<Parameters<typeof getFile<'/api/v2/finance/events-csv'>>[1]['query']>;

function queryOf({ from, to, ...rest }: Filter): Query {
  const given = { ...rest, from: from === '' ? '' : startOf(from), to: to === '' ? '' : endOf(to) };
  // A kind that the address has made up is refused by the server, in words.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) as Query;
}

// Books are kept in UTC, wherever the reader is.
const startOf = (day: string): string => `${day}T00:00:00Z`;
export const endOf = (day: string): string => {
  const next = new Date(startOf(day));
  if (Number.isNaN(next.getTime())) return startOf(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
};
const today = (offsetMs: number): string => new Date(Date.now() + offsetMs).toISOString().slice(0, 10);
