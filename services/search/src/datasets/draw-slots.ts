// The lists that names and the like are drawn from. Every list is a fixed number of slots, and a value
// stands in as many of them as it is common, so that a draw is one look-up by number.
import { decadeCount, emailDomains, firstNames, streets, surnames, type Sex } from '@leadwright/reference/people';
import { industries } from '@leadwright/reference/sic';
import { tradeWord } from './trade-words.ts';

export type DrawSlot = { list: string; slot: number; value: string };

/** How many slots each list has. */
export const slotCounts = { firstName: 1024, surname: 8192, emailDomain: 1024, industry: 2048, street: streets().length } as const;

/** The list of first names of a sex and a decade (0 is the 1930s); the same text is made in SQL. */
export const firstNameList = (sex: Sex, decade: number) => `first_name_${sex}_${decade}`;

/** The lists of both sexes for the decades `from` to `to`, both inclusive. */
export function firstNameLists(from: number, to: number): string[] {
  const decades = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return decades.flatMap((decade) => [firstNameList('F', decade), firstNameList('M', decade)]);
}

/** Every slot that a dictionary's leads are drawn from. */
export function drawSlots(): DrawSlot[] {
  const lists: DrawSlot[] = [
    ...spread('surname', surnames(), slotCounts.surname),
    ...spread('email_domain', emailDomains(), slotCounts.emailDomain),
    ...spread('industry', industrySlots(), slotCounts.industry),
    ...streets().map((value, slot) => ({ list: 'street', slot, value })),
  ];
  for (const sex of ['F', 'M'] as const) {
    const names = firstNames().filter((name) => name.sex === sex);
    for (let decade = 0; decade < decadeCount; decade += 1) {
      const weighted = names.map(({ name, byDecade }) => ({ value: name, weight: byDecade[decade] ?? 0 }));
      lists.push(...spread(firstNameList(sex, decade), weighted, slotCounts.firstName));
    }
  }
  return lists;
}

/** code|title|division|the word that a company of this trade carries in its name */
function industrySlots(): { value: string; weight: number }[] {
  return industries().filter(({ weight }) => weight > 0).map(({ code, title, division, weight }) => ({
    value: [code, title, division, tradeWord(code)].join('|'), weight,
  }));
}

/** The value at the middle of each slot, when the values stand side by side as wide as their weights. */
function spread(list: string, values: readonly { value: string; weight: number }[], slots: number): DrawSlot[] {
  const whole = values.reduce((sum, { weight }) => sum + weight, 0);
  const drawn: DrawSlot[] = [];
  let upTo = 0;
  for (const { value, weight } of values) {
    upTo += weight;
    while (drawn.length < slots && (drawn.length + 0.5) / slots < upTo / whole) drawn.push({ list, slot: drawn.length, value });
  }
  return drawn;
}
