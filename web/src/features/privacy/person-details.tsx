import { useState, type ChangeEvent, type InputHTMLAttributes } from 'react';
import { Field, Labelled } from '../../components/forms/field.tsx';
import type { Details } from './api.ts';

/** As people type it; empty where they did not. */
export type Typed = Partial<Record<keyof Details, string>>;

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
);

type Props = { typed: Typed; onChange: (typed: Typed) => void; problem: string | undefined };

/** What lists may know somebody by besides the address. Nobody has to say any of it. */
export function PersonDetails({ typed, onChange, problem }: Props) {
  const [isOpen, setOpen] = useState(false);
  const at = (field: keyof Details) => ({
    value: typed[field] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...typed, [field]: target.value }),
  });
  const field = (name: keyof Details, label: string, autoComplete: string, more: Input = {}) => (
    <Field label={label} name={name} autoComplete={autoComplete} {...more} {...at(name)} />
  );
  return (
    <details
      className="privacy-details"
      // What is wrong with it is never said where nobody sees it.
      open={isOpen || problem !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Help us find you (optional)</summary>
      <p className="help">
        A list may know you by your phone, or by your name with the address or the month of birth, and not by this
        e-mail address. What you give here is kept as a code by which we know it again, and not as you wrote it. Write
        it as it stands on your mail. One e-mail address may do so five times in a year, all addresses of one domain 25
        times.
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {field('phone', 'Phone', 'tel', { type: 'tel', maxLength: 40 })}
      {field('firstName', 'First name', 'given-name', { maxLength: 100 })}
      {field('lastName', 'Last name', 'family-name', { maxLength: 100 })}
      {field('street', 'Street address', 'address-line1', { maxLength: 200 })}
      {field('zip', 'ZIP code', 'postal-code', { inputMode: 'numeric' })}
      <Labelled label="Month of birth">
        {(tied) => (
          <select className="input" autoComplete="bday-month" {...tied} {...at('monthBorn')}>
            <option value="" />
            {months.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {field('yearBorn', 'Year of birth', 'bday-year', { inputMode: 'numeric' })}
    </details>
  );
}

type Input = InputHTMLAttributes<HTMLInputElement>;

/** As the API takes it; undefined where nothing was said. */
export function detailsOf(typed: Typed): Details | undefined {
  const said = Object.entries(typed)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => [field, field.endsWith('Born') ? Number(text) : text] as const);
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Details);
}
