// What an act takes beside its money, one sentence each, before the click.
import { formatDay, formatLeads, formatMoney, formatNumber } from '../../../components/words/format.ts';
import type { PlanQuote, RefundQuote } from './api.ts';

const people = (count: number): string => (count === 1 ? '1 person' : `${formatNumber(count)} people`);

/** What goes with the money of a refund. */
export function refundWords(cents: number, quote: RefundQuote): string {
  const { leadsVoided, leadsUsed, creditCents, owedCents, leadsEndingLater, endsUnlimited, lowered } = quote;
  const end = quote.periodEnd === null ? 'the period ends' : formatDay(quote.periodEnd);
  return [
    `${formatMoney(cents)} goes back to the card.`,
    leadsVoided === 0 ? 'No leads go.' : `${formatLeads(leadsVoided)} ${leadsVoided === 1 ? 'goes' : 'go'}.`,
    ...(leadsUsed > 0 ? [`${formatLeads(leadsUsed)} of it were used already and stay with the customer.`] : []),
    ...(creditCents > 0 ? [`${formatMoney(creditCents)} of credit pays for nothing any more.`] : []),
    ...(owedCents > 0
      ? [`The account owes ${formatMoney(owedCents)} then: its next payments settle that before they bring leads.`]
      : []),
    ...(leadsEndingLater > 0
      ? [
          `Leads that are left on ${end} no longer carry over: ${formatLeads(leadsEndingLater)} of those that are left now.`,
        ]
      : []),
    ...(endsUnlimited ? [`Until ${end} the plan is not unlimited: files end with the leads that are left.`] : []),
    ...(lowered ? loweredWords(lowered, end) : []),
  ].join(' ');
}

function loweredWords(
  { seats, downloadLimit, peopleOver }: NonNullable<RefundQuote['lowered']>,
  end: string,
): string[] {
  return [
    `Until ${end} the account has ${seats <= 1 ? '1 seat' : `${formatNumber(seats)} seats`} and files of at most ${formatNumber(downloadLimit)} rows.`,
    ...(peopleOver > 0 ? [`${people(peopleOver)} of it cannot download then.`] : []),
  ];
}

/** What a plan takes that finance puts an account on; nothing, where it takes nothing. */
export function planWords({ leadsEnding, beginsAt, peopleOver, ...debt }: PlanQuote): string[] {
  const { owedCents, settledCents, unbackedCents } = debt;
  return [
    ...(leadsEnding > 0 && beginsAt !== null
      ? [
          `Leads of the plan that are left on ${formatDay(beginsAt)} end then, carried ones too: ${formatLeads(leadsEnding)} of those that are left now.`,
        ]
      : []),
    ...(peopleOver > 0
      ? [`The plan has no seat for ${people(peopleOver)} of the account; they cannot download then.`]
      : []),
    ...(settledCents > 0
      ? [
          `The account owes ${formatMoney(owedCents)}: ${formatMoney(settledCents)} of the next payment settles that and brings no leads.`,
        ]
      : []),
    ...(unbackedCents > 0
      ? [`${formatMoney(unbackedCents)} of the next payment is credit that was taken back, and brings no leads.`]
      : []),
  ];
}
