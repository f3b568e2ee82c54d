import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link, useSearchParams } from '../../navigation/links.ts';
import { contactAbout, logInThen, paths } from '../../navigation/paths.ts';
import { afterSignUp, useHasCode } from './after-sign-up.ts';

/**
 * The sign-up page of a site, or of a product, whose accounts sales sets up. A link that was mailed leads past it.
 */
export function SalesSignUpPage({ product }: { product?: { id: string; name: string } }) {
  const [params] = useSearchParams();
  const hasCode = useHasCode(params);
  return (
    <div className="page narrow door">
      <PageTitle>Sign up</PageTitle>
      {product !== undefined && <p className="standfirst">{product.name}</p>}
      <p>
        Sales and support will set up your account and send you a tailored signup link. Tell us what you sell and to
        whom, and we answer with it.
      </p>
      <p>
        <Link className="button primary large" to={product === undefined ? paths.contact : contactAbout(product.id)}>
          Get Started
        </Link>
      </p>
      <p>
        You have a signup link or an invitation? Open it from the e-mail. Have an account?{' '}
        <Link to={hasCode ? logInThen(afterSignUp(params)) : paths.logIn}>Log in</Link>
      </p>
    </div>
  );
}
