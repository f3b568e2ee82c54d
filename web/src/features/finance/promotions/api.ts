// Promotions that staff gives by a code and a link.
import { useQuery } from '@tanstack/react-query';
import { get, post } from '../../../server/client.ts';
import type { Answer, Body } from '../../../server/operations.ts';
import { learnWords, serverSentence } from '../../../server/problem.ts';
import { useFinanceCommand } from '../adjustments/api.ts';
import { financeKey } from '../api.ts';

type List = Answer<'get', '/api/v2/finance/promotions'>;
export type Given = List['given'][number];
export type Promotion = List['promotions'][number];

// Each says by the server's own sentence why.
for (const why of ['none', 'ends', 'had', 'once-each', 'subscribed', 'not-in-force'])
  learnWords({ [`promotion-${why}`]: serverSentence('This promotion cannot be given so.') });

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
