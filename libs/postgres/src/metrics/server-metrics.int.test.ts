import { createMetrics } from '@leadwright/runtime/telemetry/metrics';
import { testDatabase } from '@leadwright/testing/postgres';
import { openDatabase } from '../database.ts';
import { watchServer } from './server-metrics.ts';

describe('the server of a database', () => {
  it('tells a service how many connections are open of how many, and nothing of standbys and archives that nobody set up', async () => {
    const created = await testDatabase();
    const database = openDatabase(created.url);
    try {
      const metrics = createMetrics('billing');
      watchServer(metrics, database);
      const text = await metrics.scrape();
      const of = (name: string): number =>
        Number(new RegExp(`^leadwright_${name}\\{service="billing"\\} (\\S+)$`, 'm').exec(text)?.[1]);
      expect(of('pg_open_connections')).toBeGreaterThan(0);
      expect(of('pg_max_connections')).toBeGreaterThanOrEqual(of('pg_open_connections'));
      expect([of('pg_missing_standbys'), of('pg_archive_failing_seconds')]).toEqual([Number.NaN, Number.NaN]);
    } finally {
      await database.close();
      await created.drop();
    }
  });
});
