import { memo, useId, useState } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Field } from '../../components/forms/field.tsx';
import { PagedTable } from '../../components/layout/paged-table.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { formatDay } from '../../components/words/format.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { ListedPerson } from '../../server/api-types.ts';
import { useAllPeople, type PeopleFilter } from './api.ts';
import { ImpersonateDialog } from './impersonate-dialog.tsx';
import { SendSignUpLink } from './send-sign-up-link.tsx';
import { useSettled } from './use-settled.ts';
import './superadmin.css';

export function AllUsersPage() {
  return (
    <SuperAdminsOnly>
      <PageTitle>View All Users</PageTitle>
      <AllUsers />
      <SendSignUpLink />
    </SuperAdminsOnly>
  );
}

function AllUsers() {
  const [filter, setFilter] = useState<PeopleFilter>({ email: '', kind: '', sort: 'email' });
  const email = useSettled(filter.email.trim().toLowerCase());
  const people = useAllPeople({ ...filter, email });
  const [chosen, setChosen] = useState<ListedPerson | null>(null);
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <Loaded query={people} skeleton={<Bone height={320} />}>
        {(all) => (
          <PagedTable
            label="All users"
            className="users-table"
            empty={all.length === 0 ? <p className="help">No user documents match</p> : undefined}
            head={<Head />}
            more={people.hasNextPage ? () => void people.fetchNextPage() : null}
            moreWords="Show more users"
            fetching={people.isFetchingNextPage}
          >
            {all.map((person) => (
              <Row key={person.uid} person={person} onImpersonate={setChosen} />
            ))}
          </PagedTable>
        )}
      </Loaded>
      <ImpersonateDialog person={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function Head() {
  return (
    <>
      <th scope="col">E-mail</th>
      <th scope="col">Name</th>
      <th scope="col">Kind</th>
      <th scope="col">Role</th>
      <th scope="col">Since</th>
      <th scope="col">
        <span className="only-heard">Actions</span>
      </th>
    </>
  );
}

const roleWords: Record<string, string> = { admin: 'Admin', download: 'Download', removed: 'No access' };

type RowProps = { person: ListedPerson; onImpersonate: (person: ListedPerson) => void };

// Thousands of rows may be shown: a typed letter or one more page must not draw them all again.
const Row = memo(function Row({ person, onImpersonate }: RowProps) {
  return (
    <tr>
      <td className="user-email">{person.email}</td>
      <td>{person.name ?? ''}</td>
      <td>{person.kind}</td>
      <td>{person.verified ? (roleWords[person.role] ?? person.role) : 'Not opened yet'}</td>
      <td className="nowrap">{formatDay(person.createdAt)}</td>
      <td className="user-actions">
        <Link
          to={`${paths.finance}?account=${encodeURIComponent(person.accountId)}`}
          aria-label={`Billing of ${person.email}`}
        >
          Billing
        </Link>
        {person.impersonable ? (
          <button
            type="button"
            className="button"
            aria-label={`Impersonate ${person.email}`}
            onClick={() => onImpersonate(person)}
          >
            Impersonate
          </button>
        ) : (
          <span className="help">{person.staff === '' ? 'No account' : 'Staff'}</span>
        )}
      </td>
    </tr>
  );
});

const kinds: [PeopleFilter['kind'], string][] = [
  ['', 'Any'],
  ['Owner', 'Owner'],
  ['User', 'User'],
];
const sorts: [PeopleFilter['sort'], string][] = [
  ['email', 'By e-mail'],
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
];

function Filters({ filter, onChange }: { filter: PeopleFilter; onChange: (filter: PeopleFilter) => void }) {
  return (
    <form className="users-filter" aria-label="Which users" onSubmit={(event) => event.preventDefault()}>
      <Field
        label="E-mail contains"
        value={filter.email}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...filter, email: target.value })}
      />
      <Choice label="Kind" value={filter.kind} choices={kinds} onChange={(kind) => onChange({ ...filter, kind })} />
      <Choice label="Order" value={filter.sort} choices={sorts} onChange={(sort) => onChange({ ...filter, sort })} />
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: [Value, string][];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
