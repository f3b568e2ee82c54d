import { useEffect, useState } from 'react';
import { Failed } from '../../components/feedback/loaded.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { useMailedToken } from '../../components/mailbox/use-mailed-token.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { checkInvitation, confirmInvitation, type Checked, type Joined } from './api.ts';
import { JoinForm } from './join-form.tsx';
import { JoinedPage } from './joined.tsx';

/** The page of a mailed invitation. A link that cannot be used says so before anything is asked. */
export function InvitationPage() {
  const token = useMailedToken();
  const [checked, setChecked] = useState<{ token: string; link: Checked } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (token !== '') checkInvitation(token).then((link) => setChecked({ token, link }), setError);
  }, [token, tries]);
  const again = () => {
    setError(null);
    setTries((before) => before + 1);
    return Promise.resolve();
  };
  if (token === '') return <NoLongerUsable />;
  if (error !== null)
    return (
      <div className="page narrow door">
        <PageTitle>You are invited</PageTitle>
        <Failed error={error} safe="Your invitation is as it was." retry={again} />
      </div>
    );
  if (checked?.token !== token) return <div className="page narrow door" aria-busy="true" />;
  if (!checked.link.usable) return <NoLongerUsable />;
  return checked.link.newcomer ? (
    <JoinForm token={token} link={checked.link} />
  ) : (
    <Confirm token={token} link={checked.link} />
  );
}

/** Somebody who has an account: joins by one click. */
function Confirm({ token, link }: { token: string; link: Checked }) {
  const [joined, setJoined] = useState<Joined | null>(null);
  const action = useAction(confirmInvitation, setJoined);
  const team = link.company ?? 'the team';
  if (joined !== null) return <JoinedPage joined={joined} />;
  return (
    <div className="page narrow door">
      <PageTitle>Join {team}</PageTitle>
      <p>
        You were invited as {link.role}. You keep your own account, and choose in the sidebar which one you work in.
      </p>
      {action.error !== null && <Failed error={action.error} />}
      <p className="actions">
        <button
          type="button"
          className="button primary large"
          aria-disabled={action.pending}
          onClick={() => !action.pending && void action.run(token)}
        >
          {action.pending ? 'Joining…' : 'Accept the invitation'}
        </button>
      </p>
    </div>
  );
}

function NoLongerUsable() {
  const words = 'This invitation cannot be used any more';
  return (
    <div className="page narrow door">
      <PageTitle title={words}>{words}</PageTitle>
      <p>It was used already, withdrawn, replaced by a newer one, or it is older than 7 days. Ask for a new one.</p>
      <p className="actions">
        <Link className="button primary" to={paths.logIn}>
          Log in
        </Link>
      </p>
    </div>
  );
}
