// Credit in money, disputed payments and debts: the pages of billing share one answer.
import { useQuery } from '@tanstack/react-query';
import { chargeParts, leadsBought, type Standing } from '@leadwright/leads/rules/charge-parts';
import { formatLeads, formatMoney, formatNumber } from '../../components/words/format.ts';
import { get } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';
import { usageKey } from '../../server/usage.ts';

export type Credit = Answer<'get', '/api/v2/credit'>;

/** Under the key of the usage, which each live event of billing makes stale. Undefined until it is known. */
export function useCredit(): Credit | undefined {
  return useQuery({
    queryKey: [...usageKey, 'credit'],
    queryFn: ({ signal }) => get('/api/v2/credit', { signal }),
  }).data;
}

type Brings = { leadsPerPeriod: number; unlimited: boolean };

/** Who pays of a sum, where it is not the card alone, and what it brings, where that is less; one sentence each. */
export function payingWords(cents: number, standing: Standing | undefined, plan?: Brings): string[] {
  if (standing === undefined) return [];
  const { byCreditCents, byTakenCents, byCardCents, settlesCents, buysCents } = chargeParts(cents, standing);
  const isLess = buysCents < cents;
  return [
    ...(byCreditCents > 0 ? [`${formatMoney(byCreditCents)} of it is paid from your credit.`] : []),
    ...(byTakenCents > 0
      ? [`${formatMoney(byTakenCents)} of it is paid by credit whose payment was taken back, and brings no leads.`]
      : []),
    ...(settlesCents > 0 ? [`${formatMoney(settlesCents)} of it settles what you owe, and brings no leads.`] : []),
    ...(byCreditCents + byTakenCents > 0
      ? [byCardCents === 0 ? 'Your card is not charged.' : `Your card is charged ${formatMoney(byCardCents)}.`]
      : []),
    ...(isLess && plan ? [bringsWords(leadsBought(plan.leadsPerPeriod, cents, buysCents), plan)] : []),
  ];
}

const bringsWords = (leads: number, { leadsPerPeriod, unlimited }: Brings): string =>
  leads === 0
    ? 'It brings no leads.'
    : unlimited
      ? `It brings ${formatLeads(leads)}, and that period is not unlimited.`
      : `It brings ${formatLeads(leads)} instead of ${formatNumber(leadsPerPeriod)}.`;
