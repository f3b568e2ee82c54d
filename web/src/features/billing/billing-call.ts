// One change of the subscription, from the click to its outcome. Only a click sends one. Where the answer is lost, or
// the processor has not answered yet, the outcome is looked up by the call's key, and a look-up never charges. The
// key outlives a reload of the page, so that a call under way is not sent a second time.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from '../../server/operations.ts';
import { get } from '../../server/client.ts';
import { outcomeUnknown, useCommand } from '../../server/command.ts';
import { ServerProblem } from '../../server/problem.ts';
import { currentSession } from '../../server/session.ts';

export type CallKind = QueryOf<'get', '/api/v2/subscription/calls/by-key/{key}'>['call'];

export type Outcome =
  /** unknown: it is being looked up. not-made: it never arrived, so nothing was charged. */
  | { is: 'none' | 'sending' | 'unknown' | 'not-made' | 'done' }
  /** unclear: the look-up failed, so nobody knows yet. */
  | { is: 'refused' | 'unclear'; error: unknown };

export type BillingCall<Given> = {
  outcome: Outcome;
  /** Does nothing while a call is being sent or looked up. */
  run: (given: Given) => void;
  /** Forgets a refusal or a success, for example when the dialog closes. */
  reset: () => void;
  /** Looks again what became of it, where that was `unclear`. */
  lookAgain: () => Promise<unknown>;
};

type Options<Given> = {
  call: CallKind;
  /** A 202 answers `state: pending`. */
  send: (given: Given, idempotencyKey: string) => Promise<unknown>;
  /** After the answer, also one that was looked up, and also a refusal: it may say that all is done already. */
  onEnd: () => Promise<unknown>;
};

type Pending = { key: string; since: number };
type Settled = { is: 'none' | 'not-made' | 'done' } | { is: 'refused'; error: unknown };

/** Each `run` is a new key: what was refused may be tried again, what is unanswered may not. */
export function useBillingCall<Given>({ call, send, onEnd }: Options<Given>): BillingCall<Given> {
  const [pending, setPending] = useState<Pending | null>(() => remembered(call));
  const [settled, setSettled] = useState<Settled>({ is: 'none' });
  const settle = (outcome: Settled) => {
    forget(call);
    setPending(null);
    setSettled(outcome);
    void onEnd();
  };
  const command = useCommand({
    send: ({ given, key }: { given: Given; key: string }) => send(given, key),
    onSuccess: (answer, { key }) => {
      if (isPending(answer)) setPending({ key, since: performance.now() });
      else settle({ is: 'done' });
    },
    onError: (error, { key }) => {
      if (outcomeUnknown(error)) setPending({ key, since: performance.now() });
      else settle({ is: 'refused', error });
    },
  });
  const looked = useLookUp(call, pending);
  useEffect(() => {
    if (looked.data !== undefined) settle(looked.data);
    // Once per look-up that ended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [looked.data]);
  const outcome = outcomeOf();
  return {
    outcome,
    run: (given) => {
      if (outcome.is === 'sending' || pending !== null) return;
      const key = newKey();
      remember(call, key);
      setSettled({ is: 'none' });
      command.mutate({ given, key });
    },
    reset: () => {
      if (pending === null) setSettled({ is: 'none' });
    },
    lookAgain: looked.refetch,
  };

  function outcomeOf(): Outcome {
    if (command.isPending) return { is: 'sending' };
    if (pending === null) return settled;
    return looked.error === null ? { is: 'unknown' } : { is: 'unclear', error: looked.error };
  }
}

const lookMs = 10_000;
const askAgainMs = 2_000;
const pauseMaxMs = 10_000;

/** Asks until the call has ended; waits while there is no connection. */
function useLookUp(call: CallKind, pending: Pending | null) {
  const key = pending?.key ?? '';
  const query = useQuery({
    queryKey: ['billing-call', call, key, pending?.since ?? 0],
    queryFn: async ({ signal }): Promise<Settled | null> => {
      try {
        const path = '/api/v2/subscription/calls/by-key/{key}';
        const answer = await get(path, { path: { key }, query: { call }, signal, timeoutMs: lookMs });
        return isPending(answer) ? null : { is: 'done' };
      } catch (error) {
        if (error instanceof ServerProblem && error.code === 'call-unknown') return { is: 'not-made' };
        if (error instanceof ServerProblem && endings.has(error.status)) return { is: 'refused', error };
        throw error;
      }
    },
    enabled: pending !== null,
    refetchInterval: ({ state }) => (state.data === null ? askAgainMs : false),
    retry: (_, error) => outcomeUnknown(error),
    retryDelay: (failures) => Math.min(500 * 2 ** failures, pauseMaxMs),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { data: query.data ?? undefined, error: query.isFetching ? null : query.error, refetch: query.refetch };
}

// How the look-up says that the processor refused; any other refusal is one of the look-up itself.
const endings = new Set([402, 409]);

function isPending(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'pending';
}

/** No hyphens: digits between two of them could be taken for a card's number and refused. */
function newKey(): string {
  return `k${crypto.randomUUID().replaceAll('-', '')}`;
}

const slotOf = (call: CallKind): string => {
  const session = currentSession();
  return `leadwright-billing-${call}-${session.state === 'in' ? session.person.accountId : ''}`;
};
const remember = (call: CallKind, key: string): void => sessionStorage.setItem(slotOf(call), key);
const forget = (call: CallKind): void => sessionStorage.removeItem(slotOf(call));

function remembered(call: CallKind): Pending | null {
  const key = sessionStorage.getItem(slotOf(call));
  return key === null ? null : { key, since: performance.now() };
}
