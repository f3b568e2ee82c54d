// A text field with suggestions (ARIA combobox with a list box). ZIP codes may also be pasted, many at once.
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { GeographyKind, Suggestion } from '../../../server/api-types.ts';
import { wordsFor } from '../../../server/problem.ts';
import { typingRestMs, useCheckPlaces, useSuggestions } from '../query/api.ts';
import { formatLeads } from '../../../components/words/format.ts';
import { unstopped } from '../../../components/words/unstopped.ts';
import { nounFor } from '@leadwright/leads/counted';
import { placesLimit, placesMax, placeWords } from '@leadwright/leads/rules/places';
import { parseZips } from './paste-zips.ts';
import { useDebounced } from '../../../components/forms/use-debounced.ts';

type Props = {
  dictId: string;
  kind: GeographyKind;
  label: string;
  chosen: readonly string[];
  onAdd: (values: string[]) => void;
  onNotice: (words: string) => void;
  /** The person has just chosen this kind of place. */ focusNow: boolean;
};

export function PlaceInput({ dictId, kind, label, chosen, onAdd, onNotice, focusNow }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const typed = useDebounced(text.trim(), typingRestMs);
  const suggestions = useSuggestions(kind, typed, dictId);
  const onPaste = usePaste({ kind, chosen, onAdd, onNotice });
  useEffect(() => {
    if (focusNow) input.current?.focus();
  }, [focusNow]);

  const asked = text.trim().length > 1;
  const options =
    asked && typed.length > 1 ? (suggestions.data ?? []).filter((item) => !chosen.includes(item.value)) : [];
  const open = asked && !closed && options.length > 0;
  const add = (item: Suggestion) => {
    onAdd([item.value]);
    setText('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      if (open) setClosed(true);
      else setText('');
      return;
    }
    if (!open) return;
    const picked = options[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((active + options.length - 1) % options.length);
    else if (event.key === 'Enter' && picked !== undefined) add(picked);
    else return;
    event.preventDefault();
  };
  return (
    <div className="place-input">
      <label htmlFor={id}>Find a {placeWords[kind].one}</label>
      <input
        ref={input}
        id={id}
        className="input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        data-find-box=""
        placeholder={kind === 'ZIP' ? '85003, or paste several' : 'Type two letters or more'}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(open ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setClosed(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
        onFocus={() => setClosed(false)}
        onPaste={onPaste}
      />
      <ul className="options" id={`${id}-list`} role="listbox" aria-label={`${label} suggestions`} hidden={!open}>
        {options.map((item, index) => (
          // The text field keeps the focus and handles the keys; mousedown picks before the field would lose it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={item.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(item)}
            onMouseEnter={() => setActive(index)}
          >
            <span>{item.name}</span>
            {describedBy(item) !== '' && <span className="help">{describedBy(item)}</span>}
          </li>
        ))}
      </ul>
      {asked && typed.length > 1 && suggestions.isError && (
        <p className="warn" role="status">
          Uh oh, something went wrong fetching suggestions. {unstopped(wordsFor(suggestions.error))}. Try changing your
          search.
        </p>
      )}
      {asked &&
        suggestions.isSuccess &&
        !suggestions.isPlaceholderData &&
        typed === text.trim() &&
        options.length === 0 && <p className="help">Nothing is called “{typed}” here.</p>}
      <p className="help">Choose {placesLimit(kind)}.</p>
    </div>
  );
}

/** What tells a place from another, and how many leads it has. */
function describedBy({ meta, agg }: Suggestion): string {
  return [meta, agg === null ? '' : formatLeads(agg)].filter((words) => words !== '').join(', ');
}

/** Adds pasted ZIP codes: the real ones, up to the limit; names those it left out. */
function usePaste({ kind, chosen, onAdd, onNotice }: Pick<Props, 'kind' | 'chosen' | 'onAdd' | 'onNotice'>) {
  const check = useCheckPlaces();
  return (event: ClipboardEvent) => {
    const { zips, bad } = parseZips(event.clipboardData.getData('text'));
    if (kind !== 'ZIP' || zips.length + bad.length < 2) return;
    event.preventDefault();
    onNotice('');
    check.mutate(
      { kind, values: zips },
      {
        onSuccess: (items) => {
          const real = zips.filter((zip) => items.some((item) => item.value === zip));
          const room = placesMax[kind] - chosen.length;
          const fresh = real.filter((zip) => !chosen.includes(zip));
          onNotice(
            noticeOf(kind, {
              unreal: [...bad, ...zips.filter((zip) => !real.includes(zip))],
              left: Math.max(0, fresh.length - room),
            }),
          );
          if (fresh.length > 0) onAdd(fresh.slice(0, room));
        },
        onError: (error) => onNotice(wordsFor(error)),
      },
    );
  };
}

const namedMax = 5;

function noticeOf(kind: GeographyKind, { unreal, left }: { unreal: string[]; left: number }): string {
  const named =
    unreal.length > namedMax
      ? `${unreal.slice(0, namedMax).join(', ')} and ${unreal.length - namedMax} more`
      : unreal.join(', ');
  return [
    unreal.length > 0 ? `Not a ZIP code: ${named}.` : '',
    left > 0 ? `A search covers up to ${placesMax[kind]}; ${left} ${nounFor(left, 'was', 'were')} left out.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
