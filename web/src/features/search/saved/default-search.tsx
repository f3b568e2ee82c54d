// A search page whose address names no search starts with the person's default search of its dictionary.
import type { ReactNode } from 'react';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Navigate, useLocation } from '../../../navigation/links.ts';
import type { Dictionary } from '../../../server/api-types.ts';
import { useDefaultSearch } from '../../../server/searches/saved-searches.ts';
import { encodeSearch } from '../query/search-state.ts';

/** What the history keeps beside an address: the person emptied the search, or it is the default one. */
type SearchOrigin = { edited: true } | { ofDefault: true };

/** Whether the page was opened without a search; one that a person emptied stays empty. */
function useOpenedBare(): boolean {
  const { search, state } = useLocation();
  return search === '' && (state as { edited?: true } | null)?.edited !== true;
}

type StartOfSearch = ReturnType<typeof useStart>;

/** The default search, where the page shall start with it. It is fetched beside the dictionaries, not after them. */
export function useStart(dictId: string) {
  const bare = useOpenedBare();
  const kept = useDefaultSearch(dictId, bare);
  // A page without it is better than none: a failure counts as none.
  return { waits: bare && kept.isPending, found: bare ? (kept.data ?? null) : null };
}

type Props = { start: StartOfSearch; dictionary: Dictionary; waiting: ReactNode; children: ReactNode };

/** The page, once it is known what it starts with. */
export function StartedSearch({ start: { waits, found }, dictionary, waiting, children }: Props) {
  const { pathname } = useLocation();
  if (waits) return waiting;
  const search =
    found === null ? '' : encodeSearch({ geography: found.geographyParams, filters: found.searchParams }, dictionary);
  if (search === '') return children;
  return <Navigate to={{ pathname, search }} replace state={{ ofDefault: true } satisfies SearchOrigin} />;
}

/** Says that the search is the default one, until it is changed. */
export function DefaultNote({ dictionary, onClear }: { dictionary: Dictionary; onClear: () => void }) {
  const { state } = useLocation();
  if ((state as { ofDefault?: true } | null)?.ofDefault !== true) return null;
  return (
    <Notice
      tone="info"
      action={
        <button type="button" className="button" onClick={onClear}>
          Start empty
        </button>
      }
    >
      This is your default search of {dictionary.name.toLowerCase()}.
    </Notice>
  );
}
