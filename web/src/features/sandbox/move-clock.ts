import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Body } from '../../server/operations.ts';
import { clockKey, useClock } from '../../server/clock.ts';
import { post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import './words.ts';

export type Move = Body<'post', '/api/v2/sandbox/clock'>;

/** Moves the sandbox's clock. Each click is one move; an answer that was lost is found by reading the clock again. */
export function useMoveClock() {
  const client = useQueryClient();
  return useCommand({
    send: (move: Move) => post('/api/v2/sandbox/clock', { body: move, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (answer) => client.setQueryData(clockKey, answer),
    onError: () => client.invalidateQueries({ queryKey: clockKey }),
  });
}

/** Reads everything on the page again when the clock has moved, and once more when all that was due has happened. */
export function useFreshAfterMoves(): void {
  const client = useQueryClient();
  const { data } = useClock();
  const seen = useRef(data);
  useEffect(() => {
    const before = seen.current;
    seen.current = data;
    if (!before || !data || (before.offsetMs === data.offsetMs && before.settled === data.settled)) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== clockKey[0] });
  }, [client, data]);
}
