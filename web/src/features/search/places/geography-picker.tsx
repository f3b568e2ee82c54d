// Where to search: one kind of place, then the places of that kind, or a list of them, or the whole country.
import { useId, useRef, useState } from 'react';
import { placesLimit, placesLimits, placesMax, placeWords } from '@leadwright/leads/rules/places';
import { Icon } from '../../../components/layout/icon.tsx';
import { useKeptFocus } from '../../../components/pages/kept-focus.ts';
import type { Geography, GeographyItem, GeographyKind } from '../../../server/api-types.ts';
import { PasteList } from './paste-list.tsx';
import { PlaceInput } from './place-input.tsx';
import { usePlaceWords } from './use-place-words.tsx';

const order: GeographyKind[] = ['ZIP', 'CITY', 'COUNTY', 'ST', 'AREA_CODE'];

type Props = {
  dictId: string;
  offered: readonly GeographyKind[];
  geography: Geography | null;
  items: readonly GeographyItem[];
  onChange: (geography: Geography | null) => void;
};

// Where the focus goes next: to the find box, to a chosen place, or to the kinds of place.
const nextStops = ['[role=combobox]', '.places li:last-child button', '.where-head button', '.kinds button'];
const nextStop = (pane: HTMLElement): HTMLElement | null =>
  nextStops.map((stop) => pane.querySelector<HTMLElement>(stop)).find((stop) => stop !== null) ?? null;

export function GeographyPicker({ dictId, offered, geography, items, onChange }: Props) {
  const [chosen, setChosen] = useState<GeographyKind | 'list' | null>(null);
  const kind = geography === null ? chosen : geography.kind;
  const values = geography === null || geography.kind === 'nationwide' ? [] : geography.values;
  const hint = useId();
  const pane = useRef<HTMLFieldSetElement>(null);
  const keepFocus = useKeptFocus(pane);
  const change = (next: Geography | null) => {
    keepFocus(nextStop);
    onChange(next);
  };
  const words = usePlaceWords({
    kind: kind === 'nationwide' || kind === 'list' ? null : kind,
    offered,
    geography,
    onTake: change,
  });
  const reset = () => {
    words.clear();
    setChosen(null);
    change(null);
  };
  return (
    <fieldset ref={pane} className="group where">
      <legend>Where</legend>
      {kind === null ? (
        <Kinds
          offered={offered}
          onKind={(next) => {
            words.clear();
            setChosen(next);
          }}
          onNationwide={() => change({ kind: 'nationwide' })}
        />
      ) : (
        <>
          <div className="where-head">
            <strong>{headOf(kind)}</strong>
            <button type="button" className="link" aria-describedby={hint} onClick={reset}>
              Narrow search
            </button>
          </div>
          <p className="help narrow-hint" id={hint}>
            Narrow search clears the place and keeps the filters.
          </p>
          {kind === 'nationwide' ? (
            <p className="help">The whole United States.</p>
          ) : kind === 'list' ? (
            <PasteList words={words} />
          ) : (
            <Places
              key={kind}
              dictId={dictId}
              kind={kind}
              values={values}
              items={items}
              onChange={(next) => change(next.length === 0 ? null : { kind, values: next })}
              onKeepKind={() => setChosen(kind)}
              onList={words.read}
              focusNow={chosen === kind}
            />
          )}
          {words.shown}
        </>
      )}
    </fieldset>
  );
}

const headOf = (kind: GeographyKind | 'nationwide' | 'list'): string =>
  kind === 'nationwide' ? 'Nationwide' : kind === 'list' ? 'A list' : placeWords[kind].name;

function Kinds({
  offered,
  onKind,
  onNationwide,
}: {
  offered: readonly GeographyKind[];
  onKind: (kind: GeographyKind | 'list') => void;
  onNationwide: () => void;
}) {
  return (
    <>
      <div className="kinds">
        {order
          .filter((kind) => offered.includes(kind))
          .map((kind) => (
            <button key={kind} type="button" className="button" onClick={() => onKind(kind)}>
              {placeWords[kind].name}
            </button>
          ))}
        <button type="button" className="button" onClick={onNationwide}>
          Nationwide
        </button>
        <button type="button" className="button" onClick={() => onKind('list')}>
          Paste a list
        </button>
      </div>
      <p className="help">{placesLimits(order)}.</p>
    </>
  );
}

type PlacesProps = {
  dictId: string;
  kind: GeographyKind;
  values: string[];
  items: readonly GeographyItem[];
  onChange: (values: string[]) => void;
  onKeepKind: () => void;
  onList: (list: string) => void;
  focusNow: boolean;
};

function Places({ dictId, kind, values, items, onChange, onKeepKind, onList, focusNow }: PlacesProps) {
  const full = values.length >= placesMax[kind];
  const change = (next: string[]) => {
    onKeepKind();
    onChange(next);
  };
  return (
    <>
      {values.length > 0 && (
        <ul className="places">
          {values.map((value) => (
            <ChosenPlace
              key={value}
              value={value}
              item={items.find((item) => item.value === value)}
              onRemove={() => change(values.filter((other) => other !== value))}
            />
          ))}
        </ul>
      )}
      {full ? (
        <p className="help">One search covers {placesLimit(kind)}. Remove one to choose another.</p>
      ) : (
        <PlaceInput
          dictId={dictId}
          kind={kind}
          label={placeWords[kind].name}
          chosen={values}
          onAdd={(added) => change([...values, ...added])}
          onList={onList}
          focusNow={focusNow}
        />
      )}
    </>
  );
}

function ChosenPlace({
  value,
  item,
  onRemove,
}: {
  value: string;
  item: GeographyItem | undefined;
  onRemove: () => void;
}) {
  const name = item?.name ?? value;
  return (
    <li>
      <span>
        {name} <span className="help">{item?.meta}</span>
      </span>
      <button type="button" className="icon-button" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}
