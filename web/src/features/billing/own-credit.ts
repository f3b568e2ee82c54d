// Credit in money, disputed payments and debts: the pages of billing share one answer.
import { useQuery } from '@tanstack/react-query';
import { chargeParts } from '@leadwright/leads/rules/charge-parts';
import { formatMoney } from '../../components/words/format.ts';
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

/** Who pays of a sum, where it is not the card alone; one sentence each. */
export function payingWords(cents: number, credit: Pick<Credit, 'leftCents' | 'owedCents'> | undefined): string[] {
  if (credit === undefined) return [];
  const { byCreditCents, settlesCents } = chargeParts(cents, credit);
  return [
    ...(byCreditCents > 0 ? [byCreditWords(byCreditCents)] : []),
    ...(settlesCents > 0 ? [`${formatMoney(settlesCents)} of it settles what you owe, and brings no leads.`] : []),
  ];
}

const byCreditWords = (cents: number): string => `${formatMoney(cents)} of it is paid from your credit.`;
