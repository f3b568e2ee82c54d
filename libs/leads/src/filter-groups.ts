import { isBeside } from './rules/field-names.ts';

// In the order that people think; how to reach a lead comes late, and last what is asked of other kinds.
const first = ['Person', 'Company', 'Industry', 'Size', 'Home', 'Finance'];
const last = 'Contact';

export function groupsOf(fields: readonly { fieldName: string; group: string }[]): string[] {
  const beside = new Set(fields.filter(({ fieldName }) => isBeside({ field: fieldName })).map(({ group }) => group));
  const place = (group: string): number => {
    if (beside.has(group)) return first.length + 2;
    if (group === last) return first.length + 1;
    return first.includes(group) ? first.indexOf(group) : first.length;
  };
  return [...new Set(fields.map(({ group }) => group))].sort((a, b) => place(a) - place(b));
}
