import type { ComponentProps, TextareaHTMLAttributes } from 'react';
import { Labelled } from './field.tsx';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & Omit<ComponentProps<typeof Labelled>, 'children'>;

/** A labelled text of several lines. */
export function TextField({ label, help, problem, className = '', ...area }: Props) {
  return (
    <Labelled label={label} help={help} problem={problem}>
      {(tied) => <textarea className={`input ${className}`} {...tied} {...area} />}
    </Labelled>
  );
}
