import { ContactWays } from '../../components/pages/contact-ways.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';

/** How to reach support. Also what the sign-up page leads to where sales set the accounts up. */
export function ContactPage() {
  return (
    <div className="page reading">
      <PageTitle>Contact Us</PageTitle>
      <p className="standfirst">A person reads every message.</p>
      <ContactWays />
      <h2>What helps us to help you</h2>
      <p>
        Write from the address of your account, if you have one. If it is about a download, copy the address of its page
        under <Link to={paths.downloads}>Downloads</Link> into your message. Many questions are answered under{' '}
        <Link to={paths.supportArticle('welcome')}>Help</Link>.
      </p>
      <p>
        Did somebody find you in a list, and do you want to be taken out of all of them? Ask for it under{' '}
        <Link to={paths.optOut}>Your privacy choices</Link>; you need no account.
      </p>
    </div>
  );
}
