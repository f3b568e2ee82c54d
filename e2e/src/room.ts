import { availableParallelism, loadavg } from 'node:os';

/**
 * Factor for time bounds on a busy machine: 1 until more than two processes wait per core. The design's bounds are for
 * a quiet machine.
 */
export function room(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / (2 * availableParallelism()));
}
