// Each service's part of the API document, from its declared routes: an app has them that answers nothing.
import type { Route } from '@leadwright/contracts/routes/route';
import { routes } from '@leadwright/contracts/routes/routes';
import { serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import { implement } from '@leadwright/runtime/http/declared-route';
import { buildHttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';

export type Json = Record<string, unknown>;
export type Parameter = { in: string; name: string; required?: boolean; schema: Json; example?: unknown };
export type Media = { schema?: Json; example?: unknown };
export type Answer = { description: string; content?: Record<string, Media> };
export type DescribedOperation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
} & Json;
export type ServiceDocument = {
  paths: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Json };
};

const logger = createLogger('gateway', 'silent');

export async function serviceDocuments(): Promise<Map<ServiceName, ServiceDocument>> {
  const documents = new Map<ServiceName, ServiceDocument>();
  for (const service of serviceNames.toSorted()) {
    documents.set(
      service,
      await documentOf(
        service,
        routes.filter((route) => route.service === service),
      ),
    );
  }
  return documents;
}

async function documentOf(service: string, own: readonly Route[]): Promise<ServiceDocument> {
  const app = await buildHttpApp({ service, logger, tokens: null, ready: async () => undefined });
  for (const route of own) implement(app, route, async () => undefined, { exposeHeadRoute: false });
  await app.ready();
  const document = app.swagger() as unknown as ServiceDocument;
  await app.close();
  return document;
}

/** `{name}` marks a parameter of the path. Throws for an operation that is not declared. */
export function routeOf(method: string, path: string): Route {
  const asRouted = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const found = routes.find((each) => each.method === method.toUpperCase() && each.path === asRouted);
  if (!found) throw new Error(`${method.toUpperCase()} ${asRouted} is not declared`);
  return found;
}
