import { useMailedToken } from '../../components/mailbox/use-mailed-token.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useUsableLink } from '../../components/mailbox/use-usable-link.ts';
import { isLinkUsable } from './api.ts';
import { ChoosePassword } from './choose-password.tsx';

/** The page of the mailed link. A link that cannot be used says so before the form asks for anything. */
export function ConfirmPage() {
  const token = useMailedToken();
  const usable = useUsableLink(token, isLinkUsable);
  if (usable === undefined) return <div className="page narrow door" aria-busy="true" />;
  return usable ? <ChoosePassword token={token} /> : <NoLongerUsable missing={token === ''} />;
}

function NoLongerUsable({ missing }: { missing: boolean }) {
  const words = missing ? 'This link is incomplete' : 'This link cannot be used any more';
  return (
    <div className="page narrow door">
      <PageTitle title={words}>{words}</PageTitle>
      <p>
        {missing
          ? 'A part of its address is missing. Open the link from the mail again.'
          : 'If you chose your password with it, your account is open: log in. Otherwise a newer link was sent, or this one is older than a day.'}
      </p>
      <p className="actions">
        <Link className="button primary" to={paths.logIn}>
          Log in
        </Link>
        <Link className="button" to={paths.signUp}>
          Get a new link
        </Link>
      </p>
    </div>
  );
}
