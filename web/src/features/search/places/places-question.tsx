// What a list leaves open: whether zeros were lost, which kind of place is meant, and which of too many to keep.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { nounFor } from '@leadwright/leads/counted';
import type { Geography, GeographyKind, PlacesRead } from '../../../server/api-types.ts';
import {
  countedPlaces,
  foundPlaces,
  geographyOf,
  overLimit,
  replacedWords,
  wholeOf,
  zerosWords,
  type FoundPlaces,
} from './found-places.ts';

type Props = {
  read: PlacesRead;
  offered: readonly GeographyKind[];
  geography: Geography | null;
  /** `over`: what there was no room for, as a sentence. */
  onTake: (geography: Geography, over: string) => void;
  onCancel?: () => void;
  /** The list has just been pasted: the question takes the focus. */
  takesFocus?: boolean;
};

export function PlacesQuestion({ read, offered, geography, onTake, onCancel, takesFocus = false }: Props) {
  const [zeros, setZeros] = useState<'asked' | 'meant' | 'not-meant'>(
    read.zerosLost.length > 0 ? 'asked' : 'not-meant',
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus, zeros]);
  const foundWith = (meant: boolean) =>
    foundPlaces(meant ? [...read.places, ...read.zerosLost] : read.places, offered, geography);
  const answer = (meant: boolean) => {
    const found = foundWith(meant);
    const whole = wholeOf(found);
    if (whole !== null) onTake(whole, '');
    else if (found.length === 0) onCancel?.();
    setZeros(meant ? 'meant' : 'not-meant');
  };
  const found = foundWith(zeros === 'meant');
  if (zeros !== 'asked' && found.length === 0) return null;
  return (
    <div ref={place} className="places-question" role="group" aria-label="The places of the list" tabIndex={-1}>
      {zeros === 'asked' ? (
        <>
          <p>
            {zerosWords(read.zerosLost)} <span className="help">A zero in front may have been lost.</span>
          </p>
          <div className="actions">
            <button type="button" className="button primary" onClick={() => answer(true)}>
              {read.zerosLost.length === 1 ? 'Yes, add the zero' : 'Yes, add the zeros'}
            </button>
            <button type="button" className="button" onClick={() => answer(false)}>
              No, leave {read.zerosLost.length === 1 ? 'it' : 'them'} out
            </button>
          </div>
        </>
      ) : (
        <Choose
          found={found}
          onTake={onTake}
          cancel={
            onCancel && (
              <button type="button" className="button" onClick={onCancel}>
                Cancel
              </button>
            )
          }
        />
      )}
    </div>
  );
}

type ChooseProps = Pick<Props, 'onTake'> & { found: FoundPlaces[]; cancel: ReactNode };

function Choose({ found, onTake, cancel }: ChooseProps) {
  const name = useId();
  const [kind, setKind] = useState(found[0]?.kind);
  const chosen = found.find((one) => one.kind === kind) ?? found[0];
  if (chosen === undefined) return null;
  return (
    <>
      {found.length > 1 && (
        <fieldset className="places-kinds">
          <legend>One search holds one kind of place. Which?</legend>
          {found.map((one) => (
            <label key={one.kind}>
              <input type="radio" name={name} checked={one === chosen} onChange={() => setKind(one.kind)} />
              <span>{countedPlaces(one.kind, one.places.length)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Keep key={chosen.kind} found={chosen} onTake={onTake} cancel={cancel} />
    </>
  );
}

// More than this many are looked for by typing.
const shortMax = 12;

function Keep({ found, onTake, cancel }: Pick<ChooseProps, 'onTake' | 'cancel'> & { found: FoundPlaces }) {
  const { kind, places, room } = found;
  const tooMany = places.length > room;
  const [wanted, setWanted] = useState<readonly string[]>(() => places.slice(0, room).map(({ value }) => value));
  // The search may take or lose a place while this is asked.
  const all = places.map(({ value }) => value);
  const kept = tooMany ? wanted.filter((value) => all.includes(value)).slice(0, room) : all;
  const lost = replacedWords(found);
  const [typed, setTyped] = useState('');
  const id = useId();
  const has = (text: string) => text.toLowerCase().includes(typed.trim().toLowerCase());
  const shown = places.filter(({ value, name, meta }) => has(`${value} ${name} ${meta}`));
  const toggle = (value: string) =>
    setWanted(kept.includes(value) ? kept.filter((other) => other !== value) : [...kept, value]);
  return (
    <>
      {tooMany && (
        <>
          <p id={`${id}-ask`}>
            {countedPlaces(kind, places.length)} {nounFor(places.length, 'was', 'were')} read, and the search has{' '}
            {room === 0 ? 'no room. Remove a place of it first.' : `room for ${room}. Which do you keep?`}
          </p>
          {places.length > shortMax && (
            <input
              className="input"
              type="search"
              aria-label="Find in the list"
              placeholder="Find in the list"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <ul className="places-read" aria-labelledby={`${id}-ask`}>
            {shown.map(({ value, name, meta }) => (
              <li key={value}>
                <label>
                  <input
                    type="checkbox"
                    checked={kept.includes(value)}
                    disabled={!kept.includes(value) && kept.length >= room}
                    onChange={() => toggle(value)}
                  />
                  <span>
                    {name} <span className="help">{meta}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {lost !== '' && <p>{lost}</p>}
      <div className="actions">
        <button
          type="button"
          className="button primary"
          disabled={kept.length === 0}
          onClick={() => onTake(geographyOf(found, kept), overLimit(found, kept.length))}
        >
          {kept.length === 0
            ? 'Choose which to keep'
            : `${found.already.length > 0 ? 'Add' : 'Search'} ${countedPlaces(kind, kept.length)}`}
        </button>
        {cancel}
      </div>
    </>
  );
}
