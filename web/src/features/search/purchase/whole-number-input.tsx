import { useState } from 'react';
import { formatNumber } from '../../../components/words/format.ts';
import { readWholeNumber, type TypedNumber } from './whole-number.ts';

type Props = {
  id: string;
  label: string;
  /** Shown while nothing is typed; null disables the field. */
  value: number | null;
  /** Shows no number in place of `value`: it is to be typed. */
  empty?: boolean;
  min: number;
  max: number;
  /** Called at each letter. Null: the person left the field empty, and `value` is shown again. */
  onTyped: (typed: TypedNumber | null) => void;
};

/** A whole number. Typed text, even none, stays until blur; text that is not a number is refused in words. */
export function WholeNumberInput({ id, label, value, empty = false, min, max, onTyped }: Props) {
  const [text, setText] = useState<string | null>(null);
  const read = text === null ? null : readWholeNumber(text, { min, max });
  const refused = read?.kind === 'refused' ? read.why : undefined;
  const type = (next: string) => {
    setText(next);
    onTyped(readWholeNumber(next, { min, max }));
  };
  const leave = () => {
    // A refused text stays, with its problem.
    if (read === null || read.kind === 'refused') return;
    setText(null);
    if (read.kind === 'empty') onTyped(null);
  };
  return (
    <>
      <input
        id={id}
        aria-label={label}
        className="input number-input"
        inputMode="numeric"
        autoComplete="off"
        disabled={value === null}
        aria-invalid={refused !== undefined}
        {...(refused === undefined ? {} : { 'aria-describedby': `${id}-refused` })}
        value={text ?? (value === null || empty ? '' : formatNumber(value))}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {refused !== undefined && (
        <p className="problem" id={`${id}-refused`} role="status">
          {refused}
        </p>
      )}
    </>
  );
}
