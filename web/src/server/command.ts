// The one way to change something at the server. A command is carried out when it is clicked or not at
// all: kept for later, it would move leads while the person is somewhere else.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { isOnline } from './online.ts';
import { ServerProblem } from './problem.ts';

type Options<Answer, Given, Before> = Omit<
  UseMutationOptions<Answer, Error, Given, Before>,
  'networkMode' | 'retry' | 'mutationFn'
> & {
  send: (given: Given) => Promise<Answer>;
};

/**
 * `send` at each `mutate`, once, and only while there is a connection; else it fails with `offline`
 * before anything is sent. It never waits for the network and is never sent again by itself.
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

/** The server may have done it: no answer came, or one that says nothing about it. */
export function outcomeUnknown(error: unknown): boolean {
  return error instanceof ServerProblem && error.code !== 'offline' && (error.status === 0 || error.status >= 500);
}
