// The products of the document of claims while they are edited. What the document holds beside these stays as it is.
export type ProductDraft = Record<string, unknown> & {
  id: string;
  name: string;
  /** null: what is typed is no price. */
  fromCents: number | null;
  text: string;
  leads: boolean;
};

/** null: what is typed is no list of products, and is edited as it stands. */
export function productsIn(typed: string): ProductDraft[] | null {
  try {
    const listed = JSON.parse(typed) as unknown;
    return Array.isArray(listed) && listed.every(isProduct) ? listed : null;
  } catch {
    return null;
  }
}

function isProduct(one: unknown): one is ProductDraft {
  if (typeof one !== 'object' || one === null) return false;
  const { id, name, fromCents, text, leads } = one as Partial<ProductDraft>;
  const texts = [id, name, text].every((each) => typeof each === 'string');
  return texts && (fromCents === null || typeof fromCents === 'number') && typeof leads === 'boolean';
}

export const typedOfProducts = (products: readonly ProductDraft[]): string => JSON.stringify(products, null, 2);

/** Its id stands in addresses, and is its own among the others. */
export function newProduct(others: readonly ProductDraft[]): ProductDraft {
  let number = others.length + 1;
  while (others.some(({ id }) => id === `product-${number}`)) number += 1;
  return { id: `product-${number}`, name: '', fromCents: 0, text: '', leads: false };
}

/** "1,299.50" as cents; null: it is no price. */
export function centsIn(typed: string): number | null {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

const CENTS_MAX = 100_000_000;

/** Whether the site shows a product of this price. */
export const isPrice = (cents: number | null): boolean =>
  cents !== null && Number.isSafeInteger(cents) && cents >= 0 && cents <= CENTS_MAX;
