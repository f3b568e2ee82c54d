// The filters: a column on wide screens, a full-height drawer on small ones.
import type { FormEvent } from 'react';
import { Drawer } from 'antd';
import { formatLeads } from '../../components/words/format.ts';
import { Icon } from '../../components/layout/icon.tsx';
import { SkipTo } from '../../components/pages/skip-to.tsx';
import { OfflineNote } from '../../components/feedback/offline-note.tsx';
import type { Dictionary, GeographyItem } from '../../server/api-types.ts';
import { useDictionaryTheme } from './query/dictionary-theme.ts';
import { FilterForm } from './filters/filter-form.tsx';
import { GeographyPicker } from './places/geography-picker.tsx';
import type { CountState, LeadCountControl } from './counting/use-lead-count.ts';
import type { Search } from './query/use-search.ts';

type Props = {
  dictionary: Dictionary;
  search: Search;
  items: readonly GeographyItem[];
  count: LeadCountControl;
  narrow: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
};

const showId = 'show-result';

export function FilterPane(props: Props) {
  const { narrow, open, onOpen, count, search } = props;
  if (!narrow) return <Filters {...props} />;
  const show = () => {
    // There is a result behind the drawer, or a count is running.
    if (count.shown.state === 'stale' || count.shown.state === 'failed') count.ask();
    onOpen(false);
  };
  const used = search.state.filters.length + (search.state.geography === null ? 0 : 1);
  return (
    <div className="filters-closed">
      <button type="button" className="button large wide" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        <Icon name="sliders" /> Place and filters{used > 0 && ` (${used})`}
      </button>
      <Drawer
        open={open}
        onClose={() => onOpen(false)}
        placement="left"
        size="100%"
        title="Place and filters"
        footer={
          <button
            type="button"
            id={showId}
            className="button primary large wide"
            disabled={count.shown.state === 'none'}
            onClick={show}
          >
            {showWords(count.shown)}
          </button>
        }
      >
        <OfflineNote />
        <Filters {...props} />
      </Drawer>
    </div>
  );
}

function Filters({ dictionary, search, items, count, narrow }: Props) {
  const theme = useDictionaryTheme(dictionary);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    count.ask();
  };
  return (
    <form className="filters" style={theme} aria-label="Place and filters" onSubmit={submit}>
      <GeographyPicker
        dictId={dictionary.dictId}
        offered={dictionary.geography}
        geography={search.state.geography}
        items={items}
        onChange={search.setGeography}
      />
      <SkipTo part={narrow ? showId : 'result'}>Skip the filters</SkipTo>
      <FilterForm dictionary={dictionary} filters={search.state.filters} onFilter={search.setFilter} />
      {/* Enter in any field counts; browsers need a submit button for that, even a hidden one. */}
      <button type="submit" hidden />
    </form>
  );
}

function showWords(shown: CountState): string {
  if (shown.state === 'fresh') return `Show ${formatLeads(shown.answer.count)}`;
  if (shown.state === 'none') return 'Choose a place first';
  return shown.state === 'counting' ? 'Counting…' : 'Show the result';
}
