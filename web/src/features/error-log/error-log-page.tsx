// What pages reported of their own failures, newest first, for super-admins.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { get } from '../../server/client.ts';
import { ErrorsTable } from './errors-table.tsx';
import './error-log.css';

const pageSize = 25;

export function ErrorLogPage() {
  return (
    <SuperAdminsOnly>
      <ErrorLog />
    </SuperAdminsOnly>
  );
}

function ErrorLog() {
  const errors = useInfiniteQuery({
    queryKey: ['error-log'],
    queryFn: ({ pageParam, signal }) =>
      get('/api/v2/superadmin/errors', { query: { limit: pageSize, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    select: (all) => all.pages.flatMap((page) => page.errors),
    // Each read is recorded with who it was: coming back to the tab is no read.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <PageTitle>Errors</PageTitle>
      <p className="help">Pages that failed in the last 90 days. Who reads this list is recorded.</p>
      <Loaded
        query={errors}
        skeleton={<Bone height={320} />}
        safe="Nothing was changed."
        isEmpty={(found) => found.length === 0}
        empty={<p>No page has failed.</p>}
      >
        {(found) => (
          <ErrorsTable
            errors={found}
            fetching={errors.isFetchingNextPage}
            more={errors.hasNextPage ? () => void errors.fetchNextPage() : null}
          />
        )}
      </Loaded>
    </>
  );
}
