import { useId } from 'react';
import type { FieldWords } from './claims-words.ts';
import type { DraftField } from './draft.ts';
import { productsIn } from './products-draft.ts';
import { ProductsField } from './products-field.tsx';

type Props = {
  field: DraftField;
  /** null: the field is known by its name alone. */
  words: FieldWords | null;
  problem: string | null;
  readOnly: boolean;
  onChange: (typed: string) => void;
  onRemove: () => void;
};

/** One field of a document with the control of its type. */
export function FieldRow({ field, words, problem, readOnly, onChange, onRemove }: Props) {
  const id = useId();
  const { name, type } = field;
  const products = words !== null && name === 'products' ? productsIn(field.typed) : null;
  if (products !== null)
    return (
      <div className="field site-field" role="group" aria-labelledby={id}>
        <h2 id={id}>{words?.label}</h2>
        <p className="help">{words?.help}</p>
        <ProductsField products={products} readOnly={readOnly} onChange={onChange} />
      </div>
    );
  return (
    <div className="field site-field">
      <div className="site-field-head">
        <label htmlFor={id}>
          {words?.label ?? name} <span className="help">{words?.help ?? (type === 'date' ? 'date (UTC)' : type)}</span>
        </label>
        {!readOnly && !words?.stays && (
          <button
            type="button"
            className="button quiet"
            aria-label={words === null ? `Remove the field ${name}` : `Claim it no more: ${words.label}`}
            onClick={onRemove}
          >
            {words === null ? 'Remove' : 'Claim it no more'}
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
}: Omit<Props, 'onRemove' | 'words'> & { id: string }) {
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
