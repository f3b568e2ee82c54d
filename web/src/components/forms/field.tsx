import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

type Words = { label: string; help?: ReactNode; problem?: string | undefined };
/** What ties the words of a field to the element that people type into. */
type Tied = { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string };

/** Label, help and problem around a control; `aria-describedby` ties them to it, so that screen readers read all. */
export function Labelled({ label, help, problem, children }: Words & { children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const described = [help === undefined ? '' : `${id}-help`, problem === undefined ? '' : `${id}-problem`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        ...(described === '' ? {} : { 'aria-describedby': described }),
      })}
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

/** A labelled input. */
export function Field({ label, help, problem, ...input }: InputHTMLAttributes<HTMLInputElement> & Words) {
  return (
    <Labelled label={label} help={help} problem={problem}>
      {(tied) => <input className="input" {...tied} {...input} />}
    </Labelled>
  );
}
