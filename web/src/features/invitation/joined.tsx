import { useEffect, useState } from 'react';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { signedIn, useSession } from '../../server/session.ts';
import { readMyAccounts, workIn, type Joined } from './api.ts';

/** Where somebody who has an account goes on after they joined: in the account, if it is they who are signed in here. */
export function JoinedPage({ joined }: { joined: Joined }) {
  const session = useSession();
  const team = joined.company ?? 'the team';
  return (
    <div className="page narrow door">
      <PageTitle title="You joined">You joined {team}</PageTitle>
      {session.state === 'in' && !session.person.impersonation ? (
        <GoOnThere accountId={joined.accountId} team={team} email={session.person.email} />
      ) : (
        <LogInThere />
      )}
    </div>
  );
}

function LogInThere() {
  return (
    <>
      <Notice tone="ok">Log in with your own e-mail address and password: it opens the account you joined.</Notice>
      <p className="actions">
        <Link className="button primary" to={paths.logIn}>
          Log in
        </Link>
      </p>
    </>
  );
}

type Props = { accountId: string; team: string; email: string };

function GoOnThere({ accountId, team, email }: Props) {
  const [isMine, setIsMine] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    readMyAccounts().then((mine) => setIsMine(mine.some((each) => each.accountId === accountId)), setError);
  }, [accountId, tries]);
  const again = () => {
    setError(null);
    setTries((before) => before + 1);
    return Promise.resolve();
  };
  if (error !== null) return <Failed error={error} safe="You joined all the same." retry={again} />;
  if (isMine === null) return <p aria-busy="true" />;
  if (isMine) return <OpenAccount accountId={accountId} team={team} />;
  return (
    <Notice tone="info">
      You are logged in as {email}, and somebody else was invited. Log out, then log in as them: it opens the account
      they joined.
    </Notice>
  );
}

function OpenAccount({ accountId, team }: Omit<Props, 'email'>) {
  const goOn = useGoOn();
  const { run, pending, error } = useAction(workIn, (person) => {
    signedIn(person);
    goOn(paths.search);
  });
  return (
    <>
      <Notice tone="ok">From now on your log-in opens this account. You find your own one in the sidebar.</Notice>
      {error !== null && <Failed error={error} safe="You are still in the account from before." />}
      <p className="actions">
        <button
          type="button"
          className="button primary"
          aria-disabled={pending}
          onClick={() => !pending && void run(accountId)}
        >
          {pending ? 'One moment…' : `Work in ${team}`}
        </button>
      </p>
    </>
  );
}
