// A trace collector for tests: receives OTLP over HTTP as JSON and keeps every span.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SeenSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the root span of a trace. */
  parentSpanId: string;
  links: { traceId: string; spanId: string }[];
  attributes: Record<string, string>;
  failed: boolean;
};

export type SpanCollector = {
  /** For the product's configuration. */
  url: string;
  spans(): SeenSpan[];
  stop(): Promise<void>;
};

type Value = {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
  doubleValue?: number;
  arrayValue?: { values?: Value[] };
};
type Attributes = { key: string; value: Value }[];
type TraceRequest = {
  resourceSpans?: {
    resource?: { attributes?: Attributes };
    scopeSpans?: {
      spans?: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes?: Attributes;
        links?: { traceId: string; spanId: string }[];
        status?: { code?: number };
      }[];
    }[];
  }[];
};

const FAILED = 2;

/** Listens on a free port of this machine. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const seen: SeenSpan[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      seen.push(...spansOf(JSON.parse(body) as TraceRequest));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

function spansOf({ resourceSpans = [] }: TraceRequest): SeenSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const service = plain(resource?.attributes)['service.name'] ?? '';
    return scopeSpans.flatMap(({ spans = [] }) =>
      spans.map((span) => ({
        service,
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId ?? '',
        links: span.links ?? [],
        attributes: plain(span.attributes),
        failed: span.status?.code === FAILED,
      })),
    );
  });
}

function plain(attributes: Attributes = []): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, textOf(value)]));
}

function textOf({ stringValue, intValue, boolValue, doubleValue, arrayValue }: Value): string {
  return arrayValue
    ? (arrayValue.values ?? []).map(textOf).join(',')
    : String(stringValue ?? intValue ?? boolValue ?? doubleValue ?? '');
}

/** `from→to` for every span whose parent belongs to another service. */
export function edgesOf(spans: SeenSpan[]): Set<string> {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  return new Set(
    spans.flatMap(({ service, parentSpanId }) => {
      const parent = byId.get(parentSpanId);
      return parent && parent.service !== service ? [`${parent.service}→${service}`] : [];
    }),
  );
}
