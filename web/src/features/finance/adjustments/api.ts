// What finance changes: adjustments and voids, and the decisions of a second person.
import { useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Adjustment } from '../../../server/api-types.ts';
import type { Body } from '../../../server/operations.ts';
import { get, post } from '../../../server/client.ts';
import { outcomeUnknown, useCommand } from '../../../server/command.ts';
import { financeKey } from '../api.ts';
import '../words.ts';

export type Reason = Body<'post', '/api/v2/finance/accounts/{accountId}/adjustments'>['reason'];

/** What waits for a second person, over all accounts. */
export function useOpenAdjustments() {
  return useQuery({
    queryKey: [...financeKey, 'adjustments', 'open'],
    queryFn: ({ signal }) => get('/api/v2/finance/adjustments', { query: { open: true }, signal }),
  });
}

export function useAccountAdjustments(accountId: string) {
  return useQuery({
    queryKey: [...financeKey, 'adjustments', accountId],
    queryFn: ({ signal }) => get('/api/v2/finance/adjustments', { query: { account: accountId }, signal }),
  });
}

export function useAccountLots(accountId: string) {
  return useQuery({
    queryKey: [...financeKey, 'lots', accountId],
    queryFn: async ({ signal }) =>
      (await get('/api/v2/finance/accounts/{accountId}/lots', { path: { accountId }, signal })).lots,
  });
}

type Proposal = { reason: Reason; note: string } & ({ leads: number; corrects?: string } | { lotId: string });

/** Adjusts the account, or voids one of its lots. A repeat after a lost answer is the same adjustment. */
export function usePropose(accountId: string) {
  return useFinanceCommand((wanted: Proposal, idempotencyKey) => {
    const path = { accountId };
    return 'lotId' in wanted
      ? post('/api/v2/finance/accounts/{accountId}/voids', { path, body: wanted, idempotencyKey })
      : post('/api/v2/finance/accounts/{accountId}/adjustments', { path, body: wanted, idempotencyKey });
  });
}

export type Decision = { accountId: string; adjustmentId: string; verb: 'approve' | 'decline' };

export function useDecide() {
  return useFinanceCommand(({ verb, ...path }: Decision, idempotencyKey) =>
    verb === 'approve'
      ? post('/api/v2/finance/accounts/{accountId}/adjustments/{adjustmentId}/approve', { path, idempotencyKey })
      : post('/api/v2/finance/accounts/{accountId}/adjustments/{adjustmentId}/decline', { path, idempotencyKey }),
  );
}

/** One key for one wish, until its outcome is known; then all that finance sees is read again. */
export function useFinanceCommand<Given, Done = Adjustment>(
  send: (given: Given, idempotencyKey: string) => Promise<Done>,
) {
  const client = useQueryClient();
  const held = useRef<{ wish: string; key: string } | null>(null);
  return useCommand({
    send: (given: Given) => {
      const wish = JSON.stringify(given);
      if (held.current?.wish !== wish) held.current = { wish, key: crypto.randomUUID() };
      return send(given, held.current.key);
    },
    onSettled: (_, error) => {
      if (!outcomeUnknown(error)) held.current = null;
      return client.invalidateQueries({ queryKey: financeKey });
    },
  });
}
