// What finance does to the plan and the money of an account.
import { useQuery } from '@tanstack/react-query';
import { get, post } from '../../../server/client.ts';
import type { Answer, Body } from '../../../server/operations.ts';
import { useFinanceCommand } from '../adjustments/api.ts';
import { financeKey } from '../api.ts';

type GivePlan = Body<'post', '/api/v2/finance/accounts/{accountId}/plan'>;
export type ActReason = GivePlan['reason'];
export type GivenPlans = Answer<'get', '/api/v2/finance/accounts/{accountId}/plan'>;

export function useGivenPlans(accountId: string) {
  return useQuery({
    queryKey: [...financeKey, 'plan', accountId],
    queryFn: ({ signal }) => get('/api/v2/finance/accounts/{accountId}/plan', { path: { accountId }, signal }),
  });
}

type AgreePrice = Body<'post', '/api/v2/finance/accounts/{accountId}/price-per-record'>;

export function useGivePlan(accountId: string) {
  return useFinanceCommand((body: GivePlan | AgreePrice, idempotencyKey) => {
    const path = { accountId };
    return 'planId' in body
      ? post('/api/v2/finance/accounts/{accountId}/plan', { path, body, idempotencyKey })
      : post('/api/v2/finance/accounts/{accountId}/price-per-record', { path, body, idempotencyKey });
  });
}
