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
      <p>
        If it is about a download, name its number: it stands on its page under{' '}
        <Link to={paths.downloads}>Downloads</Link>.
      </p>
    </div>
  );
}
