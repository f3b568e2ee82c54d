// What finance reads and decides of months.
import { useRef } from 'react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, getFile, post } from '../../../server/client.ts';
import { useAction } from '../../../components/forms/use-action.ts';
import { outcomeUnknown, useCommand } from '../../../server/command.ts';
import type { Answer } from '../../../server/operations.ts';
import { saveBlob } from '../../../server/save-blob.ts';
import { financeKey } from '../api.ts';
import '../words.ts';

export type Month = Answer<'get', '/api/v2/finance/months'>['months'][number];
export type Pack = Answer<'get', '/api/v2/finance/months/{month}'>;
export type FigurePage = Answer<'get', '/api/v2/finance/months/{month}/lots'>;
export type Figure = keyof Pack['totals']['leads'];
/** One figure of one row; without plan, kind and category that of all rows. */
export type FigureAsked = { figure: Figure; planId?: string; kind?: string; category?: string };
export type Tie = Answer<'get', '/api/v2/finance/months/{month}/tie'>;

const monthsKey = [...financeKey, 'months'] as const;

export function useMonths() {
  return useQuery({
    queryKey: monthsKey,
    queryFn: async ({ signal }) => (await get('/api/v2/finance/months', { signal })).months,
  });
}

export function usePack(month: string) {
  return useQuery({
    queryKey: [...monthsKey, month],
    queryFn: ({ signal }) => get('/api/v2/finance/months/{month}', { path: { month }, signal }),
  });
}

/** The lots behind a figure, page by page. */
export function useFigure(month: string, asked: FigureAsked) {
  return useInfiniteQuery({
    queryKey: [...monthsKey, month, 'lots', asked],
    queryFn: ({ pageParam, signal }) =>
      get('/api/v2/finance/months/{month}/lots', { path: { month }, query: { ...asked, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
}

const tieKey = (month: string) => [...monthsKey, month, 'tie'] as const;

/** What the last check of the books said; the first look at a proposal runs it. */
export function useTie(month: string) {
  return useQuery({
    queryKey: tieKey(month),
    queryFn: ({ signal }) => get('/api/v2/finance/months/{month}/tie', { path: { month }, signal }),
  });
}

/** Runs it now. */
export function useCheckAgain(month: string) {
  const client = useQueryClient();
  return useAction(async () => {
    const asked = { path: { month }, query: { again: true } };
    client.setQueryData(tieKey(month), await get('/api/v2/finance/months/{month}/tie', asked));
  });
}

export type Decision = { month: string; proposalId: string | null };

/** Without a proposal's id it proposes, else it locks. One key for one wish, until its outcome is known. */
export function useDecideMonth() {
  const client = useQueryClient();
  const held = useRef<{ wish: string; key: string } | null>(null);
  return useCommand({
    send: (given: Decision) => {
      const wish = JSON.stringify(given);
      if (held.current?.wish !== wish) held.current = { wish, key: crypto.randomUUID() };
      const { month, proposalId } = given;
      const idempotencyKey = held.current.key;
      return proposalId === null
        ? post('/api/v2/finance/months/{month}/propose', { path: { month }, idempotencyKey })
        : post('/api/v2/finance/months/{month}/lock', { path: { month }, body: { proposalId }, idempotencyKey });
    },
    onSettled: (_, error) => {
      if (!outcomeUnknown(error)) held.current = null;
      return client.invalidateQueries({ queryKey: monthsKey });
    },
  });
}

/** Saves the signed manifest of a locked month, with its signature and the key to check it with. */
export async function saveManifest(month: string): Promise<void> {
  const kept = await get('/api/v2/finance/months/{month}/manifest', { path: { month } });
  saveBlob(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }), `month-${month}-manifest.json`);
}

/** Saves the figures as they are shown. */
export function saveFigures(pack: Pack): void {
  const { month } = pack.month;
  saveBlob(new Blob([JSON.stringify(pack, null, 2)], { type: 'application/json' }), `month-${month}.json`);
}

/** Saves the figures as CSV, one row for each figure of each plan and kind, as `scripts/close-check.py` reads them. */
export async function saveFiguresCsv(month: string): Promise<void> {
  const file = await getFile('/api/v2/finance/months/{month}/figures-csv', { path: { month }, timeoutMs: 300_000 });
  saveBlob(file, `month-${month}.csv`);
}
