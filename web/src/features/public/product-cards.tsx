import { formatMoney } from '../../components/words/format.ts';
import { Link } from '../../navigation/links.ts';
import { paths, signUpFor } from '../../navigation/paths.ts';
import { products as productsAtFirst } from '@leadwright/runtime/site/products';
import { useClaims } from '../../components/claims/use-claims.ts';

/** What is on offer, each with its lowest price. */
export function ProductCards() {
  const products = useClaims().products ?? productsAtFirst;
  return (
    <ul className="product-cards" aria-label="Products">
      {products.map(({ id, name, fromCents, text, hasPlans }, at) => (
        <li key={name}>
          <h2 id={`product-${at}`}>{name}</h2>
          <p className="product-price">
            from <strong>{formatMoney(fromCents)}</strong> per month
          </p>
          <p className="help">{text}</p>
          {hasPlans && <a href="#plans-title">Compare the plans</a>}
          <Link className="button" to={hasPlans ? paths.signUp : signUpFor(id)} aria-describedby={`product-${at}`}>
            Signup Now
          </Link>
        </li>
      ))}
    </ul>
  );
}
