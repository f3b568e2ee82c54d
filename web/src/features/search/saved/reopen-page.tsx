// Opens a saved search, a shared one or that of a download on the search page, where its address holds all of it.
import { skipToken, useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { Link, Navigate, useParams, useSearchParams } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { searchPathOf } from '../../../navigation/search-path.ts';
import { get } from '../../../server/client.ts';
import { ServerProblem } from '../../../server/problem.ts';
import { currentSession } from '../../../server/session.ts';
import { useDictionary } from '../../../server/searches/dictionaries.ts';
import {
  openShared,
  sharedAddressIn,
  type SharedAddress,
  type SharedSearch,
} from '../../../server/searches/shared-search.ts';
import { encodeSearch } from '../query/search-state.ts';

type Found = Pick<SharedSearch, 'dictId' | 'geographyParams' | 'searchParams'>;

export function ReopenPage() {
  const [params] = useSearchParams();
  const address = sharedAddressIn(params);
  const { dictId = '' } = useParams();
  const search = useQuery({
    queryKey: ['reopened-search', params.toString()],
    queryFn: address === null ? skipToken : () => find(address),
  });
  const fields = search.data?.searchParams.map(({ field }) => field) ?? [];
  const dictionary = useDictionary(search.data?.dictId ?? dictId, fields);
  if (address === null || search.data === null) return <NotFoundHere />;
  return (
    <div className="page">
      <PageTitle hidden>Reuse search</PageTitle>
      <Loaded query={search} skeleton={<Bone height={320} />}>
        {(found) => (
          <Loaded query={dictionary} skeleton={<Bone height={320} />}>
            {(known) => {
              if (found === null || known === null) return <NotFoundHere />;
              const state = { geography: found.geographyParams, filters: found.searchParams };
              return <Navigate to={`${searchPathOf(found.dictId)}?${encodeSearch(state, known)}`} replace />;
            }}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

/** Null where the address opens nothing. A default search opens by its dictionary's id for its owner alone. */
async function find(address: SharedAddress): Promise<Found | null> {
  try {
    return isOwn(address)
      ? await get('/api/v2/saved-searches/{id}', { path: { id: address.savedSearch } })
      : await openShared(address);
  } catch (error) {
    if (error instanceof ServerProblem && error.code === 'saved-search-unknown') return null;
    throw error;
  }
}

function isOwn(address: SharedAddress): address is Extract<SharedAddress, { uid: string }> {
  const session = currentSession();
  return 'uid' in address && session.state === 'in' && session.person.uid === address.uid;
}

function NotFoundHere() {
  return (
    <div className="page narrow">
      <PageTitle title="Saved search not found">Saved search not found :(</PageTitle>
      <p>It was deleted, or its link was revoked, has ended or was not copied whole.</p>
      <p className="actions">
        <Link className="button" to={paths.savedSearches}>
          Saved searches
        </Link>
      </p>
    </div>
  );
}
