// The document of claims, in the words of who answers for it. Other documents have fields that only their authors know.
import { AS_COUNTED } from '@leadwright/runtime/site/public-claims';
import type { DocumentPlace } from './api.ts';
import { numberIn, type DraftField, type FieldType } from './draft.ts';
import { isPrice, productsIn } from './products-draft.ts';

/** `stays`: a choice, which is changed and not taken out. */
export type FieldWords = { label: string; help: string; stays?: true };

const claims: Readonly<Record<string, FieldWords>> = {
  [AS_COUNTED]: {
    label: 'Say what is counted',
    help: 'yes: in place of the numbers of leads, weeks and refreshes below, pages say what this installation has. What is not claimed below is not said.',
    stays: true,
  },
  consumers: { label: 'Consumer records', help: 'How many the site says that there are.' },
  businessesFrom: {
    label: 'Business records, from',
    help: 'The smaller number of “from … to …”; without the larger it stands alone.',
  },
  businessesTo: { label: 'Business records, to', help: 'The larger number; without the smaller it stands alone.' },
  doNotCallEveryWeeks: { label: 'Weeks between scrubs against the Do Not Call list', help: '1 is every week.' },
  refreshesAYearFrom: {
    label: 'Refreshes a year, from',
    help: 'The smaller number of “from … to … times a year”; without the larger it stands alone.',
  },
  refreshesAYearTo: { label: 'Refreshes a year, to', help: 'The larger number; without the smaller it stands alone.' },
  yearsInBusiness: { label: 'Years in business', help: 'Whole years.' },
  products: { label: 'Products', help: 'In the order of the site. What has no name is not shown.' },
};

/** Those that the document does not make, in the order of the site. */
export const claimsWithout = (taken: readonly string[]): { name: string; type: FieldType; label: string }[] =>
  Object.entries(claims).flatMap(([name, { label, stays }]) =>
    taken.includes(name) ? [] : [{ name, type: typeOf(name), label: stays ? label : `Claim again: ${label}` }],
  );

const typeOf = (name: string): FieldType => (name === 'products' ? 'list' : name === AS_COUNTED ? 'boolean' : 'number');

export const isClaims = ({ collection, docId }: DocumentPlace): boolean =>
  collection === 'claims' && docId === 'public';

/** null: the field is known by its name alone. A number that is taken out, or 0, is claimed no more. */
export const fieldWordsOf = (place: DocumentPlace, name: string): FieldWords | null =>
  isClaims(place) ? (claims[name] ?? null) : null;

/** Why a claim would not be on the site as it is typed; null if it will be, or the field is no claim. */
export function claimProblemOf(
  place: DocumentPlace,
  { name, typed }: DraftField,
  all: readonly DraftField[],
): string | null {
  if (!isClaims(place) || !(name in claims) || name === AS_COUNTED) return null;
  if (name === 'products') return productsProblem(typed);
  const value = numberIn(typed);
  if (value === null || !Number.isSafeInteger(value) || value < 0) return 'Enter a whole number; 0 claims nothing.';
  const from = all.find((other) => other.name === name.replace(/To$/, 'From') && other.name !== name);
  return value > 0 && from !== undefined && (numberIn(from.typed) ?? 0) > value
    ? 'Enter a number that is not below the smaller one.'
    : null;
}

function productsProblem(typed: string): string | null {
  const products = productsIn(typed);
  if (products === null)
    return 'Each product has an id, a name, fromCents in whole cents, a text, and leads as true or false.';
  return products.every(({ fromCents }) => isPrice(fromCents)) ? null : 'A product has no price.';
}
