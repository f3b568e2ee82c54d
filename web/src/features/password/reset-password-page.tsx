import { useAction } from '../../components/forms/use-action.ts';
import { useUsableLink } from '../../components/mailbox/use-usable-link.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { useMailedToken } from '../../components/mailbox/use-mailed-token.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { signedOut } from '../../server/session.ts';
import { isResetLinkUsable, resetPassword } from './api.ts';
import { NewPassword } from './new-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** Without a token it asks for the address; with one it is the page of the mailed link. */
export function ResetPasswordPage() {
  const token = useMailedToken();
  return token === '' ? <RequestReset /> : <ByLink token={token} />;
}

function ByLink({ token }: { token: string }) {
  const usable = useUsableLink(token, isResetLinkUsable);
  if (usable === undefined) return <div className="page narrow door" aria-busy="true" />;
  return usable ? <ChooseNewPassword token={token} /> : <NoLongerUsable />;
}

function ChooseNewPassword({ token }: { token: string }) {
  // Every session is over, this browser's too.
  const action = useAction(resetPassword, () => signedOut('left'));
  if (action.done) return <Done />;
  return (
    <div className="page narrow door">
      <PageTitle title="Choose a new password">Choose a new password</PageTitle>
      <p>All your sessions will be ended. Log in with the new password afterwards.</p>
      <NewPassword
        submit="Set the new password"
        pending={action.pending}
        error={action.error}
        onChosen={(password) => void action.run({ token, password })}
      />
    </div>
  );
}

function Done() {
  return (
    <div className="page narrow door">
      <PageTitle title="Your password is changed">Your password is changed</PageTitle>
      <Notice tone="ok">Log in with the new password. All your sessions were ended.</Notice>
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
      <p>It was used already, a newer one was sent, or it is older than 30 minutes.</p>
      <p className="actions">
        <Link className="button primary" to={paths.resetPassword}>
          Get a new link
        </Link>
        <Link className="button" to={paths.logIn}>
          Log in
        </Link>
      </p>
    </div>
  );
}
