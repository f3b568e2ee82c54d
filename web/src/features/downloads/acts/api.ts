// Calls about the search of a download, and its end.
import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { post } from '../../../server/client.ts';
import { useCommand } from '../../../server/command.ts';
import { downloadsKey } from '../../../server/searches/downloads.ts';
import { OrderKey } from '../../../server/kept/order-key.ts';
import { usageKey } from '../../../server/usage.ts';

/** Cancels a download. Also after a refusal the list is read again: the file was finished first. */
export function useCancel() {
  const client = useQueryClient();
  return useCommand({
    send: (id: string) => post('/api/v2/downloads/{id}/cancel', { path: { id } }),
    onSettled: () => Promise.all([downloadsKey, usageKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Orders the search of a download again, or checks its rows again. */
export function useRunAgain(onOrdered: (id: string) => void) {
  return useOrder('/api/v2/downloads/{id}/run-again', onOrdered);
}
export function useCheckAgain(onOrdered: (id: string) => void) {
  return useOrder('/api/v2/downloads/{id}/recheck', onOrdered);
}

type OrderAgain = '/api/v2/downloads/{id}/run-again' | '/api/v2/downloads/{id}/recheck';

/** A click after a lost answer keeps its key, so that it never orders twice; after any answer the next click is a new order. */
function useOrder(path: OrderAgain, onOrdered: (id: string) => void) {
  const client = useQueryClient();
  const keys = useRef(new OrderKey());
  const order = useCommand({
    send: (id: string) => post(path, { path: { id }, idempotencyKey: keys.current.keyFor(id) }),
    onSuccess: ({ id }) => onOrdered(id),
    onSettled: (_, error) => {
      keys.current.settle(error);
      return Promise.all([downloadsKey, usageKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return order;
}
