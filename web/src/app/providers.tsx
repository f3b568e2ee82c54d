import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ServerProblem } from '../server/problem.ts';

const failuresMax = 2;

/** Retries only failures that may pass: no answer, or a 502 and above. */
export function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= failuresMax || !(error instanceof ServerProblem)) return false;
  return error.status === 0 ? error.code === 'no-answer' : error.status >= 502;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: worthRetrying }, mutations: { retry: false } } });
}

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
