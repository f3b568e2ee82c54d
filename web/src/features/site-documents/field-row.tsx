import { useId } from 'react';
import type { DraftField } from './draft.ts';

type Props = {
  field: DraftField;
  problem: string | null;
  readOnly: boolean;
  onChange: (typed: string) => void;
  onRemove: () => void;
};

/** One field of a document with the control of its type. */
export function FieldRow({ field, problem, readOnly, onChange, onRemove }: Props) {
  const id = useId();
  const { name, type } = field;
  return (
    <div className="field site-field">
      <div className="site-field-head">
        <label htmlFor={id}>
          {name} <span className="help">{type === 'date' ? 'date (UTC)' : type}</span>
        </label>
        {!readOnly && (
          <button type="button" className="button quiet" aria-label={`Remove the field ${name}`} onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
      <Control id={id} field={field} problem={problem} readOnly={readOnly} onChange={onChange} />
      {problem !== null && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

function Control({
  id,
  field: { type, typed },
  problem,
  readOnly,
  onChange,
}: Omit<Props, 'onRemove'> & { id: string }) {
  const described = {
    'aria-invalid': problem !== null,
    ...(problem !== null && { 'aria-describedby': `${id}-problem` }),
  };
  if (type === 'boolean')
    return (
      <select
        id={id}
        className="input"
        value={typed}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.value)}
        {...described}
      >
        <option value="true">yes</option>
        <option value="">no</option>
      </select>
    );
  if (type === 'number' || type === 'date')
    return (
      <input
        id={id}
        className="input"
        {...(type === 'date' ? { type: 'datetime-local', step: 1 } : { type: 'text', inputMode: 'decimal' })}
        value={typed}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        {...described}
      />
    );
  return (
    <textarea
      id={id}
      className={type === 'text' ? 'input' : 'input json'}
      rows={type === 'text' ? 3 : 6}
      spellCheck={type === 'text'}
      maxLength={20_000}
      value={typed}
      readOnly={readOnly}
      onChange={(event) => onChange(event.target.value)}
      {...described}
    />
  );
}
