// Spans kept in this process, for tests that look at them.
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-node';
import type { Tracer } from '../telemetry/tracing.ts';

export type SpanRecorder = { tracer: Tracer; spans(): ReadableSpan[]; named(name: string): ReadableSpan };

/** Every span of the tracer that has ended, in the order of their ends. */
export function recordSpans(): SpanRecorder {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  return {
    tracer: provider.getTracer('test'),
    spans: () => exporter.getFinishedSpans(),
    named: (name) => {
      const found = exporter.getFinishedSpans().filter((span) => span.name === name);
      if (found.length !== 1 || !found[0])
        throw new Error(
          `${found.length} spans are named ${name}: ${exporter
            .getFinishedSpans()
            .map((span) => span.name)
            .join(', ')}`,
        );
      return found[0];
    },
  };
}
