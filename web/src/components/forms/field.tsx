import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; help?: ReactNode; problem?: string | undefined };

/** A labelled input; `aria-describedby` ties its problem to it, so that screen readers read both. */
export function Field({ label, help, problem, ...input }: Props) {
  const id = useId();
  const described = [help === undefined ? '' : `${id}-help`, problem === undefined ? '' : `${id}-problem`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        aria-invalid={problem !== undefined}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        {...input}
      />
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
