// A text field with suggestions (ARIA combobox with a list box). A list of places may also be pasted, or typed and entered.
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { GeographyKind, Suggestion } from '../../../server/api-types.ts';
import { wordsFor } from '../../../server/problem.ts';
import { typingRestMs, useSuggestions } from '../query/api.ts';
import { formatLeads } from '../../../components/words/format.ts';
import { unstopped } from '../../../components/words/unstopped.ts';
import { suggestedTextMax } from '@leadwright/leads/rules/limits';
import { placesLimit, placeWords } from '@leadwright/leads/rules/places';
import { useDebounced } from '../../../components/forms/use-debounced.ts';

type Props = {
  dictId: string;
  kind: GeographyKind;
  label: string;
  chosen: readonly string[];
  onAdd: (values: string[]) => void;
  /** A text that is no beginning of one name. */ onList: (list: string) => void;
  /** The person has just chosen this kind of place. */ focusNow: boolean;
};

export function PlaceInput({ dictId, kind, label, chosen, onAdd, onList, focusNow }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const typed = useDebounced(text.trim(), typingRestMs);
  const lookedFor = isOneName(typed) ? typed : '';
  const suggestions = useSuggestions(kind, lookedFor, dictId);
  const hand = (list: string) => {
    onList(list);
    setText('');
    setActive(0);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (text.trim() !== '' || !isList(pasted)) return;
    event.preventDefault();
    hand(pasted);
  };
  useEffect(() => {
    if (focusNow) input.current?.focus();
  }, [focusNow]);

  const written = text.trim();
  const asked = written.length > 1;
  const options =
    isOneName(written) && lookedFor.length > 1
      ? (suggestions.data ?? []).filter((item) => !chosen.includes(item.value))
      : [];
  const open = asked && !closed && options.length > 0;
  const isSettled = suggestions.isSuccess && !suggestions.isPlaceholderData && lookedFor === written;
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
    const picked = open ? options[active] : undefined;
    // Of four digits the first suggestion has another one behind; that a zero is lost in front is as likely.
    const isShortZip = kind === 'ZIP' && active === 0 && /^\d{4}$/.test(written);
    const isWritten =
      asked && (isList(text) || !isOneName(written) || isShortZip || (isSettled && options.length === 0));
    if (event.key === 'Enter' && isWritten) {
      event.preventDefault();
      hand(text);
      return;
    }
    if (!open) return;
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
        placeholder={kind === 'ZIP' ? '85003, or paste several' : 'Type two letters, or paste several'}
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
      {isOneName(written) && lookedFor.length > 1 && asked && suggestions.isError && (
        <p className="warn" role="status">
          Uh oh, something went wrong fetching suggestions. {unstopped(wordsFor(suggestions.error))}. Try changing your
          search.
        </p>
      )}
      {asked && isSettled && options.length === 0 && <p className="help">Nothing is called “{typed}” here.</p>}
      <p className="help">Choose {placesLimit(kind)}.</p>
    </div>
  );
}

/** What tells a place from another, and how many leads it has. */
function describedBy({ meta, agg }: Suggestion): string {
  return [meta, agg === null ? '' : formatLeads(agg)].filter((words) => words !== '').join(', ');
}

/** Whether a text may be one place: "Phoenix, AZ" is, and two of them or two codes are not. */
const isOneName = (written: string): boolean =>
  written.length <= suggestedTextMax && !/[\n\r\t;|]|,.*,|\d[\s,]+\d/.test(written);

/** Whether a text is more than the beginning of a name: several words of a list, or a code with something around it. */
function isList(text: string): boolean {
  const written = text.trim();
  return /[\n\r\t;,|]|\d\s+\d/.test(written) || (/^\P{L}*\d\P{L}*$/u.test(written) && !/^\d{1,5}$/.test(written));
}
