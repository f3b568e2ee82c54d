// What goes wrong during a soak, drawn at random: the network of T10, a crash of PostgreSQL (T7), a killed service (T6).
import { serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import type { Toxic } from '@leadwright/testing/toxic-proxy';

export type SoakFault = { kind: 'network'; toxic: Toxic } | { kind: 'crash' } | { kind: 'kill'; service: ServiceName };

const toxics: readonly Toxic[] = [
  { kind: 'latency', ms: 200 },
  { kind: 'loss', chance: 0.05 },
  { kind: 'half-open' },
  { kind: 'bandwidth', bytesPerSecond: 64 * 1024 },
  { kind: 'reset', afterMs: 300 },
  { kind: 'slow-close', ms: 3_000 },
];

/** The next fault. Kills are rare, since the memory of a process can be followed only while it lives. */
export function nextFault(random: () => number): SoakFault {
  const dice = random();
  if (dice < 0.1) return { kind: 'kill', service: oneOf(serviceNames, random) };
  if (dice < 0.25) return { kind: 'crash' };
  return { kind: 'network', toxic: oneOf(toxics, random) };
}

function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
