import { createMetrics } from '@leadwright/runtime/telemetry/metrics';
import type pg from 'pg';
import { watchPool } from './pool-metrics.ts';

describe('the connections of a pool', () => {
  it('tells how long connections were waited for, for those who wait by promise and by callback', async () => {
    const metrics = createMetrics('billing');
    const client = { id: 1 };
    const connect = (callback?: (error: undefined, given: object) => void): Promise<object> | undefined => {
      if (!callback)
        return new Promise((resolve) => {
          setTimeout(() => resolve(client), 20);
        });
      setTimeout(() => callback(undefined, client), 20);
      return undefined;
    };
    const pool = { connect } as unknown as pg.Pool;
    watchPool(metrics, { pool });
    expect(await pool.connect()).toBe(client);
    expect(
      await new Promise((resolve) => {
        pool.connect((_error, given) => resolve(given));
      }),
    ).toBe(client);
    const text = await metrics.scrape();
    expect(text).toContain('leadwright_pg_pool_wait_seconds_count{service="billing"} 2');
    expect(text).toContain('leadwright_pg_pool_wait_seconds_bucket{service="billing",le="0.01"} 0');
  });
});
