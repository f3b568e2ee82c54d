// The document of claims, in the words of who answers for it. Other documents have fields that only their authors know.
import type { DocumentPlace } from './api.ts';

export type FieldWords = { label: string; help: string };

const claims: Readonly<Record<string, FieldWords>> = {
  consumers: { label: 'Consumer records', help: 'How many the site says that there are.' },
  businessesFrom: { label: 'Business records, from', help: 'The smaller number of “from … to …”.' },
  businessesTo: { label: 'Business records, to', help: 'The larger number.' },
  doNotCallEveryWeeks: { label: 'Weeks between scrubs against the Do Not Call list', help: '1 is every week.' },
  refreshesAYearFrom: { label: 'Refreshes a year, from', help: 'The smaller number of “from … to … times a year”.' },
  refreshesAYearTo: { label: 'Refreshes a year, to', help: 'The larger number.' },
  yearsInBusiness: { label: 'Years in business', help: 'Whole years.' },
  products: { label: 'Products', help: 'In the order of the site. What has no name is not shown.' },
};

/** Those that the document does not make, in the order of the site. */
export const claimsWithout = (taken: readonly string[]): { name: string; label: string }[] =>
  Object.entries(claims).flatMap(([name, { label }]) => (taken.includes(name) ? [] : [{ name, label }]));

export const isClaims = ({ collection, docId }: DocumentPlace): boolean =>
  collection === 'claims' && docId === 'public';

/** null: the field is known by its name alone. A number that is taken out, or 0, is claimed no more. */
export const fieldWordsOf = (place: DocumentPlace, name: string): FieldWords | null =>
  isClaims(place) ? (claims[name] ?? null) : null;
