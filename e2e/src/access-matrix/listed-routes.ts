// The routes of the running product, as list-routes.cjs lists them, by service and port.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Access } from '@leadwright/runtime/http/access';

export type Route = {
  service: string;
  /** The service whose port has the route. */
  url: string;
  /** True at the gateway's own public port, where browsers call. */
  atDoor: boolean;
  method: string;
  /** In Fastify's notation. */
  path: string;
  /** Absent at the gateway, whose table declares it. */
  access?: Access | undefined;
  callers?: string[] | undefined;
  hasBody: boolean;
  /** Required names of the query. */
  query: string[];
};

type Ports = Record<string, number>;
type Listed = { port: number; routes: Omit<Route, 'service' | 'url' | 'atDoor'>[] };

/** `listing` is what the process wrote. Throws if a port listens that product.json does not name. */
export function listedRoutes(dataFolder: string, listing: string): Route[] {
  const { ports, internalPorts = {} } = JSON.parse(readFileSync(path.join(dataFolder, 'product.json'), 'utf8')) as {
    ports: Ports;
    internalPorts?: Ports;
  };
  const services = new Map(
    [...Object.entries(ports), ...Object.entries(internalPorts)].map(([service, port]) => [port, service]),
  );
  const lines = readFileSync(listing, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Listed);
  const notReceived = [...services].filter(([port]) => !lines.some((line) => line.port === port));
  if (notReceived.length > 0)
    throw new Error(
      `no routes are listed for ${notReceived.map(([port, service]) => `${service} on ${port}`).join(', ')}`,
    );
  return lines.flatMap(({ port, routes }) => {
    const service = services.get(port);
    if (service === undefined) throw new Error(`port ${port} listens, and product.json does not say for whom`);
    return routes.map((route) => ({
      ...route,
      service,
      url: `http://127.0.0.1:${port}`,
      atDoor: port === ports['gateway'],
    }));
  });
}

/** `GET /api/v2/me of accounts`, for people. */
export function nameOf({ method, path: asked, service }: Pick<Route, 'method' | 'path' | 'service'>): string {
  return `${method} ${asked} of ${service}`;
}

/** The names of a path's parameters, including `*`. */
export function parametersOf(asked: string): string[] {
  return [...asked.matchAll(/:(\w+)|(\*)/g)].map(([, name, rest]) => name ?? rest ?? '');
}
