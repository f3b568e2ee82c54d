// The tracer travels with the span: a step in the middle is recorded under the service that began it.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Link,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';

export { SpanKind, type Tracer };

export type SpanStart = {
  /** Few different ones: a route's template, a topic, a command. Never an id or what a person wrote. */
  name: string;
  kind?: SpanKind;
  /** The span that caused this one, as a `traceparent`; from another service or kept with an event. */
  parent?: string | undefined;
  links?: (string | undefined)[];
  /** Ids and numbers; no address, no phone number, no name. */
  attributes?: Attributes;
  about?: unknown;
};

type Here = { tracer: Tracer; span: Span; about: unknown };

// The API's own context is global and needs a manager to be registered; ours needs nothing.
const storage = new AsyncLocalStorage<Here>();

/** Enough for any batch of the bus; the SDK would drop what is above. */
const LINKS_MAX = 128;

/** Runs `work` in a span of its own trace, or of the trace of `parent`. Without a tracer it only runs. */
export function traced<Result>(
  tracer: Tracer | undefined,
  start: SpanStart,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer ? inSpan(tracer, undefined, start, work) : work();
}

/** Outside any span it only runs. With `parent` it belongs to that trace, linked to the span it runs in. */
export function step<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result> {
  const here = storage.getStore();
  return here ? inSpan(here.tracer, here.span, start, work) : work();
}

export function traceparentHere(): string | undefined {
  const here = storage.getStore();
  return here && traceparentOf(here.span);
}

export function spanIsAbout(thing: unknown): boolean {
  return storage.getStore()?.about === thing;
}

export function noteInSpan(attributes: Attributes): void {
  storage.getStore()?.span.setAttributes(attributes);
}

export type OpenSpan = {
  traceparent: string;
  traceId: string;
  run<Result>(work: () => Result): Result;
  /** Ends it, once; later calls change nothing. */
  end(attributes: Attributes, failed?: boolean): void;
};

/** A span that begins and ends in different callbacks. With `inside` it is a child of the one that is running here. */
export function openSpan(tracer: Tracer, start: SpanStart, inside = false): OpenSpan {
  const span = begin(tracer, inside ? storage.getStore()?.span : undefined, start);
  return {
    traceparent: traceparentOf(span),
    traceId: span.spanContext().traceId,
    run: (work) => storage.run({ tracer, span, about: start.about }, work),
    end: (attributes, failed = false) => {
      if (!span.isRecording()) return;
      span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

export function tracerHere(): Tracer | undefined {
  return storage.getStore()?.tracer;
}

async function inSpan<Result>(
  tracer: Tracer,
  around: Span | undefined,
  start: SpanStart,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = begin(tracer, around, start);
  try {
    return await storage.run({ tracer, span, about: start.about }, work);
  } catch (error) {
    // The kind of failure only: a message may hold what a person wrote, and the log has it whole.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
    throw error;
  } finally {
    span.end();
  }
}

function begin(tracer: Tracer, around: Span | undefined, start: SpanStart): Span {
  const { name, kind = SpanKind.INTERNAL, links = [], attributes = {} } = start;
  const parent = spanContextOf(start.parent) ?? around?.spanContext();
  const linked = links.flatMap((link): Link[] => {
    const context = spanContextOf(link);
    return context ? [{ context }] : [];
  });
  if (around && parent && parent.spanId !== around.spanContext().spanId) linked.push({ context: around.spanContext() });
  const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  return tracer.startSpan(name, { kind, attributes, links: linked.slice(0, LINKS_MAX) }, context);
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${(traceFlags & 1).toString().padStart(2, '0')}`;
}

/** Reads a `traceparent` of version 00; whatever else it is counts as none. */
function spanContextOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
