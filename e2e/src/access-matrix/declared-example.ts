// The request of a route that has none here: the example of its declaration.
import { randomUUID } from 'node:crypto';
import { routes } from '@leadwright/contracts/routes/routes';
import type { Example } from './example.ts';
import { parametersOf, type Route } from './listed-routes.ts';

type Named = Record<string, string>;

/** What it asks for may not be there, so permitted callers may get each refusal that the route declares. */
export function declaredExample({
  service,
  method,
  path,
}: Pick<Route, 'service' | 'method' | 'path'>): Example | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const declared = routes.find((route) => route.service === service && route.method === asked && route.path === path);
  if (!declared?.example) return undefined;
  const { parameters = {}, body } = declared.example;
  const of = (names: readonly string[]): Named =>
    Object.fromEntries(names.filter((name) => name in parameters).map((name) => [name, String(parameters[name])]));
  const query = (declared.query as { properties?: object } | undefined)?.properties ?? {};
  return {
    params: of(parametersOf(path)),
    query: of(Object.keys(query)),
    of: 'everybody',
    mayRefuse: (declared.refusals ?? []).map(({ status }) => status),
    ...(declared.headers === undefined ? {} : { headers: { 'idempotency-key': randomUUID() } }),
    ...(body === undefined ? {} : { body }),
  };
}
