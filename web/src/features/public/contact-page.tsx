import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { site } from '../../site.ts';

/** How to reach support. Also what the sign-up page leads to where sales set the accounts up. */
export function ContactPage() {
  return (
    <div className="page reading">
      <PageTitle>Contact Us</PageTitle>
      <p className="standfirst">A person reads every message.</p>
      <dl className="three">
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </dd>
          <dd className="help">Answered 24/7.</dd>
        </div>
        <div>
          <dt>Text message</dt>
          <dd>
            <a href={`sms:${site.supportText.replaceAll(/[^+\d]/g, '')}`}>{site.supportText}</a>
          </dd>
          <dd className="help">Mon-Fri 10am-3pm MST</dd>
        </div>
      </dl>
      <p>
        If it is about a download, name its number: it stands on its page under{' '}
        <Link to={paths.downloads}>Downloads</Link>.
      </p>
    </div>
  );
}
