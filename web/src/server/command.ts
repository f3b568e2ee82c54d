// The only way to change something at the server. A command is sent at the click or not at all:
// sent later, it would spend leads when the person no longer expects it.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { isOnline } from './live/online.ts';
import { ServerProblem } from './problem.ts';

type Options<Answer, Given, Before> = Omit<
  UseMutationOptions<Answer, Error, Given, Before>,
  'networkMode' | 'retry' | 'mutationFn'
> & {
  send: (given: Given) => Promise<Answer>;
};

/**
 * Each `mutate` calls `send` once, and only while there is a connection; otherwise it fails with `offline`
 * and sends nothing. It never waits for the network and never retries.
 */
export function useCommand<Answer, Given, Before = unknown>({
  send,
  ...options
}: Options<Answer, Given, Before>): UseMutationResult<Answer, Error, Given, Before> {
  return useMutation({
    ...options,
    networkMode: 'always',
    retry: false,
    mutationFn: (given) => {
      if (!isOnline()) throw new ServerProblem({ status: 0, code: 'offline', message: 'offline' });
      return send(given);
    },
  });
}

/** A 503 with a code of its own is a refusal, such as of a disk that is nearly full; `unavailable` says nothing. */
const isRefusal = ({ status, code }: ServerProblem): boolean => status === 503 && code !== 'unavailable';

/** Whether the server may have carried out the command: no answer came, or a 5xx that does not say. */
export function outcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ServerProblem) || error.code === 'offline' || isRefusal(error)) return false;
  return error.status === 0 || error.status >= 500;
}
