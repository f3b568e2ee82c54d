// The query as chips that can be removed. Removing one needs no confirmation, because it can be undone.
import { useEffect, useRef, useState } from 'react';
import { counted } from '@leadwright/leads/counted';
import { asksOf } from '@leadwright/leads/rules/filter-words';
import { placeWords, saidPlace } from '@leadwright/leads/rules/places';
import { BetaMark } from '../../../components/layout/beta-mark.tsx';
import { Icon } from '../../../components/layout/icon.tsx';
import { useKeptFocus } from '../../../components/pages/kept-focus.ts';
import type { Dictionary, GeographyItem } from '../../../server/api-types.ts';
import { emptySearch, type SearchState } from './search-state.ts';
import { nameOfField } from './sentence.ts';
import type { Search } from './use-search.ts';

const undoMs = 8000;

type Props = { dictionary: Dictionary; search: Search; items: readonly GeographyItem[] };

export function Chips({ dictionary, search, items }: Props) {
  const { state } = search;
  const [undo, setUndo] = useState<{ what: string; before: SearchState } | null>(null);
  // Undo does not time out while it has the focus: somebody may be about to press it.
  const [held, setHeld] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(group);
  useEffect(() => {
    if (undo === null || held) return;
    const timer = setTimeout(() => setUndo(null), undoMs);
    return () => clearTimeout(timer);
  }, [undo, held]);
  const take = (what: string, change: () => void) => {
    const removers = [...(group.current?.querySelectorAll('.chip button') ?? [])];
    const place = removers.findIndex((button) => button === document.activeElement);
    keepFocus((chips) => {
      const left = chips.querySelectorAll<HTMLElement>('.chip button');
      return left[Math.min(place, left.length - 1)] ?? chips.querySelector<HTMLElement>('.undo button');
    });
    setUndo({ what, before: { ...state, page: 1 } });
    change();
  };
  const fields = dictionary.filters.filter((field) => state.filters.some((filter) => filter.field === field.field));
  const isEmpty = state.geography === null && fields.length === 0;
  return (
    <div ref={group} className="chips" role="group" aria-label="Your search">
      <span className="chips-lead">
        {dictionary.name}
        {dictionary.beta && <BetaMark />}
      </span>
      {state.geography !== null && (
        <Chip
          lead="in"
          words={state.geography.kind === 'nationwide' ? 'the whole country' : placesOf(state.geography, items)}
          onRemove={() => take('The place', () => search.setGeography(null))}
        />
      )}
      {fields.map((field) => {
        const filter = state.filters.find((candidate) => candidate.field === field.field);
        return (
          filter && (
            <Chip
              key={field.field}
              lead={nameOfField(field)}
              words={asksOf(filter, field, 'short')}
              onRemove={() => take(field.label, () => search.setFilter(field.field, null))}
            />
          )
        );
      })}
      {isEmpty && undo === null && <span className="help">anywhere, no filters yet</span>}
      {!isEmpty && (
        <button
          type="button"
          className="link"
          onClick={() => take('All filters', () => search.replaceAll(emptySearch))}
        >
          Clear all
        </button>
      )}
      {undo !== null && (
        <span className="undo" role="status">
          {undo.what} {undo.what === 'All filters' ? 'are' : 'is'} out.{' '}
          <button
            type="button"
            className="link"
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            onClick={() => {
              keepFocus((chips) => chips.querySelector<HTMLElement>('.chip button'));
              search.replaceAll(undo.before);
              setUndo(null);
              setHeld(false);
            }}
          >
            Undo
          </button>
        </span>
      )}
    </div>
  );
}

function placesOf(
  geography: Exclude<SearchState['geography'], null | { kind: 'nationwide' }>,
  items: readonly GeographyItem[],
): string {
  const names = geography.values.map((value) => nameAmong(items, value));
  if (names.length <= 2) return names.join(' or ');
  const { one, many } = placeWords[geography.kind];
  return counted(names.length, one, many);
}

function nameAmong(items: readonly GeographyItem[], value: string): string {
  const item = items.find((candidate) => candidate.value === value);
  return item === undefined ? value : saidPlace(item);
}

function Chip({ lead, words, onRemove }: { lead: string; words: string; onRemove: () => void }) {
  return (
    <span className="chip">
      <span className="help">{lead}</span> {words}
      <button type="button" className="icon-button" aria-label={`Remove ${lead} ${words}`} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}
