import { useState } from 'react';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { formatDay } from '../../components/words/format.ts';
import { MailAddress } from '../../components/words/mail-address.tsx';
import type { Act, Member } from './api.ts';
import { nameOf } from './words.ts';

type Props = { members: readonly Member[]; own: string; onAsk: (act: Act) => void };

/** Members with what may be done about each; who was removed is shown on request. */
export function MembersTable({ members, own, onAsk }: Props) {
  const [archivedShown, setArchivedShown] = useState(false);
  const archived = members.filter((member) => member.archived);
  const shown = archivedShown ? members : members.filter((member) => !member.archived);
  return (
    <div className="team-part">
      <h2 className="only-heard">Members</h2>
      <TableScroll label="Team members">
        <table className="data team-table">
          <thead>
            <tr>
              <th scope="col">Name and e-mail</th>
              <th scope="col">Role</th>
              <th scope="col">Status</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((member) => (
              <tr key={member.personId}>
                <td>
                  {nameOf(member)}
                  {member.personId === own && <span className="help"> (you)</span>}
                  {member.name !== null && member.name !== '' && (
                    <span className="team-mail">
                      <MailAddress>{member.email}</MailAddress>
                    </span>
                  )}
                </td>
                <td>{member.role}</td>
                <td>{statusOf(member)}</td>
                <td>
                  <Changes member={member} isOwn={member.personId === own} onAsk={onAsk} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {archived.length > 0 && (
        <label className="team-archived">
          <input type="checkbox" checked={archivedShown} onChange={(event) => setArchivedShown(event.target.checked)} />{' '}
          Show former members ({archived.length})
        </label>
      )}
    </div>
  );
}

function statusOf({ status, owner, archivedAt, overSeats }: Member): string {
  if (owner) return 'Account owner';
  if (status === 'disabled') return 'Disabled';
  if (status === 'removed') return archivedAt === null ? 'Removed' : `Removed ${formatDay(archivedAt)}`;
  return overSeats ? 'No seat: may sign in and see, not download' : 'Active';
}

function Changes({ member, isOwn, onAsk }: { member: Member; isOwn: boolean; onAsk: (act: Act) => void }) {
  const who = nameOf(member);
  const button = (words: string, act: Act) => (
    <button type="button" className="button" aria-label={`${words}: ${who}`} onClick={() => onAsk(act)}>
      {words}
    </button>
  );
  // The owner is never removed; who tries it to oneself is told why not.
  if (member.archived || (member.owner && !isOwn)) return null;
  const remove = button('Remove', { kind: 'remove', person: member });
  if (isOwn) return <div className="team-changes">{remove}</div>;
  const to = member.role === 'admin' ? 'download' : 'admin';
  return (
    <div className="team-changes">
      {button(`Make ${to}`, { kind: 'role', person: member, to })}
      {member.status === 'disabled'
        ? button('Enable', { kind: 'enable', person: member })
        : button('Disable', { kind: 'disable', person: member })}
      {remove}
    </div>
  );
}
