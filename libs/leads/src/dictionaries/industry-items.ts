// Industries as lists of values. Of the SIC of 1987 a letter is a division, two digits a major group, three an industry
// group, four an industry; of NAICS 2017 two digits are a sector and six an industry. Titles repeat across levels and
// divisions, so a code stands in front of each title but a division's.
import { naicsCodes } from '@leadwright/reference/naics';
import { industries } from '@leadwright/reference/sic';
import type { Item } from '../dictionary.ts';

type Code = { code: string; title: string };

export const sicItems: readonly Item[] = industries().map(itemOf);
export const naicsItems: readonly Item[] = naicsCodes().map(itemOf);

function itemOf({ code, title }: Code): Item {
  return { value: code, label: code.length === 1 ? title : `${code} ${title}` };
}
