// Each list has a fixed number of slots, filled in proportion to weight, so a draw is one look-up by number.
import { decadeCount, emailDomains, firstNames, streets, surnames, type Sex } from '@leadwright/reference/people';
import { naicsOfSic } from '@leadwright/reference/naics';
import { industries } from '@leadwright/reference/sic';
import { tradeWord } from './trade-words.ts';

export type DrawSlot = { list: string; slot: number; value: string };

export const slotCounts = {
  firstName: 384,
  surname: 8192,
  emailDomain: 1024,
  industry: 8192,
  street: streets().length,
} as const;

/** People who draw from different groups never share a name. Equals the size of the largest household. */
export const nameGroups = 5;

export function firstNameSlot(sex: Sex, decade: number, group: number): number {
  return ((Number(sex === 'M') * decadeCount + decade) * nameGroups + group) * slotCounts.firstName;
}

/** `drawn` (0 to 1) chooses the slot, `isMan` is 0 or 1. One number, since the engine joins fastest by numbers. */
export function firstNameSlotSql(of: { isMan: string; decade: string; group: string; drawn: string }): string {
  const list = `((${of.isMan}) * ${decadeCount} + ${of.decade}) * ${nameGroups} + ${of.group}`;
  return `toUInt32((${list}) * ${slotCounts.firstName} + floor(${of.drawn} * ${slotCounts.firstName}))`;
}

export function drawSlots(): DrawSlot[] {
  const lists: DrawSlot[] = [
    ...spread('surname', surnames(), slotCounts.surname),
    ...spread('email_domain', emailDomains(), slotCounts.emailDomain),
    ...spread('industry', industrySlots(), slotCounts.industry),
    ...streets().map((value, slot) => ({ list: 'street', slot, value })),
  ];
  return [...lists, ...firstNameSlots()];
}

function firstNameSlots(): DrawSlot[] {
  const groupOf = groupNames();
  return (['F', 'M'] as const)
    .flatMap((sex) =>
      Array.from({ length: nameGroups }, (_group, group) => {
        const names = firstNames().filter((known) => known.sex === sex && groupOf.get(known.name) === group);
        return Array.from({ length: decadeCount }, (_decade, decade) => {
          const weighted = names.map(({ name, byDecade }) => ({ value: name, weight: byDecade[decade] ?? 0 }));
          const from = firstNameSlot(sex, decade, group);
          return spread('first_name', weighted, slotCounts.firstName).map((drawn) => ({
            ...drawn,
            slot: from + drawn.slot,
          }));
        });
      }),
    )
    .flat(2);
}

/** The group of each name. Every group gets about the same share of every sex and decade, so no name becomes rarer. */
function groupNames(): Map<string, number> {
  const weights = new Map<string, number[]>();
  for (const { sex, name, byDecade } of firstNames()) {
    const own = weights.get(name) ?? new Array<number>(2 * decadeCount).fill(0);
    byDecade.forEach((weight, decade) => (own[decade + (sex === 'F' ? 0 : decadeCount)] = weight));
    weights.set(name, own);
  }
  const heaviest = [...weights].sort(([, a], [, b]) => Math.max(...b) - Math.max(...a));
  const groups = Array.from({ length: nameGroups }, () => new Array<number>(2 * decadeCount).fill(0));
  const groupOf = new Map<string, number>();
  for (const [name, own] of heaviest) {
    // Growth of the sum of squares if the name joins; least where its decades are emptiest.
    const growth = groups.map((sums) => sums.reduce((total, sum, list) => total + sum * (own[list] ?? 0), 0));
    const group = growth.indexOf(Math.min(...growth));
    groupOf.set(name, group);
    groups[group] = (groups[group] ?? []).map((sum, list) => sum + (own[list] ?? 0));
  }
  return groupOf;
}

/** code|title|division|trade word for company names|NAICS code: one of those that the industry became, each as often. */
function industrySlots(): { value: string; weight: number }[] {
  return industries()
    .filter(({ weight }) => weight > 0)
    .flatMap(({ code, title, division, weight }) => {
      const became = naicsOfSic().get(code) ?? [''];
      return became.map((naics) => ({
        value: [code, title, division, tradeWord(code, title), naics].join('|'),
        weight: weight / became.length,
      }));
    });
}

/** The value at the middle of each slot, with values laid out in proportion to their weights. */
export function spread(list: string, values: readonly { value: string; weight: number }[], slots: number): DrawSlot[] {
  const whole = values.reduce((sum, { weight }) => sum + weight, 0);
  const drawn: DrawSlot[] = [];
  let upTo = 0;
  for (const { value, weight } of values) {
    upTo += weight;
    while (drawn.length < slots && (drawn.length + 0.5) / slots < upTo / whole)
      drawn.push({ list, slot: drawn.length, value });
  }
  return drawn;
}
