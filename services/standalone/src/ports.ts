// Chosen before the start because services name each other.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from '@leadwright/runtime/process/free-ports';
import { serviceNames, type ServiceName } from './services.ts';

export type Ports = {
  public: Record<ServiceName, number>;
  internal: Record<ServiceName, number>;
};

/** `gateway` is the port for browsers, 0 for any. */
export async function choosePorts(gateway: number): Promise<Ports> {
  const free = await freePorts(serviceNames.length * 2);
  const named = (from: number) =>
    Object.fromEntries(serviceNames.map((name, i) => [name, free[from + i] ?? 0])) as Record<ServiceName, number>;
  const chosen = { public: named(0), internal: named(serviceNames.length) };
  return gateway === 0 ? chosen : { ...chosen, public: { ...chosen.public, gateway } };
}

export function recordedPorts({ public: ports, internal: internalPorts }: Ports): {
  ports: Ports['public'];
  internalPorts: Ports['internal'];
} {
  return { ports, internalPorts };
}

/** Scripts find the product of a data folder by it: ports change at each start. */
export function recordProduct(folder: string, url: string, ports: Ports): void {
  writeFileSync(path.join(folder, 'product.json'), JSON.stringify({ url, ...recordedPorts(ports) }, null, 2), {
    mode: 0o600,
  });
}
