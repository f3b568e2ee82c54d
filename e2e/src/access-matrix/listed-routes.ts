// Every route of the running product as its own process lists it (list-routes.cjs), by service and port.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Access } from '@leadwright/runtime/http/access';

export type Route = {
  service: string;
  /** Of the port that has the route. */
  url: string;
  /** At the gateway's own port, where browsers ask; everything else is behind it. */
  atDoor: boolean;
  method: string;
  /** As Fastify writes paths. */
  path: string;
  /** Absent at the gateway, whose table says it. */
  access?: Access | undefined;
  callers?: string[] | undefined;
  hasBody: boolean;
  /** Names in the query that must be there. */
  query: string[];
};

type Ports = Record<string, number>;
type Listed = { port: number; routes: Omit<Route, 'service' | 'url' | 'atDoor'>[] };

/** `listing` is what the process has written. Throws where a port listens that product.json does not name. */
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
  const unheard = [...services].filter(([port]) => !lines.some((line) => line.port === port));
  if (unheard.length > 0)
    throw new Error(`no routes are listed for ${unheard.map(([port, service]) => `${service} on ${port}`).join(', ')}`);
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

/** The names of a path's parameters; `*` is one too. */
export function parametersOf(asked: string): string[] {
  return [...asked.matchAll(/:(\w+)|(\*)/g)].map(([, name, rest]) => name ?? rest ?? '');
}
