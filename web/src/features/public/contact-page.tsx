import { useSyncExternalStore } from 'react';
import { useProductName } from '../../components/claims/use-product-name.ts';
import { ContactWays } from '../../components/pages/contact-ways.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link, useSearchParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';

const unchanging = () => () => {};

/** How to reach support. Also what the sign-up page leads to where sales set the accounts up. */
export function ContactPage() {
  const [params] = useSearchParams();
  // The prerendered page is of no product, and its first render here has to be the same.
  const asked = useSyncExternalStore(
    unchanging,
    () => params.get('product'),
    () => null,
  );
  const product = useProductName(asked);
  return (
    <div className="page reading">
      <PageTitle>Contact Us</PageTitle>
      <p className="standfirst">A person reads every message.</p>
      {product !== undefined && (
        <p>
          You ask about <strong>{product}</strong>. Name it in your message.
        </p>
      )}
      <ContactWays />
      <h2>What helps us to help you</h2>
      <p>
        Write from the address of your account, if you have one. If it is about a download, copy the address of its page
        under <Link to={paths.downloads}>Downloads</Link> into your message. Many questions are answered under{' '}
        <Link to={paths.supportArticle('welcome')}>Help</Link>.
      </p>
      <p>
        Did somebody find you in a list? Ask under <Link to={paths.optOut}>Your privacy choices</Link> that your data
        are not sold; you need no account. We cannot yet take one person out of the lists, and our mail says what is
        done and what is still to do.
      </p>
    </div>
  );
}
