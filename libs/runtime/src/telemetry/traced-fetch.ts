import { openSpan, SpanKind, tracerHere } from './tracing.ts';

/** `fetch` of another service as a step of the trace that is running here, which it carries on; without one, `fetch`. */
export async function tracedFetch(peer: string, url: string, init: RequestInit): Promise<Response> {
  const tracer = tracerHere();
  if (!tracer) return fetch(url, init);
  const method = init.method ?? 'GET';
  const span = openSpan(
    tracer,
    {
      name: `${method} ${peer}`,
      kind: SpanKind.CLIENT,
      attributes: { 'peer.service': peer, 'http.request.method': method },
    },
    true,
  );
  const headers = new Headers(init.headers);
  headers.set('traceparent', span.traceparent);
  try {
    const response = await fetch(url, { ...init, headers });
    span.end({ 'http.response.status_code': response.status }, response.status >= 500);
    return response;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}
