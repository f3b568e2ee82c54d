import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { Database } from '../database.ts';

export const poolMetrics = {
  poolWait: {
    kind: 'histogram',
    name: 'pg_pool_wait_seconds',
    labels: [],
    help: 'How long a query waited for a connection of the pool.',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10],
  },
} as const satisfies Record<string, Metric>;

/** Measures every checkout of a connection; the pool itself only counts waiters. */
export function watchPool(metrics: Metrics, { pool }: Pick<Database, 'pool'>): void {
  const waited = metrics.histogram(poolMetrics.poolWait);
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<unknown> | undefined;
  // `pool.query` passes a callback; all other callers await a promise.
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
