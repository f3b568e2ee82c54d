// The ports of a product on this machine, from the file that it wrote.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '@leadwright/contracts/topology';

export type Ports = Record<ServiceName, number>;

/**
 * The ports of every service: the gateway reaches `ports`, but not `internalPorts`. Throws if no product was started
 * on the folder.
 */
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
