// Promotions that staff gives by a code and a link.
import { useQuery } from '@tanstack/react-query';
import { get, post } from '../../../server/client.ts';
import type { Answer, Body } from '../../../server/operations.ts';
import { learnWords } from '../../../server/problem.ts';
import { useFinanceCommand } from '../adjustments/api.ts';
import { financeKey } from '../api.ts';

type List = Answer<'get', '/api/v2/finance/promotions'>;
export type Given = List['given'][number];
export type Promotion = List['promotions'][number];

learnWords({
  'promotion-none': () => 'There is no such promotion with a price. Please choose one of the list.',
  'promotion-ends': () => 'This promotion would be over already. Please give it until an instant ahead of now.',
  'promotion-had': () => 'This account has had this promotion, and can take it once.',
  'promotion-once-each': () => 'One account takes a promotion once.',
  'promotion-subscribed': () => 'This account has a plan. A promotion begins one, so the account could not take it.',
  'promotion-not-in-force': () =>
    'This promotion is not in force: a second person has not agreed to it, or declined it.',
});

/** Those of one account, or of all. */
export function useGivenPromotions(accountId: string) {
  return useQuery({
    queryKey: [...financeKey, 'promotions', accountId],
    queryFn: ({ signal }) =>
      get('/api/v2/finance/promotions', { query: accountId === '' ? {} : { account: accountId }, signal }),
  });
}

export function useGivePromotion() {
  return useFinanceCommand((body: Body<'post', '/api/v2/finance/promotions'>, idempotencyKey) =>
    post('/api/v2/finance/promotions', { body, idempotencyKey }),
  );
}

export function useRevokePromotion() {
  return useFinanceCommand(({ adjustmentId, note }: { adjustmentId: string; note: string }, idempotencyKey) =>
    post('/api/v2/finance/promotions/{adjustmentId}/revoke', {
      path: { adjustmentId },
      body: { note },
      idempotencyKey,
    }),
  );
}
