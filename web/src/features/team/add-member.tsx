import { useId, type FormEvent } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { counted } from '@leadwright/leads/counted';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Act, Role, Team } from './api.ts';

export type Invitation = { name: string; email: string; role: Role };

type Props = {
  typed: Invitation;
  onType: (typed: Invitation) => void;
  seats: Team['seats'];
  isUnpaid: boolean;
  onAsk: (act: Act) => void;
};

/** Adds a person by invitation. Disabled while no seat remains or the name or the e-mail is empty, and says which. */
export function AddMember({ typed, onType, seats, isUnpaid, onAsk }: Props) {
  const id = useId();
  const name = typed.name.trim();
  const email = typed.email.trim();
  const missing = whatIsMissing(seats.left, name, email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null) onAsk({ kind: 'invite', name, email, role: typed.role });
  };
  return (
    <section aria-labelledby={`${id}-title`} className="team-part">
      <h2 id={`${id}-title`}>Add a team member</h2>
      <p className="help">
        {seatsInWords(seats, isUnpaid)}{' '}
        {seats.left === 0 && (
          <>
            {whatBrings(seats, isUnpaid)}: <Link to={paths.billing}>Billing & Payment</Link>.
          </>
        )}
      </p>
      <form className="team-add" onSubmit={submit}>
        <Field
          label="Name"
          autoComplete="off"
          maxLength={200}
          value={typed.name}
          onChange={(event) => onType({ ...typed, name: event.target.value })}
        />
        <Field
          label="E-mail"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={typed.email}
          onChange={(event) => onType({ ...typed, email: event.target.value })}
        />
        <div className="field">
          <label htmlFor={`${id}-role`}>Role</label>
          <select
            id={`${id}-role`}
            className="input"
            value={typed.role}
            onChange={(event) => onType({ ...typed, role: event.target.value as Role })}
          >
            <option value="download">download: searches and downloads</option>
            <option value="admin">admin: manages the account too</option>
          </select>
        </div>
        <button
          type="submit"
          className="button primary"
          aria-disabled={missing !== null}
          aria-describedby={missing === null ? undefined : `${id}-missing`}
        >
          Add to team
        </button>
      </form>
      {missing !== null && (
        <p className="help" id={`${id}-missing`}>
          {missing}
        </p>
      )}
    </section>
  );
}

function whatBrings({ max }: Team['seats'], isUnpaid: boolean): string {
  if (isUnpaid) return 'The next payment brings the others back';
  return max === 0 ? 'A plan brings them' : 'A larger plan has more';
}

function seatsInWords({ left, max }: Team['seats'], isUnpaid: boolean): string {
  if (max === 0) return 'Without a plan there are no seats.';
  if (left > 0) return `${left} of ${counted(max, 'seat')} left.`;
  if (isUnpaid)
    return `${max === 1 ? 'The one seat' : `All ${max} seats`} of this period, which is not paid for in whole, ${max === 1 ? 'is' : 'are'} taken.`;
  return max === 1 ? 'The one seat of your plan is taken.' : `All ${max} seats of your plan are taken.`;
}

function whatIsMissing(left: number, name: string, email: string): string | null {
  if (left < 1) return 'No seats remain.';
  if (email === '') return 'Please add an e-mail.';
  return name === '' ? 'Please add a name.' : null;
}
