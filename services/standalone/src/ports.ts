// Two ports of the loopback for each service, chosen beforehand because services name each other.
import { freePorts } from '@leadwright/runtime/process/free-ports';
import { serviceNames, type ServiceName } from './services.ts';

export type Ports = {
  /** What the gateway reaches, and the gateway's own. */
  public: Record<ServiceName, number>;
  /** What services, operators and scrapes reach. */
  internal: Record<ServiceName, number>;
};

/** Free ones; `gateway` is the port that browsers are to use, 0 for any. */
export async function choosePorts(gateway: number): Promise<Ports> {
  const free = await freePorts(serviceNames.length * 2);
  const named = (from: number) =>
    Object.fromEntries(serviceNames.map((name, i) => [name, free[from + i] ?? 0])) as Record<ServiceName, number>;
  const chosen = { public: named(0), internal: named(serviceNames.length) };
  return gateway === 0 ? chosen : { ...chosen, public: { ...chosen.public, gateway } };
}

/** The shape in which both ways of starting write them down for operators. */
export function portsAsTold({ public: ports, internal: internalPorts }: Ports): {
  ports: Ports['public'];
  internalPorts: Ports['internal'];
} {
  return { ports, internalPorts };
}
