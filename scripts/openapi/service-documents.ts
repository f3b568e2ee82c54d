// Collects each service's description of its routes. The apps are real but have empty parts, which only a request would
// use.
import { addRoutes as accounts } from '@leadwright/accounts/app';
import { addRoutes as audit } from '@leadwright/audit/app';
import { addRoutes as billing } from '@leadwright/billing/app';
import { addRoutes as exporting } from '@leadwright/export/app';
import { addOwnRoutes as gateway } from '@leadwright/gateway/app';
import { addRoutes as notification } from '@leadwright/notification/app';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { addRoutes as search } from '@leadwright/search/app';
import type { DescribedRoute } from '@leadwright/runtime/http/api-description';

export type Json = Record<string, unknown>;
export type Parameter = { in: string; name: string; required?: boolean; schema: Json; example?: unknown };
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

type AddRoutes = (app: HttpApp, parts: never) => void;
// The gateway's own routes; the forwarded ones belong to the services.
const services: Record<string, AddRoutes> = {
  accounts,
  audit,
  billing,
  export: exporting,
  gateway,
  notification,
  search,
};

const logger = createLogger('openapi', 'silent');
const nothing: object = new Proxy({}, { get: () => ({}) });

/** Every service's document by its name; `internal` has the operations under `/internal` and `/health`. */
export async function serviceDocuments(): Promise<Map<string, ServiceDocument>> {
  const documents = new Map<string, ServiceDocument>();
  for (const [name, addRoutes] of Object.entries(services)) {
    const app = await buildHttpApp({ service: name, logger, tokens: null, ready: async () => undefined });
    addRoutes(app, nothing as never);
    await app.ready();
    documents.set(name, app.swagger() as unknown as ServiceDocument);
    await app.close();
  }
  return documents;
}
