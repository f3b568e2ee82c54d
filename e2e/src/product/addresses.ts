// Where the parts of a product that was started on this machine listen, as it wrote it down itself.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '@leadwright/contracts/topology';

export type Ports = Record<ServiceName, number>;

/** The ports of every service: `ports` are what the gateway reaches, `internalPorts` are not. Throws if none was started on the folder. */
export function portsOf(dataFolder: string): { ports: Ports; internalPorts: Ports } {
  const file = ['product.json', 'distributed.json']
    .map((name) => path.join(dataFolder, name))
    .find((name) => existsSync(name));
  if (file === undefined) throw new Error(`no product was started on ${dataFolder}`);
  return JSON.parse(readFileSync(file, 'utf8')) as { ports: Ports; internalPorts: Ports };
}

export function internalUrlOf(dataFolder: string, service: ServiceName): string {
  return `http://127.0.0.1:${portsOf(dataFolder).internalPorts[service]}`;
}
