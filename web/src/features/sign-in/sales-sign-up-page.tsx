import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';

/** The sign-up page of a site whose accounts sales sets up. A link that was mailed leads past it. */
export function SalesSignUpPage() {
  return (
    <div className="page narrow door">
      <PageTitle>Sign up</PageTitle>
      <p>
        Sales and support will set up your account and send you a tailored signup link. Tell us what you sell and to
        whom, and we answer with it.
      </p>
      <p>
        <Link className="button primary large" to={paths.contact}>
          Get Started
        </Link>
      </p>
      <p>
        You have a signup link or an invitation? Open it from the e-mail. Have an account?{' '}
        <Link to={paths.logIn}>Log in</Link>
      </p>
    </div>
  );
}
