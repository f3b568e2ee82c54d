import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { Metric, Metrics } from './metrics.ts';

export const processMetrics = {
  eventLoopDelay: {
    kind: 'gauge',
    name: 'eventloop_delay_seconds',
    labels: ['quantile'],
    help: 'How late timers ran since the last scrape; quantile 1 is the worst.',
  },
  memory: {
    kind: 'gauge',
    name: 'process_memory_bytes',
    labels: [],
    help: 'Memory that the process holds (resident set).',
  },
  startTime: {
    kind: 'gauge',
    name: 'process_start_time_seconds',
    labels: [],
    help: 'When the process began, in seconds since 1970.',
  },
} as const satisfies Record<string, Metric>;

const RESOLUTION_MS = 20;
const quantiles = ['0.5', '0.99', '1'] as const;
const NANOSECONDS = 1e9;

/** Measures from the first scrape on: without a scraper it costs nothing. */
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

export function watchMemory(metrics: Metrics): void {
  metrics.observe([processMetrics.memory], (tell) => tell(processMetrics.memory, process.memoryUsage.rss(), {}));
}

/** A change of it between two scrapes is a restart. */
export function watchStart(metrics: Metrics): void {
  const began = Math.round(performance.timeOrigin / 1000);
  metrics.observe([processMetrics.startTime], (tell) => tell(processMetrics.startTime, began, {}));
}
