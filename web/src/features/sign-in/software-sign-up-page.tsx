import { useProductName } from '../../components/claims/use-product-name.ts';
import { SalesSignUpPage } from './sales-sign-up-page.tsx';
import { useSearchParams } from '../../navigation/links.ts';

/** `/signup` of a software product, named where it is known. */
export function SoftwareSignUpPage() {
  const [params] = useSearchParams();
  const id = params.get('product') ?? '';
  const name = useProductName(id);
  return <SalesSignUpPage {...(name === undefined ? {} : { product: { id, name } })} />;
}
