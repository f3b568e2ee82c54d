// Whether each service implements the routes that are declared of it, and no other. The apps are real but have empty
// parts, which only a request would use.
import { addRoutes as accounts } from '@leadwright/accounts/app';
import { addRoutes as audit } from '@leadwright/audit/app';
import { addRoutes as billing } from '@leadwright/billing/app';
import { routes } from '@leadwright/contracts/routes/routes';
import { serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import { addRoutes as exporting } from '@leadwright/export/app';
import { addOwnRoutes as gateway } from '@leadwright/gateway/app';
import { addRoutes as notification } from '@leadwright/notification/app';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { addRoutes as search } from '@leadwright/search/app';

const apps: Record<ServiceName, (app: HttpApp, parts: never) => void> = {
  accounts,
  audit,
  billing,
  export: exporting,
  gateway,
  notification,
  search,
};
const nothing: object = new Proxy({}, { get: () => ({}) });

/** Method and path of each route, apart from health and what is only for the gateway itself. */
async function routesIn(service: ServiceName): Promise<string[]> {
  const app = await buildHttpApp({
    service,
    logger: createLogger(service, 'silent'),
    tokens: null,
    ready: async () => undefined,
  });
  const added: string[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const { access } = config ?? {};
    if (method !== 'HEAD' && access !== 'open' && access !== 'gateway') added.push(`${String(method)} ${url}`);
  });
  apps[service](app, nothing as never);
  await app.ready();
  await app.close();
  return added.sort();
}

it.each(serviceNames)(
  '%s implements its declared routes, and no other',
  async (service) => {
    const declared = routes.filter((route) => route.service === service);
    expect(await routesIn(service)).toEqual(declared.map(({ method, path }) => `${method} ${path}`).sort());
  },
  60_000,
);
