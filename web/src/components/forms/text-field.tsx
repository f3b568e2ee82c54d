import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  help?: ReactNode;
  problem?: string | undefined;
};

/** A labelled text of several lines; `aria-describedby` ties its help and its problem to it. */
export function TextField({ label, help, problem, className = '', ...area }: Props) {
  const id = useId();
  const described = [help === undefined ? '' : `${id}-help`, problem === undefined ? '' : `${id}-problem`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={`input ${className}`}
        aria-invalid={problem !== undefined}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        {...area}
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
