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

export type PlanQuote = Answer<'get', '/api/v2/finance/accounts/{accountId}/plan-quote'>;

/** What this plan would take; null: nothing is asked. */
export function usePlanQuote(accountId: string, planId: string | null) {
  return useQuery({
    queryKey: [...financeKey, 'plan-quote', accountId, planId],
    enabled: planId !== null,
    queryFn: ({ signal }) =>
      get('/api/v2/finance/accounts/{accountId}/plan-quote', {
        path: { accountId },
        query: { planId: planId ?? '' },
        signal,
      }),
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

export type PaidInvoice = Answer<'get', '/api/v2/finance/accounts/{accountId}/invoices'>['invoices'][number];

export function usePaidInvoices(accountId: string) {
  return useQuery({
    queryKey: [...financeKey, 'paid-invoices', accountId],
    queryFn: ({ signal }) => get('/api/v2/finance/accounts/{accountId}/invoices', { path: { accountId }, signal }),
  });
}

type QuotePath = '/api/v2/finance/accounts/{accountId}/invoices/{invoiceId}/refund-quote';
export type RefundQuote = Answer<'get', QuotePath>;

/** What so much would take; null: nothing is asked. */
export function useRefundQuote(accountId: string, invoiceId: string, cents: number | null) {
  return useQuery({
    queryKey: [...financeKey, 'refund-quote', accountId, invoiceId, cents],
    enabled: cents !== null,
    queryFn: ({ signal }) =>
      get('/api/v2/finance/accounts/{accountId}/invoices/{invoiceId}/refund-quote', {
        path: { accountId, invoiceId },
        query: { cents: cents ?? 0 },
        signal,
      }),
  });
}

export function useRefund(accountId: string) {
  return useFinanceCommand((body: Body<'post', '/api/v2/finance/accounts/{accountId}/refunds'>, idempotencyKey) =>
    post('/api/v2/finance/accounts/{accountId}/refunds', { path: { accountId }, body, idempotencyKey }),
  );
}

export type Zones = Answer<'get', '/api/v2/finance/accounts/{accountId}/time-zone'>;

export function useZones(accountId: string) {
  return useQuery({
    queryKey: [...financeKey, 'time-zone', accountId],
    queryFn: ({ signal }) => get('/api/v2/finance/accounts/{accountId}/time-zone', { path: { accountId }, signal }),
  });
}

export function useSetZone(accountId: string) {
  return useFinanceCommand((body: Body<'post', '/api/v2/finance/accounts/{accountId}/time-zone'>, idempotencyKey) =>
    post('/api/v2/finance/accounts/{accountId}/time-zone', { path: { accountId }, body, idempotencyKey }),
  );
}
