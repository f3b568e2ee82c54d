// From what was seen to a row of the table, without any input or output.
import type { Seen } from './traffic.ts';

export type Row = {
  fault: string;
  /** Requests, and those that failed by what was asked and what came back. */
  requests: number;
  failures: Record<string, number>;
  /** From the fault to the end of the last failed request. */
  awaySeconds: number;
  longestAnswerSeconds: number;
  longestFileSeconds: number;
  orders: number;
  /** What is wrong with acknowledged work, in words. */
  lost: string[];
};

/** No request and no file may take longer, however long the fault itself is. */
const WAIT_SECONDS_MAX = 60;

/** `beganAt` by the clock of `performance`; `wrong` is what the books say beside. */
export function rowOf(fault: string, beganAt: number, seen: Seen, wrong: readonly string[]): Row {
  const { orders } = seen;
  const lost = orders.flatMap(({ id, status, leads, rows }) => {
    if (status !== 'ready') return [`order ${id} is ${status}`];
    return rows === leads ? [] : [`order ${id} cost ${leads} leads and its file has ${rows ?? 'no'} rows`];
  });
  return {
    fault,
    requests: seen.requests,
    failures: seen.failures,
    awaySeconds: seconds(Math.max(0, (seen.failedAt.at(-1) ?? 0) - beganAt)),
    longestAnswerSeconds: seconds(seen.longestMs),
    longestFileSeconds: seconds(Math.max(0, ...orders.map(({ waitedMs }) => waitedMs))),
    orders: orders.length,
    lost: [...lost, ...wrong],
  };
}

/** What of a row misses the goal: something lost, or a wait above the limit. */
export function missesOf({ lost, longestAnswerSeconds, longestFileSeconds }: Row): string[] {
  const waits = { answer: longestAnswerSeconds, file: longestFileSeconds };
  const late = Object.entries(waits).filter(([, each]) => each > WAIT_SECONDS_MAX);
  return [...lost, ...late.map(([what, each]) => `${what}: ${each} s`)];
}

/** The table of these rows in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  return [
    '| fault | what users saw | how long | longest wait | lost |',
    '|---|---|---|---|---|',
    ...rows.map((row) =>
      [
        '',
        row.fault,
        sawOf(row),
        failed(row) === 0 ? '–' : `${row.awaySeconds} s`,
        `answer ${row.longestAnswerSeconds} s, file ${row.longestFileSeconds} s`,
        row.lost.length === 0 ? `0 of ${row.orders}` : `**${row.lost.length}** of ${row.orders}: ${row.lost[0]}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}

const failed = ({ failures }: Row): number => Object.values(failures).reduce((sum, each) => sum + each, 0);

function sawOf(row: Row): string {
  const of = `${failed(row)} of ${row.requests} requests failed`;
  const kinds = new Map<string, number>();
  for (const [kind, times] of Object.entries(row.failures)) {
    const [what = '', ...how] = kind.split(' ');
    const name = `${what} ${how[0] === 'status' ? how[1] : 'without an answer'}`;
    kinds.set(name, (kinds.get(name) ?? 0) + times);
  }
  const most = [...kinds].sort(([, a], [, b]) => b - a).map(([name, times]) => `${name} × ${times}`);
  return most.length === 0 ? of : `${of}: ${most.join(', ')}`;
}

const seconds = (ms: number): number => Math.round(ms / 100) / 10;
