// The account's saved searches as tabs, newest first, with a find box; beside them the card of the open one.
import { useState } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useDebounced } from '../../components/forms/use-debounced.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useFocusTitle } from '../../components/pages/use-focus-title.ts';
import { formatDay } from '../../components/words/format.ts';
import { searchTitle } from '../../components/words/search-facts.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { Link, useSearchParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useSavedSearches, type SavedSearch } from '../../server/searches/saved-searches.ts';
import { SearchCard } from './search-card.tsx';
import './saved-searches.css';

const REST_MS = 300;

/** `restMs`: how long typing pauses before the list is searched. */
export function SavedSearchesPage({ restMs = REST_MS }: { restMs?: number }) {
  const [typed, setTyped] = useState('');
  const rested = useDebounced(typed.trim(), restMs);
  // One character finds too much to be of use.
  const find = rested.length > 1 ? rested : '';
  const searches = useSavedSearches(find);
  const focusTitle = useFocusTitle();
  return (
    <div className="page">
      <PageTitle page={paths.savedSearches}>Saved searches</PageTitle>
      <Loaded
        query={searches}
        skeleton={<Skeleton />}
        safe="Your searches are safe."
        isEmpty={(list) => list.length === 0 && find === '' && typed === ''}
        empty={<Empty />}
      >
        {(list) => <Tabs list={list} typed={typed} onType={setTyped} onGone={focusTitle} />}
      </Loaded>
    </div>
  );
}

type TabsProps = { list: SavedSearch[]; typed: string; onType: (text: string) => void; onGone: () => void };

function Tabs({ list, typed, onType, onGone }: TabsProps) {
  const [params] = useSearchParams();
  const goOn = useGoOn();
  const [deleted, setDeleted] = useState<string | null>(null);
  const open = list.find(({ id }) => id === params.get('open')) ?? list[0];
  const onDeleted = (search: SavedSearch) => {
    setDeleted(searchTitle(search));
    onGone();
    goOn(paths.savedSearches, { replace: true });
  };
  return (
    <div className="saved-searches">
      <nav className="saved-tabs" aria-label="Saved searches">
        <input
          type="search"
          className="input"
          aria-label="Find a saved search"
          placeholder="Find a saved search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <p className="only-heard" role="status">
          {typed.trim().length > 1 && `${list.length} found`}
        </p>
        {list.length === 0 && <p className="help">No saved search has this in its name, places or filters.</p>}
        <ul>
          {list.map((search) => (
            <li key={search.id}>
              <Link
                to={`${paths.savedSearches}?open=${encodeURIComponent(search.id)}`}
                className={search.id === open?.id ? 'saved-tab open' : 'saved-tab'}
                {...(search.id === open?.id ? { 'aria-current': true } : {})}
              >
                <span className="saved-name">{searchTitle(search)}</span>
                <span className="help">
                  {search.type}, {formatDay(search.timestamp * 1000)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="saved-open">
        {deleted !== null && <Notice tone="ok">{deleted} was deleted.</Notice>}
        {open !== undefined && <SearchCard key={open.id} search={open} onDeleted={() => onDeleted(open)} />}
      </div>
    </div>
  );
}

function Empty() {
  return (
    <div className="empty">
      <h2>No saved searches yet</h2>
      <p>Searches that you save from the Search page appear here.</p>
      <p>
        <Link className="button primary" to={paths.search}>
          Search leads
        </Link>
      </p>
    </div>
  );
}

function Skeleton() {
  return (
    <>
      <p>Getting your saved searches. Hold tight!</p>
      <div className="saved-searches">
        <Bone height={220} />
        <Bone height={300} />
      </div>
    </>
  );
}
