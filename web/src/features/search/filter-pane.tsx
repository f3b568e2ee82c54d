// The filters: a column where there is room, a full-height drawer on a small screen.
import type { FormEvent } from 'react';
import { Drawer } from 'antd';
import { formatNumber } from '../../components/format.ts';
import { Icon } from '../../components/icon.tsx';
import { OfflineNote } from '../../components/offline-note.tsx';
import { SkipTo } from '../../components/skip-to.tsx';
import type { Dictionary, GeographyItem } from '../../server/api-types.ts';
import { useDictionaryTheme } from './dictionary-theme.ts';
import { FilterForm } from './filter-form.tsx';
import { GeographyPicker } from './geography-picker.tsx';
import type { CountState, LeadCountControl } from './use-lead-count.ts';
import type { Search } from './use-search.ts';

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
    // Behind the drawer there is a result, or it is on its way.
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
        offered={dictionary.geography}
        geography={search.state.geography}
        items={items}
        onChange={search.setGeography}
      />
      <SkipTo part={narrow ? showId : 'result'}>Skip the filters</SkipTo>
      <FilterForm dictionary={dictionary} filters={search.state.filters} onFilter={search.setFilter} />
      {/* Enter in any field counts: browsers look for a submit button, shown or not. */}
      <button type="submit" hidden />
    </form>
  );
}

function showWords(shown: CountState): string {
  if (shown.state === 'fresh')
    return `Show ${formatNumber(shown.answer.count)} ${shown.answer.count === 1 ? 'lead' : 'leads'}`;
  if (shown.state === 'none') return 'Choose a place first';
  return shown.state === 'counting' ? 'Counting…' : 'Show the result';
}
