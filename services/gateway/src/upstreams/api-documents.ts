// One OpenAPI document out of those of all services, for /docs and for whoever generates types from it.
import type { ServiceTokens } from '@leadwright/runtime/service-tokens';
import { asService } from '@leadwright/runtime/service-tokens';
import type { UpstreamName } from './forwarded-routes.ts';

type Json = Record<string, unknown>;
export type ApiDocument = { paths?: Record<string, Record<string, Json>>; components?: { schemas?: Json } } & Json;

export type ApiDocuments = {
  /** Asks again what is older than 10 s. A service that is away keeps its last document. */
  refresh(): Promise<void>;
  /** The gateway's own document with those of the services in it. */
  merged(own: ApiDocument): ApiDocument;
};

const KEPT_MS = 10_000;
const TIMEOUT_MS = 2000;

export function createApiDocuments(upstreams: Record<UpstreamName, string>, tokens: ServiceTokens): ApiDocuments {
  const documents = new Map<string, ApiDocument>();
  let freshUntil = 0;
  const ask = async ([name, url]: [string, string]): Promise<void> => {
    const headers = { authorization: `Bearer ${tokens.sign(name, 'gateway', asService('gateway'))}` };
    const response = await fetch(`${url}/internal/openapi.json`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
    if (response?.ok) documents.set(name, (await response.json()) as ApiDocument);
    else await response?.body?.cancel();
  };
  return {
    refresh: async () => {
      if (performance.now() < freshUntil) return;
      await Promise.all(Object.entries(upstreams).map(ask));
      freshUntil = documents.size === Object.keys(upstreams).length ? performance.now() + KEPT_MS : 0;
    },
    merged: (own) => mergeDocuments(own, documents),
  };
}

/** Paths side by side, tagged by service; schemas renamed `<service>.<name>`, but for the error shape that all share. */
export function mergeDocuments(own: ApiDocument, documents: ReadonlyMap<string, ApiDocument>): ApiDocument {
  const merged: ApiDocument = { ...own, info: { title: 'Leadwright', version: '1' }, paths: { ...own.paths } };
  const schemas: Json = { ...own.components?.schemas };
  const paths = merged.paths ?? {};
  for (const [service, document] of [...documents].sort(([a], [b]) => a.localeCompare(b))) {
    const renamed = JSON.parse(
      JSON.stringify(document).replaceAll(/"#\/components\/schemas\/(?!Problem")([^"]+)"/g, `"#/components/schemas/${service}.$1"`),
    ) as ApiDocument;
    for (const [name, schema] of Object.entries(renamed.components?.schemas ?? {})) {
      schemas[name === 'Problem' ? name : `${service}.${name}`] = schema;
    }
    for (const [path, operations] of Object.entries(renamed.paths ?? {})) {
      if (path.startsWith('/internal/') || path.startsWith('/health/')) continue;
      paths[path] = Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, { ...operation, tags: [service] }]));
    }
  }
  return { ...merged, components: { ...own.components, schemas } };
}
