// What each service says about its routes. The apps are the real ones; their parts are empty, since
// a route uses them only to answer, and here nobody asks.
import { buildApp as accounts } from '@leadwright/accounts/app';
import { buildApp as audit } from '@leadwright/audit/app';
import { buildApp as billing } from '@leadwright/billing/app';
import { buildApp as exporting } from '@leadwright/export/app';
import { getEvents } from '@leadwright/gateway/routes/get-events';
import { buildApp as notification } from '@leadwright/notification/app';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { buildApp as search } from '@leadwright/search/app';
import type { DescribedRoute } from '@leadwright/runtime/http/api-description';

export type Json = Record<string, unknown>;
export type Parameter = { in: string; name: string; required?: boolean; schema: Json };
export type Media = { schema?: Json; example?: unknown };
export type Answer = { description: string; content?: Record<string, Media> };
export type DescribedOperation = {
  'x-route': DescribedRoute;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
} & Json;
export type ServiceDocument = {
  paths: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Json };
};

type Build = (parts: never) => Promise<HttpApp>;
const services: Record<string, Build> = { accounts, audit, billing, export: exporting, gateway, notification, search };

const logger = createLogger('openapi', 'silent');
const parts = new Proxy(
  {},
  { get: (_target, name) => (name === 'logger' ? logger : name === 'telemetry' ? undefined : {}) },
);

/** The document of every service by its name; `internal` ones of `/internal` and `/health` are not among their paths. */
export async function serviceDocuments(): Promise<Map<string, ServiceDocument>> {
  const documents = new Map<string, ServiceDocument>();
  for (const [name, build] of Object.entries(services)) {
    const app = await build(parts as never);
    await app.ready();
    documents.set(name, app.swagger() as unknown as ServiceDocument);
    await app.close();
  }
  return documents;
}

// Of its own routes one is part of the API; the forwarded ones are the services'.
async function gateway(empty: Parameters<typeof getEvents>[1]): Promise<HttpApp> {
  const app = await buildHttpApp({ service: 'gateway', logger, tokens: null, ready: async () => undefined });
  getEvents(app, empty);
  return app;
}
