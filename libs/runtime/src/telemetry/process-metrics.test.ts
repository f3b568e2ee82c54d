import { createMetrics } from './metrics.ts';
import { watchEventLoop } from './process-metrics.ts';

describe('what a process is short of', () => {
  it('tells how late its event loop is, from the first scrape on', async () => {
    const metrics = createMetrics('billing');
    watchEventLoop(metrics);
    expect(await metrics.scrape()).toContain('leadwright_eventloop_delay_seconds{quantile="1",service="billing"}');
  });
});
