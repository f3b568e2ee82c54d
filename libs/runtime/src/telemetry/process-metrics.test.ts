import { createMetrics } from './metrics.ts';
import { watchEventLoop, watchMemory } from './process-metrics.ts';

describe('what a process is short of', () => {
  it('tells how late its event loop is, from the first scrape on', async () => {
    const metrics = createMetrics('billing');
    watchEventLoop(metrics);
    expect(await metrics.scrape()).toContain('leadwright_eventloop_delay_seconds{quantile="1",service="billing"}');
  });

  it('tells how much memory it holds', async () => {
    const metrics = createMetrics('billing');
    watchMemory(metrics);
    const bytes = /leadwright_process_memory_bytes\{service="billing"\} (\d+)/.exec(await metrics.scrape())?.[1];
    expect(Number(bytes)).toBeGreaterThan(20 * 1024 * 1024);
  });
});
