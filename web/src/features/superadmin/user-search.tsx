import { useEffect, useId, useState } from 'react';
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
  useEffect(() => {
    if (email === '') return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setTyped('');
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [email]);
  const isOpen = typed !== '' && email !== '';
  return (
    <div role="search" aria-label="Users of all accounts" className="user-search">
      <input
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
                <button
                  type="button"
                  className="button quiet"
                  aria-disabled={!person.impersonable}
                  onClick={() => person.impersonable && setChosen(person)}
                  {...(person.impersonable ? {} : { title: 'Staff, or without an account: nobody acts for them.' })}
                >
                  <span className="user-email">{person.email}</span> <span className="user-kind">{person.kind}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ImpersonateDialog person={chosen} onClose={() => setChosen(null)} />
    </div>
  );
}

function saidOf({ data, error, isFetching }: ReturnType<typeof useFoundPeople>): string {
  if (isFetching && data === undefined) return 'Loading...';
  if (error !== null) return wordsFor(error);
  return data?.length === 0 ? 'No user documents match' : 'Choose whom to act for.';
}
