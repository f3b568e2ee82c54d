import { useState } from 'react';
import { formatNumber } from '../../../components/words/format.ts';
import { readWholeNumber, type TypedNumber } from './whole-number.ts';

type Props = {
  id: string;
  label: string;
  /** Shown while nothing is typed; null: nothing is shown and nothing can be typed. */
  value: number | null;
  min: number;
  max: number;
  /** At each letter. Null: the field was left empty, so `value` is again what stands there. */
  onTyped: (typed: TypedNumber | null) => void;
};

/** A whole number. What is typed stays as it is until the field is left, also nothing; what is no number is refused in words. */
export function WholeNumberInput({ id, label, value, min, max, onTyped }: Props) {
  const [text, setText] = useState<string | null>(null);
  const read = text === null ? null : readWholeNumber(text, { min, max });
  const refused = read?.kind === 'refused' ? read.why : undefined;
  const type = (next: string) => {
    setText(next);
    onTyped(readWholeNumber(next, { min, max }));
  };
  const leave = () => {
    // What was refused stays, with its words.
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
        value={text ?? (value === null ? '' : formatNumber(value))}
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
