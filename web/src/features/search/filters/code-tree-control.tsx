// Chooses from a classification in a pane: a find box, and a tree that is one tab stop.
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../../../components/layout/icon.tsx';
import { useKeptFocus } from '../../../components/pages/kept-focus.ts';
import type { FilterField } from '../../../server/api-types.ts';
import { useSuggestedValues } from '../query/api.ts';
import { CodeTreeRow } from './code-tree-row.tsx';
import { findInTree, rowsShown, toggleCode, treeOf, type CodeRow } from './code-tree.ts';

type Props = { dictId: string; field: FilterField; chosen: readonly string[]; onChoose: (values: string[]) => void };

const noItems: NonNullable<FilterField['items']> = [];

export function CodeTreeControl({ dictId, field, chosen, onChoose }: Props) {
  const id = useId();
  const items = field.items ?? noItems;
  const tree = useMemo(() => treeOf(items), [items]);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(whole);
  const suggested = useSuggestedValues(field, text, dictId);
  const found = useMemo(
    () => (text.trim().length > 1 ? findInTree(tree, text, suggested.values) : null),
    [tree, text, suggested.values],
  );
  const rows = rowsShown(found?.nodes ?? tree, found === null ? opened : new Set([...found.open, ...opened]), chosen);
  const remove = (value: string) => {
    keepFocus(
      (place) => place.querySelector<HTMLElement>('.places button') ?? place.querySelector<HTMLElement>('input'),
    );
    onChoose(chosen.filter((other) => other !== value));
  };
  return (
    <div ref={whole} className="code-filter">
      <label className="filter-label" htmlFor={id}>
        {field.label}
      </label>
      {chosen.length > 0 && (
        <ul className="places">
          {chosen.map((value) => (
            <ChosenCode
              key={value}
              label={items.find((item) => item.value === value)?.label ?? value}
              onRemove={() => remove(value)}
            />
          ))}
        </ul>
      )}
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Roofing, or a code"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.focus();
        }}
      />
      <CodeTree
        key={text}
        listRef={list}
        label={field.label}
        rows={rows}
        onToggle={(value) => onChoose(toggleCode(tree, chosen, value))}
        onOpen={(value, open) => setOpened(without(opened, value, open))}
      />
      {rows.length === 0 && !suggested.isWaiting && <p className="help">Nothing is called “{text.trim()}” here.</p>}
    </div>
  );
}

function without(opened: ReadonlySet<string>, value: string, open: boolean): ReadonlySet<string> {
  const others = [...opened].filter((other) => other !== value);
  return new Set(open ? [...others, value] : others);
}

function ChosenCode({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li>
      <span>{label}</span>
      <button type="button" className="icon-button" aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

type TreeProps = {
  listRef: RefObject<HTMLUListElement | null>;
  label: string;
  rows: readonly CodeRow[];
  onToggle: (value: string) => void;
  onOpen: (value: string, open: boolean) => void;
};

function CodeTree({ listRef, label, rows, onToggle, onOpen }: TreeProps) {
  const id = useId();
  const [at, setAt] = useState<string | null>(null);
  const active = rows.find((row) => row.node.value === at) ?? rows[0];
  useEffect(() => {
    if (at !== null) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at]);
  if (active === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') onToggle(active.node.value);
    else if (event.key === 'ArrowRight' && active.node.children.length > 0 && !active.open)
      onOpen(active.node.value, true);
    else if (event.key === 'ArrowLeft' && active.open) onOpen(active.node.value, false);
    else if (nextRow(event.key, rows, active) === undefined) return;
    else setAt(nextRow(event.key, rows, active) ?? null);
    event.preventDefault();
  };
  return (
    <ul
      ref={listRef}
      className="code-tree"
      role="tree"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={`${id}-${active.node.value}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <CodeTreeRow
          key={row.node.value}
          id={`${id}-${row.node.value}`}
          row={row}
          active={row === active}
          onOpen={() => onOpen(row.node.value, !row.open)}
          onToggle={() => {
            setAt(row.node.value);
            onToggle(row.node.value);
          }}
        />
      ))}
    </ul>
  );
}

/** The row that an arrow key moves to from `active`; undefined for any other key. */
function nextRow(key: string, rows: readonly CodeRow[], active: CodeRow): string | undefined {
  const place = rows.indexOf(active);
  const to = { ArrowDown: place + 1, ArrowUp: place - 1, ArrowRight: place + 1, Home: 0, End: rows.length - 1 }[key];
  if (key === 'ArrowLeft') return active.parent ?? active.node.value;
  return to === undefined ? undefined : (rows[to] ?? active).node.value;
}
