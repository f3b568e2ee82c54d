import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setOnline } from '../testing/connection.ts';
import { outcomeUnknown, useCommand } from './command.ts';
import { ServerProblem } from './problem.ts';

afterEach(() => setOnline(true));

function commanding() {
  const sent: string[] = [];
  const send = async (given: string) => {
    sent.push(given);
    if (given === 'breaks') throw new ServerProblem({ status: 0, code: 'no-answer', message: '' });
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { sent, ...renderHook(() => useCommand({ send }), { wrapper }) };
}

describe('a command', () => {
  it('without a connection fails at once, is never sent, and can be repeated', async () => {
    const { result, sent } = commanding();
    setOnline(false);
    act(() => result.current.mutate('order'));
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'offline' }));
    expect(outcomeUnknown(result.current.error)).toBe(false);
    setOnline(true);
    await waitFor(() => expect(result.current.isPaused).toBe(false));
    expect(sent).toEqual([]);
    act(() => result.current.mutate('order'));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(sent).toEqual(['order']);
  });

  it('whose connection broke is never retried, not even when the connection is back', async () => {
    const { result, sent } = commanding();
    act(() => result.current.mutate('breaks'));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(outcomeUnknown(result.current.error)).toBe(true);
    setOnline(false);
    setOnline(true);
    expect(sent).toEqual(['breaks']);
  });
});

describe('what is known of an outcome', () => {
  it.each([
    [0, 'no-answer', true],
    [0, 'search-timeout', true],
    [502, 'unavailable', true],
    [500, 'internal-error', true],
    [0, 'offline', false],
    [503, 'unavailable', true],
    [503, 'bot-check-unavailable', false],
    [503, 'disk-nearly-full', false],
    [409, 'dataset-gone', false],
    [429, 'too-many-downloads', false],
  ])('after %s %s: unknown is %s', (status, code, unknown) =>
    expect(outcomeUnknown(new ServerProblem({ status, code, message: '' }))).toBe(unknown),
  );
});
