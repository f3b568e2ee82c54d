// Metrics are always there, for whoever scrapes; spans only where it is configured where they go.
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { watchEventLoop, watchMemory, watchStart } from './process-metrics.ts';
import type { Tracer } from './tracing.ts';

export type Telemetry = {
  tracer: Tracer | undefined;
  metrics: Metrics;
  /** Sends the spans that are left, for at most 5 seconds. Called last: what stops before it is still traced. */
  stop(): Promise<void>;
};

export type TelemetryParts = {
  otlpUrl: string | undefined;
  logger: Logger;
};

/** Opens what a service measures itself by. A collector that is away is no error. */
export async function openTelemetry(service: string, { otlpUrl, logger }: TelemetryParts): Promise<Telemetry> {
  const metrics = createMetrics(service);
  watchEventLoop(metrics);
  watchMemory(metrics);
  watchStart(metrics);
  if (otlpUrl === undefined) return { tracer: undefined, metrics, stop: async () => undefined };
  // Loaded only here: the exporter is large, and mostly off.
  const { openTraceExport } = await import('./trace-export.ts');
  return { metrics, ...openTraceExport(service, otlpUrl, logger) };
}
