import { useId, useState, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { fieldTypes, type FieldType } from './draft.ts';

type Props = { taken: readonly string[]; onAdd: (name: string, type: FieldType) => void };

/** Adds an empty field by name and type. */
export function AddField({ taken, onAdd }: Props) {
  const [name, setName] = useState('');
  const [type, setType] = useState<FieldType>('text');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemWith(name.trim(), taken);
    setProblem(wrong);
    if (wrong !== undefined) return;
    onAdd(name.trim(), type);
    setName('');
  };
  return (
    <form className="site-add" onSubmit={submit} aria-label="Add a field">
      <Field
        label="Name of a new field"
        value={name}
        maxLength={64}
        autoComplete="off"
        problem={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="field">
        <label htmlFor={id}>Type</label>
        <select id={id} className="input" value={type} onChange={(event) => setType(event.target.value as FieldType)}>
          {fieldTypes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        Add the field
      </button>
    </form>
  );
}

function problemWith(name: string, taken: readonly string[]): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(name))
    return 'A name begins with a letter and has letters, digits, - and _ after it.';
  return taken.includes(name) ? 'Another field has this name.' : undefined;
}
