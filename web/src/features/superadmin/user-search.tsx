import { useEffect, useId, useRef, useState } from 'react';
import type { ListedPerson } from '../../server/api-types.ts';
import { wordsFor } from '../../server/problem.ts';
import { useFoundPeople } from './api.ts';
import { ImpersonateDialog } from './impersonate-dialog.tsx';
import { useSettled } from './use-settled.ts';

/** Finds people of all accounts by a part of the address. Who is chosen may be acted for, with a reason. */
export function UserSearch() {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ListedPerson | null>(null);
  const email = useSettled(typed.trim().toLowerCase());
  const found = useFoundPeople(email);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Escape in the dialog closes that alone, and the focus goes back to the person.
    if (email === '' || chosen !== null) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The list that goes away must not take the focus out of the page.
      if (box.current?.contains(document.activeElement) === true) field.current?.focus();
      setTyped('');
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [email, chosen]);
  const isOpen = typed !== '' && email !== '';
  return (
    <div ref={box} role="search" aria-label="Users of all accounts" className="user-search">
      <input
        ref={field}
        type="search"
        className="input"
        placeholder="Search Users By Email"
        aria-label="Search Users By Email"
        aria-controls={listId}
        value={typed}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div id={listId} className="user-results" hidden={!isOpen}>
        <p className="help" role="status">
          {isOpen && saidOf(found)}
        </p>
        {isOpen && found.data !== undefined && found.data.length > 0 && (
          <ul>
            {found.data.map((person) => (
              <li key={person.uid}>
                <Found person={person} onChoose={setChosen} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ImpersonateDialog person={chosen} onClose={() => setChosen(null)} />
    </div>
  );
}

function Found({ person, onChoose }: { person: ListedPerson; onChoose: (person: ListedPerson) => void }) {
  const { email, kind, staff, impersonable } = person;
  if (!impersonable)
    return (
      <p className="user-row">
        <span className="user-email">{email}</span>
        <span className="help">
          {kind}, {staff === '' ? 'no account' : 'staff'}
        </span>
      </p>
    );
  return (
    <button type="button" className="button quiet user-row" onClick={() => onChoose(person)}>
      <span className="user-email">{email}</span> <span>{kind}</span>
    </button>
  );
}

function saidOf({ data, error, isFetching }: ReturnType<typeof useFoundPeople>): string {
  if (isFetching && data === undefined) return 'Loading...';
  if (error !== null) return wordsFor(error);
  return data?.length === 0 ? 'No user documents match' : 'Choose whom to act for.';
}
