// Industries as one list of values: a letter is a division, two digits a major group, four digits
// an industry of the 1987 Standard Industrial Classification. Titles repeat across levels and
// divisions, so a code stands in front of each title but a division's.
import { industries } from '@leadwright/reference/sic';
import type { Item } from '../dictionary.ts';

export const sicItems: readonly Item[] = industries().map(({ code, title }) => ({
  value: code,
  label: code.length === 1 ? title : `${code} ${title}`,
}));
