import { products } from '@leadwright/runtime/site/products';
import { useClaims } from './use-claims.ts';

/** What the site calls a product; undefined: it sells none of this id. */
export function useProductName(id: string | null): string | undefined {
  return (useClaims().products ?? products).find((product) => product.id === id)?.name;
}
