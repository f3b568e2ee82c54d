import { useId, useState, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { emptyFilter, type Filter } from './api.ts';
import { eventTypes, wordsOfEvent } from './event-types.ts';

const texts = [
  ['account', 'Account'],
  ['actor', 'Actor'],
  ['cause', 'Cause or download'],
] as const;
const days = [
  ['from', 'From (UTC)'],
  ['to', 'To (UTC)'],
] as const;

export function FilterForm({ filter, onShow }: { filter: Filter; onShow: (filter: Filter) => void }) {
  const [typed, setTyped] = useState(filter);
  const type = useId();
  const take = (name: keyof Filter, value: string) => setTyped({ ...typed, [name]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShow(Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as Filter);
  };
  return (
    <form className="finance-filter" onSubmit={submit}>
      {texts.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          value={typed[name]}
          onChange={(event) => take(name, event.target.value)}
          maxLength={128}
          autoComplete="off"
        />
      ))}
      <div className="field">
        <label htmlFor={type}>Kind</label>
        <select id={type} className="input" value={typed.type} onChange={(event) => take('type', event.target.value)}>
          <option value="">Any</option>
          {eventTypes.map((name) => (
            <option key={name} value={name}>
              {wordsOfEvent(name)}
            </option>
          ))}
        </select>
      </div>
      {days.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          type="date"
          value={typed[name]}
          onChange={(event) => take(name, event.target.value)}
        />
      ))}
      <div className="finance-filter-buttons">
        <button type="submit" className="button primary">
          Show
        </button>
        <button type="button" className="button" onClick={() => onShow(emptyFilter)}>
          Clear
        </button>
      </div>
    </form>
  );
}
