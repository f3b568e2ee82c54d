import { createMetrics } from './metrics.ts';
import { watchEventLoop, watchMemory, watchStart } from './process-metrics.ts';

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

  it('tells when it began, which changes by a restart alone', async () => {
    const metrics = createMetrics('billing');
    watchStart(metrics);
    const seconds = /leadwright_process_start_time_seconds\{service="billing"\} (\d+)/.exec(
      await metrics.scrape(),
    )?.[1];
    expect(Number(seconds)).toBe(Math.round(performance.timeOrigin / 1000));
  });
});
