// What the invoices page asks: the list, a link to a PDF, and that the server reads the invoices again.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import { logFailure } from '../../server/log-failure.ts';
import { usageKey } from '../../server/usage.ts';
import type { Invoice } from '../../server/api-types.ts';

// Under the key of the usage, which each live event of billing makes stale.
const invoicesKey = [...usageKey, 'invoices'] as const;
const pageSize = 100;

/** The account's invoices, oldest first. A failure is also logged. */
export function useInvoices() {
  return useInfiniteQuery({
    queryKey: invoicesKey,
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await get('/api/v2/invoices', { query: { limit: pageSize, after: pageParam }, signal });
      } catch (error) {
        if (!signal.aborted) logFailure('The invoices could not be read.', error);
        throw error;
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    select: (all) => all.pages.flatMap((page) => page.invoices).sort((a, b) => a.created - b.created),
  });
}

/** Lets the server read the invoices from the payment processor again; the list follows. */
export function useRefreshInvoices() {
  const client = useQueryClient();
  return useCommand({
    send: () => post('/api/v2/invoices/refresh', { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: invoicesKey }),
  });
}

/** Gets a link to the PDF, valid for a minute, and lets the browser download it. */
export function useInvoicePdf() {
  return useCommand({
    send: ({ processor, id }: Pick<Invoice, 'processor' | 'id'>) =>
      post('/api/v2/invoices/{processor}/{invoiceId}/link', { path: { processor, invoiceId: id } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

export type Backfilled = { from: 'Braintree' | 'Recurly'; customerId: string };

/** A super-admin's: reads a customer's invoices from a provider into this account. A failure is also logged. */
export function useBackfill(customerDocId: string) {
  const client = useQueryClient();
  return useCommand({
    send: async ({ from, customerId }: Backfilled) => {
      const ids = { customerDocId, customerId };
      if (from === 'Braintree')
        return post('/api/v2/transactions/write/{customerDocId}/{customerId}', { path: ids, body: ids });
      // The address names the processor of this installation.
      const { processor: billing } = await get('/api/v2/subscription');
      const path = { billing, ...ids };
      return post('/api/v2/{billing}/invoices/write/{customerDocId}/{customerId}', { path, body: ids });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: invoicesKey }),
    onError: (error, { from }) => logFailure(`Error refreshing ${from} Invoices.`, error),
  });
}
