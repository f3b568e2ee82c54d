import { products } from '@leadwright/runtime/site/products';
import { useClaims } from '../../components/claims/use-claims.ts';
import { SalesSignUpPage } from './sales-sign-up-page.tsx';
import { useSearchParams } from '../../navigation/links.ts';

/** `/signup` of a software product, named where it is known. */
export function SoftwareSignUpPage() {
  const [params] = useSearchParams();
  const id = params.get('product');
  const name = (useClaims().products ?? products).find((product) => product.id === id)?.name;
  return <SalesSignUpPage {...(name === undefined ? {} : { product: name })} />;
}
