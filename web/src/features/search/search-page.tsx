import { useEffect, useRef, useState } from 'react';
import { kinds } from '@leadwright/leads/kinds';
import { isBeside } from '@leadwright/leads/rules/field-names';
import { useKeptFocus } from '../../components/pages/kept-focus.ts';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { NotFound } from '../../components/pages/not-found.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SkipTo } from '../../components/pages/skip-to.tsx';
import { useMedia } from '../../components/layout/use-media.ts';
import { Navigate, useLocation, useParams } from '../../navigation/links.ts';
import { searchPathOf } from '../../navigation/search-path.ts';
import type { Dictionary } from '../../server/api-types.ts';
import { useDictionary } from '../../server/searches/dictionaries.ts';
import { useLabels, usePreview } from './query/api.ts';
import { Chips } from './query/chips.tsx';
import { useDictionaryTheme } from './query/dictionary-theme.ts';
import { FilterPane } from './filter-pane.tsx';
import { LeadCountBar } from './counting/lead-count.tsx';
import { PreviewTable } from './preview/preview-table.tsx';
import { DownloadUses } from './purchase/download-uses.tsx';
import { PurchasePanel } from './purchase/purchase-panel.tsx';
import { LeftOutParts } from './places/left-out-parts.tsx';
import { emptySearch, fieldsIn } from './query/search-state.ts';
import { nameOf } from './query/sentence.ts';
import { DefaultNote, StartedSearch, useStart } from './saved/default-search.tsx';
import { SaveSearch } from './saved/save-search.tsx';
import { useDebounced } from '../../components/forms/use-debounced.ts';
import { useLeadCount } from './counting/use-lead-count.ts';
import { useSearch } from './query/use-search.ts';
import './search.css';

// Previews are limited to 60 a minute, so they wait until edits pause.
const REST_MS = 500;

/** `restMs`: how long edits pause before the preview is fetched. */
export function SearchPage({ restMs = REST_MS }: { restMs?: number }) {
  const dictId = useDictId();
  const { pathname, search } = useLocation();
  const start = useStart(dictId);
  const asked = [...fieldsIn(search), ...(start.found?.searchParams ?? []).map(({ field }) => field)];
  const dictionary = useDictionary(dictId, asked);
  if (pathname !== searchPathOf(dictId)) return <Navigate to={`${searchPathOf(dictId)}${search}`} replace />;
  return (
    <Loaded query={dictionary} skeleton={<SearchSkeleton />}>
      {(found) =>
        found === null ? (
          <NotFound />
        ) : (
          <StartedSearch key={dictId} start={start} dictionary={found} waiting={<SearchSkeleton />}>
            <SearchOf dictionary={found} restMs={restMs} />
          </StartedSearch>
        )
      }
    </Loaded>
  );
}

/** Which kind of leads: of the address, or of a page that is one kind's alone. */
function useDictId(): string {
  const { pathname } = useLocation();
  const { dictId } = useParams();
  return dictId ?? kinds.find(({ path }) => path === pathname)?.dictId ?? '';
}

function SearchOf({ dictionary, restMs }: { dictionary: Dictionary; restMs: number }) {
  const theme = useDictionaryTheme(dictionary);
  const search = useSearch(dictionary);
  const { state, query, key } = search;
  const count = useLeadCount(query, key, search.keepStep);
  const narrow = useMedia('(max-width: 767px)');
  const [drawerOpen, setDrawerOpen] = useState(false);
  const places = state.geography === null || state.geography.kind === 'nationwide' ? null : state.geography;
  const labels = useLabels(places?.kind ?? null, places?.values ?? []);
  const items = labels.data ?? [];
  const matches = count.shown.state === 'fresh' && count.shown.answer.count > 0;
  const rested = useDebounced(key, restMs);
  const preview = usePreview(query, { key: key ?? '', page: state.page, enabled: matches && rested === key });
  const whole = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(whole);
  // What empties the place takes the focus to where another is chosen.
  const andChoosePlace = (change: () => void) => () => {
    keepFocus((page) =>
      page.querySelector<HTMLElement>('.where [role=combobox], .where .kinds button, .filters-closed button'),
    );
    change();
  };
  const suggestedName = nameOf(dictionary, state.geography, items);
  useKeys();
  return (
    <div ref={whole} className="search" style={theme}>
      <PageTitle
        title={`Search ${dictionary.name.toLowerCase()}`}
        hidden
      >{`Search ${dictionary.name.toLowerCase()}`}</PageTitle>
      <FilterPane
        dictionary={dictionary}
        search={search}
        items={items}
        count={count}
        narrow={narrow}
        open={drawerOpen}
        onOpen={setDrawerOpen}
      />
      <section className="result" id="result" aria-label="Result" tabIndex={-1}>
        <SkipTo part="purchase">Skip to Download</SkipTo>
        <DefaultNote dictionary={dictionary} onClear={andChoosePlace(() => search.replaceAll(emptySearch))} />
        <LeadCountBar
          count={count}
          onNarrow={andChoosePlace(() => search.setGeography(null))}
          uses={
            count.shown.state === 'fresh' && <DownloadUses dictionary={dictionary} count={count.shown.answer.count} />
          }
        />
        <Chips dictionary={dictionary} search={search} items={items} />
        <SaveSearch
          dictionary={dictionary}
          query={query}
          isAsked={state.leftOut.length === 0}
          count={count.shown.state === 'fresh' ? count.shown.answer.count : null}
          suggestedName={suggestedName}
        />
        <LeftOutParts search={search} dictionary={dictionary} />
        {count.shown.state === 'none' && <HowItWorks dictionary={dictionary} />}
        {count.shown.state === 'fresh' && count.shown.answer.count === 0 && <NothingMatches />}
        <PreviewTable
          query={preview}
          count={count.shown}
          dictionary={dictionary}
          filtered={state.filters.map(({ field }) => field)}
          narrow={narrow}
          page={state.page}
          onPage={search.setPage}
        />
      </section>
      <PurchasePanel
        dictionary={dictionary}
        query={query}
        searchKey={key}
        isAsked={state.leftOut.length === 0}
        count={count.shown}
        suggestedName={suggestedName}
      />
    </div>
  );
}

function HowItWorks({ dictionary }: { dictionary: Dictionary }) {
  return (
    <ol className="steps">
      <li>
        <strong>Choose a place.</strong> A ZIP code, city, county, state, area code, or the whole country.
      </li>
      <li>
        <strong>Set filters.</strong> {dictionary.filters.filter((field) => !isBeside(field)).length} of them for{' '}
        {dictionary.name.toLowerCase()}; all must hold.
      </li>
      <li>
        <strong>See the exact count and a sample.</strong> Both are free. Leads are spent only when you download.
      </li>
    </ol>
  );
}

function NothingMatches() {
  return (
    <div className="empty">
      <h2>No lead matches all of this</h2>
      <p>Remove a filter above, or choose a larger place. Counting is free.</p>
    </div>
  );
}

function SearchSkeleton() {
  return (
    <div className="search">
      <div className="filters">
        <Bone height={320} />
      </div>
      <div className="result">
        <Bone width={260} height={44} />
        <Bone height={28} />
        <Bone height={360} />
      </div>
      <div className="purchase">
        <Bone height={260} />
      </div>
    </div>
  );
}

const typing = 'input, textarea, select, [contenteditable]';

/** `/` focuses the find box, unless the person is typing. */
function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      const box =
        document.querySelector<HTMLElement>('[data-find-box]') ?? document.querySelector<HTMLElement>('.where button');
      if (box === null) return;
      event.preventDefault();
      box.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
