// What every process is short of first: turns of the event loop, and connections to its database.
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { Database } from './database.ts';
import type { Metric, Metrics } from './metrics.ts';

export const processMetrics = {
  eventLoopDelay: {
    kind: 'gauge',
    name: 'eventloop_delay_seconds',
    labels: ['quantile'],
    help: 'How late timers ran since the last scrape; quantile 1 is the worst.',
  },
  poolWait: {
    kind: 'histogram',
    name: 'pg_pool_wait_seconds',
    labels: [],
    help: 'How long a query waited for a connection of the pool.',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10],
  },
} as const satisfies Record<string, Metric>;

const RESOLUTION_MS = 20;
const quantiles = ['0.5', '0.99', '1'] as const;
const NANOSECONDS = 1e9;

/** Measures from the first scrape on: where nobody looks, nothing is measured. */
export function watchEventLoop(metrics: Metrics): void {
  let delay: IntervalHistogram | undefined;
  metrics.observe([processMetrics.eventLoopDelay], (tell) => {
    if (!delay) {
      delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      delay.enable();
    }
    for (const quantile of quantiles) {
      const late = delay.percentile(Number(quantile) * 100) / NANOSECONDS - RESOLUTION_MS / 1000;
      tell(processMetrics.eventLoopDelay, Math.max(0, late), { quantile });
    }
    delay.reset();
  });
}

/** Times every taking of a connection; the pool itself only says how many wait. */
export function watchPool(metrics: Metrics, { pool }: Pick<Database, 'pool'>): void {
  const waited = metrics.histogram(processMetrics.poolWait);
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<unknown> | undefined;
  // Called with a callback by `pool.query` and for a promise by everybody else.
  const timed = (...args: unknown[]): Promise<unknown> | undefined => {
    const began = performance.now();
    const note = (): void => waited((performance.now() - began) / 1000, {});
    const [callback] = args;
    if (typeof callback === 'function') {
      return connect((...answer: unknown[]) => {
        note();
        (callback as (...given: unknown[]) => void)(...answer);
      });
    }
    return connect()?.finally(note);
  };
  pool.connect = timed as typeof pool.connect;
}
