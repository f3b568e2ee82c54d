import { isBeside } from './rules/field-names.ts';

// In the order that people think: who, what kind, home, money. How to reach a lead comes last, and behind it what is
// asked of other kinds.
const first = ['Person', 'Company', 'Industry', 'Size', 'Home', 'Finance'];
const last = 'Contact';

/** The groups of filters, in the order that they are shown. */
export function groupsOf(fields: readonly { fieldName: string; group: string }[]): string[] {
  const beside = new Set(fields.filter(({ fieldName }) => isBeside({ field: fieldName })).map(({ group }) => group));
  const place = (group: string): number => {
    if (beside.has(group)) return first.length + 2;
    if (group === last) return first.length + 1;
    return first.includes(group) ? first.indexOf(group) : first.length;
  };
  return [...new Set(fields.map(({ group }) => group))].sort((a, b) => place(a) - place(b));
}
