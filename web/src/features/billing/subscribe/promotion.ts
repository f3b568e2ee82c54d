// A promotion's code, typed or opened as a link: `?promotion=` of the subscribe page holds it.
import { useQuery } from '@tanstack/react-query';
import { get } from '../../../server/client.ts';
import type { Answer } from '../../../server/operations.ts';
import { learnWords, serverSentence } from '../../../server/problem.ts';
import { promotionKey } from '../api.ts';

export type Promotion = Answer<'get', '/api/v2/promotion'>;

learnWords({
  'promotion-unknown': serverSentence('We do not know this code. Please check how it is written.'),
  'promotion-not-open': serverSentence('This promotion has not begun yet.'),
  'promotion-over': serverSentence('This promotion is over. Please choose a plan.'),
  'promotion-used-up': serverSentence('This promotion was taken as often as it can be. Please choose a plan.'),
  'promotion-own': serverSentence('Somebody of this account gave this promotion, so the account cannot take it.'),
  'promo-taken': serverSentence('You have had this promotion. Please choose another plan.'),
});

/** What the code offers to the account now, or what speaks against it. A look at it takes nothing. */
export function usePromotion(code: string | null) {
  return useQuery({
    queryKey: [...promotionKey, code],
    queryFn: ({ signal }) => get('/api/v2/promotion', { query: { code: code ?? '' }, signal }),
    enabled: code !== null,
    staleTime: 60_000,
  });
}
