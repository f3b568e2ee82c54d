import { useQuery } from '@tanstack/react-query';
import { Bone, Failed, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { mayLeave } from '../../navigation/unsaved-changes.ts';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import { signedIn, useSession } from '../../server/session.ts';
import type { Joined } from './api.ts';

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
  const mine = useQuery({
    // Not the key of the sidebar: what it holds is from before.
    queryKey: ['me', 'accounts', 'joined', accountId],
    queryFn: ({ signal }) => get('/api/v2/me/accounts', { signal }),
  });
  return (
    <Loaded query={mine} skeleton={<Bone height={72} />} safe="You joined all the same.">
      {({ accounts }) =>
        accounts.some((account) => account.accountId === accountId) ? (
          <OpenAccount accountId={accountId} team={team} />
        ) : (
          <Notice tone="info">
            You are logged in as {email}, and somebody else was invited. Log out, then log in as them: it opens the
            account they joined.
          </Notice>
        )
      }
    </Loaded>
  );
}

function OpenAccount({ accountId, team }: Omit<Props, 'email'>) {
  const goOn = useGoOn();
  const change = useCommand({
    send: () => post('/api/v2/me/account', { body: { accountId } }),
    onSuccess: (person) => {
      signedIn(person);
      goOn(paths.search);
    },
  });
  return (
    <>
      <Notice tone="ok">From now on your log-in opens this account. You find your own one in the sidebar.</Notice>
      {change.error !== null && <Failed error={change.error} safe="You are still in the account from before." />}
      <p className="actions">
        <button
          type="button"
          className="button primary"
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && mayLeave() && change.mutate()}
        >
          {change.isPending ? 'One moment…' : `Work in ${team}`}
        </button>
      </p>
    </>
  );
}
