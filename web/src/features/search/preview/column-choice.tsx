// Which columns the preview shows. The first one names the lead and cannot be hidden.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Checkbox } from 'antd';
import { Icon } from '../../../components/layout/icon.tsx';
import type { PreviewColumn } from './preview-columns.ts';

type Props = {
  columns: readonly PreviewColumn[];
  hidden: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
};

export function ColumnChoice({ columns, hidden, onHidden }: Props) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && whole.current?.contains(target) === false) setOpen(false);
    };
    const leaves = ['pointerdown', 'focusin'];
    for (const type of leaves) document.addEventListener(type, leave);
    return () => leaves.forEach((type) => document.removeEventListener(type, leave));
  }, [open]);
  const offered = columns.slice(1);
  const hiddenHere = offered.filter(({ id }) => hidden.includes(id)).length;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // Escape closes the choice, wherever the focus is inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={whole} className="column-choice" onKeyDown={close}>
      <button ref={button} type="button" className="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {hiddenHere === 0 ? 'Columns' : `Columns, ${hiddenHere} hidden`} <Icon name="down" size={14} />
      </button>
      {open && (
        <fieldset aria-label="Columns shown">
          {offered.map(({ id, label }) => (
            <Checkbox
              key={id}
              checked={!hidden.includes(id)}
              onChange={(event) =>
                onHidden(event.target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
              }
            >
              {label}
            </Checkbox>
          ))}
          {/* Not disabled when all are shown: the click would lose the focus. */}
          <button type="button" className="link" onClick={() => onHidden([])}>
            Show all
          </button>
        </fieldset>
      )}
    </div>
  );
}
