// SIC of 1987: letter division, 2 digits major group, 3 industry group, 4 industry. NAICS 2017: 2 sector, 6 industry.
// Titles repeat across levels and divisions, so a code stands in front of each title but a division's.
import { naicsCodes } from '@leadwright/reference/naics';
import { industries } from '@leadwright/reference/sic';
import type { Item } from '../dictionary.ts';

type Code = { code: string; title: string };

export const sicItems: readonly Item[] = industries().map(itemOf);
export const naicsItems: readonly Item[] = naicsCodes().map(itemOf);

function itemOf({ code, title }: Code): Item {
  return { value: code, label: code.length === 1 ? title : `${code} ${title}` };
}
