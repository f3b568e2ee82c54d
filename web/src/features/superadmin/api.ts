// What super-admins ask: people of all accounts, and to act for one of them.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useGoOn } from '../../navigation/go.ts';
import { paths } from '../../navigation/paths.ts';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import { tellOtherTabs } from '../../server/live/other-tabs.ts';
import { signedIn } from '../../server/session.ts';

/** As it stands in the page's address; '' is any. */
export type PeopleFilter = { email: string; kind: '' | 'Owner' | 'User'; sort: 'email' | 'newest' | 'oldest' };

const path = '/api/v2/superadmin/people';
const pageSize = 50;
const foundMax = 10;

// Each reading is recorded with who it was, and a list of thousands is many pages: neither coming back to the tab nor to
// the network reads them again, and a list that was left begins anew.
const readOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The first people with this part in their address; none are asked for without one. */
export function useFoundPeople(email: string) {
  return useQuery({
    queryKey: ['people', 'found', email],
    queryFn: async ({ signal }) => (await get(path, { query: { email, limit: foundMax }, signal })).people,
    ...readOnce,
    enabled: email !== '',
    placeholderData: keepPreviousData,
  });
}

export function useAllPeople({ email, kind, sort }: PeopleFilter) {
  const given = { ...(email === '' ? {} : { email }), ...(kind === '' ? {} : { kind }), sort };
  return useInfiniteQuery({
    queryKey: ['people', 'all', given],
    ...readOnce,
    gcTime: 0,
    queryFn: ({ pageParam, signal }) => get(path, { query: { ...given, limit: pageSize, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    select: (all) => all.pages.flatMap((page) => page.people),
  });
}

/** Begins to act for a person. From its success on, the page is that person's. */
export function useImpersonate() {
  const goOn = useGoOn();
  return useCommand({
    send: ({ personId, reason }: { personId: string; reason: string }) =>
      post('/api/v2/superadmin/impersonations', { body: { personId, reason } }),
    onSuccess: (person) => {
      goOn(paths.search);
      signedIn(person);
      tellOtherTabs();
    },
  });
}
