// What a change of plan does to money and leads, one sentence for each rule of the quote.
import { billingDay } from '../../../components/words/billing-days.tsx';
import { formatLeads, formatMoney } from '../../../components/words/format.ts';
import type { Answer } from '../../../server/operations.ts';

export type Quote = Answer<'get', '/api/v2/subscription/change-quote'>;
type Rule = Quote['rules'][number];

type Said = { leads: string; money: string; day: string; owed: string; pay: string; all: boolean };

const sentences: Record<Rule['code'], (rule: Said) => string> = {
  credit: ({ money }) =>
    `${money} comes back as credit: at most the part of your period that is unused, in time and in leads. It pays your next invoices and never goes to your card.`,
  'no-credit': () => 'Nothing comes back: it is at most the part of your period that is unused, in time and in leads.',
  'no-credit-unpaid': () => 'Nothing comes back: nothing was paid for this period.',
  'no-credit-returned': () => 'Nothing comes back: what you paid for this period went back already.',
  'no-credit-pays-new': ({ money }) =>
    `Nothing comes back: ${money} of what is unused pays for the rest of your period on the new plan.`,
  'credit-never': ({ day }) => `Nothing comes back when you change now. Change on ${day} to use what you paid for.`,
  'no-credit-later': () => 'What you pay for this change does not come back when you change down in this period.',
  'leads-added': ({ leads }) => `${leads} are added for the rest of your period.`,
  'no-leads-added': () => 'The leads of this period stay as they are: none are added before the next one.',
  'leads-gone': ({ leads }) => `${leads} go back with the money. Others that are left stay.`,
  carries: ({ day }) => `Leads that are left on ${day} carry over.`,
  'ends-at-boundary': ({ day }) =>
    `Leads of the plan that are left on ${day} end then: they carry over when the whole period was paid for on a plan that carries them.`,
  'carried-end': ({ day }) =>
    `Leads of the plan that are left on ${day} end then, also those that you carried over before. Earned leads stay.`,
  'promo-ends': () => 'The promotion ends and cannot be taken again. Its leads stay to their end.',
  'owed-first': ({ money, owed, pay, all }) =>
    `You owe ${owed}. ${money} of what you pay ${pay} settles ${all ? 'it' : 'part of it'}, and brings no leads.`,
  'credit-taken-back': ({ money }) =>
    `${money} of your credit pays for nothing: the payment that it came from was taken back.`,
  'limits-later': ({ day }) =>
    `Its people and file size begin on ${day}: what is paid for this period and was not taken back is too little for them.`,
  'unlimited-later': ({ day }) =>
    `The plan is unlimited from ${day}; until then you have what is left and what is added.`,
};

/** What is said of the next charge as well. */
export const isDebt = ({ code }: Rule): boolean => code === 'owed-first' || code === 'credit-taken-back';

export const ruleWords = ({ rules, nextChargeAt, peopleOver, credit, quoted }: Quote): string[] => [
  ...peopleWords(peopleOver),
  ...rules.map(({ code, leads, cents }) =>
    sentences[code]({
      leads: formatLeads(leads ?? 0),
      money: formatMoney(cents ?? 0),
      day: billingDay(nextChargeAt),
      owed: formatMoney(credit.owedCents),
      pay: quoted !== null && quoted.cents > 0 ? 'now' : 'next',
      all: cents === credit.owedCents,
    }),
  ),
];

function peopleWords(over: number): string[] {
  if (over === 0) return [];
  const who =
    over === 1
      ? 'one person of your team: who joined last signs in and sees everything'
      : `${over} people of your team: those who joined last sign in and see everything`;
  return [`The plan has no seat for ${who}, but cannot download until you remove somebody or take a larger plan.`];
}
