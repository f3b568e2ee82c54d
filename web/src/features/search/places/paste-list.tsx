// A field for a whole list of places, of any kind.
import { useEffect, useId, useRef, useState } from 'react';
import type { PlaceWords } from './use-place-words.tsx';

export function PasteList({ words: { read, pending } }: { words: PlaceWords }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [list, setList] = useState('');
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="place-input">
      <label htmlFor={id}>A list of places</label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={5}
        spellCheck={false}
        aria-describedby={`${id}-how`}
        placeholder={'02108, 85003\nMaricopa, AZ'}
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
      <p className="help" id={`${id}-how`}>
        ZIP codes, counties by name or FIPS code, cities, states or area codes, as they stand in your sheet.
      </p>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={list.trim() === ''}
          aria-disabled={pending}
          onClick={() => !pending && read(list)}
        >
          {pending ? 'Reading…' : 'Read the list'}
        </button>
      </div>
    </div>
  );
}
