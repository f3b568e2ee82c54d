import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { formatDay } from '../../components/words/format.ts';
import { MailAddress } from '../../components/words/mail-address.tsx';
import type { Act, Invitation } from './api.ts';
import { nameOf } from './words.ts';

type Props = { invitations: readonly Invitation[]; onAsk: (act: Act) => void };

/** Who was invited and has not answered. Nobody here takes a seat yet. */
export function InvitationsTable({ invitations, onAsk }: Props) {
  return (
    <div className="team-part">
      <h2>Open invitations</h2>
      <TableScroll label="Open invitations">
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
            {invitations.map((invitation) => (
              <tr key={invitation.personId}>
                <td>
                  {invitation.name ?? '–'}
                  <span className="team-mail">
                    {invitation.email === '' ? 'Another address now' : <MailAddress>{invitation.email}</MailAddress>}
                  </span>
                </td>
                <td>{invitation.role}</td>
                <td>{invitation.expired ? 'Expired' : `Invited ${formatDay(invitation.invitedAt)}`}</td>
                <td>
                  <div className="team-changes">
                    {actsOn(invitation).map((kind) => (
                      <button
                        key={kind}
                        type="button"
                        className="button"
                        aria-label={`${words[kind]}: ${nameOf(invitation)}`}
                        onClick={() => onAsk({ kind, person: invitation })}
                      >
                        {words[kind]}
                      </button>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}

// Another mailbox was not invited: nothing is sent there, and a new invitation needs its address.
const actsOn = ({ email }: Invitation) => (email === '' ? (['withdraw'] as const) : (['resend', 'withdraw'] as const));
const words = { resend: 'Send again', withdraw: 'Withdraw' };
