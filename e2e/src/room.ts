import { cpus, loadavg } from 'node:os';

/**
 * How many times longer things may take here and now than on a machine that does nothing else: 1
 * until more than two processes wait for each core. Bounds of the design are for a quiet machine.
 */
export function room(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / (2 * cpus().length));
}
