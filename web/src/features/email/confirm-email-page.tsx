import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { useUsableLink } from '../../components/mailbox/use-usable-link.ts';
import { useMailedToken } from '../../components/mailbox/use-mailed-token.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem } from '../../server/problem.ts';
import { signedOut } from '../../server/session.ts';
import { confirmEmail, isEmailLinkUsable } from './api.ts';

/** The page of the mailed link. It waits for a click: programs that look at mails open links too. */
export function ConfirmEmailPage() {
  const token = useMailedToken();
  const usable = useUsableLink(token, isEmailLinkUsable);
  // Every session is over, this browser's too.
  const action = useAction(confirmEmail, () => signedOut('left'));
  if (action.done) return <Done />;
  if (usable === undefined) return <div className="page narrow door" aria-busy="true" />;
  if (!usable || isNotUsable(action.error)) return <NoLongerUsable />;
  return (
    <div className="page narrow door">
      <PageTitle title="Confirm your e-mail address">Confirm your new e-mail address</PageTitle>
      <p>You log in with it from now on. All your sessions will be ended.</p>
      {action.error !== null && <Failed error={action.error} />}
      <p className="actions">
        <button
          type="button"
          className="button primary large"
          aria-disabled={action.pending}
          onClick={() => !action.pending && void action.run({ token })}
        >
          {action.pending ? 'Confirming…' : 'Confirm this address'}
        </button>
      </p>
    </div>
  );
}

const isNotUsable = (error: unknown): boolean =>
  error instanceof ServerProblem && error.code === 'email-link-not-usable';

function Done() {
  return (
    <div className="page narrow door">
      <PageTitle title="Your e-mail address is changed">Your e-mail address is changed</PageTitle>
      <Notice tone="ok">Log in with the new address. All your sessions were ended.</Notice>
      <p className="actions">
        <Link className="button primary" to={paths.logIn}>
          Log in
        </Link>
      </p>
    </div>
  );
}

function NoLongerUsable() {
  const words = 'This link cannot be used any more';
  return (
    <div className="page narrow door">
      <PageTitle title={words}>{words}</PageTitle>
      <p>It was used already, a newer one was sent, it is older than 30 minutes, or your password was changed.</p>
      <p className="actions">
        <Link className="button primary" to={paths.updateEmail}>
          Get a new link
        </Link>
      </p>
    </div>
  );
}
