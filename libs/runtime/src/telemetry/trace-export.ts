// In batches beside the work: a collector that is slow or away costs spans, never a request.
import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Logger } from './logger.ts';

export type TraceExport = {
  tracer: Tracer;
  stop(): Promise<void>;
};

const SEND_MS_MAX = 5_000;
const SEND_EVERY_MS = 1_000;
const COMPLAIN_EVERY_MS = 60_000;
// About 4 MB of spans; what comes above is dropped.
const WAITING_MAX = 8_192;

/** A provider of this service's own: several services in one process keep their names apart. */
export function openTraceExport(service: string, otlpUrl: string, logger: Logger): TraceExport {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', otlpUrl).href, timeoutMillis: SEND_MS_MAX });
  const processor = new BatchSpanProcessor(complaining(exporter, logger), {
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: SEND_MS_MAX,
    maxQueueSize: WAITING_MAX,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
    spanProcessors: [processor],
  });
  return {
    tracer: provider.getTracer('leadwright'),
    stop: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, SEND_MS_MAX);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}

// The SDK drops what it cannot send without a word.
function complaining(exporter: SpanExporter, logger: Logger): SpanExporter {
  let complainedAt = -COMPLAIN_EVERY_MS;
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && performance.now() - complainedAt >= COMPLAIN_EVERY_MS) {
          complainedAt = performance.now();
          logger.warn({ err: result.error, spans: spans.length }, 'spans were lost: the collector does not take them');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
