// How the memory of processes goes on over minutes.
import { execFileSync } from 'node:child_process';

type Sample = { atMinutes: number; megabytes: number };
export type Life = { service: string; pid: number; samples: Sample[] };
export type Slope = { service: string; pid: number; minutes: number; megabytesPerMinute: number; last: number };

/** Resident memory of a process; undefined once it has ended. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    // It was killed meanwhile; its successor has another id.
    return undefined;
  }
}

/**
 * Of each process that lived for `least` minutes after its own warm-up: the slope through the lowest value of each
 * minute, which is that after a collection of garbage (collect-garbage.cjs).
 */
export function slopesOf(lives: Life[], { warmUp, least }: { warmUp: number; least: number }): Slope[] {
  return lives.flatMap(({ service, pid, samples }) => {
    const begin = (samples[0]?.atMinutes ?? 0) + warmUp;
    const lows = lowsOf(samples.filter(({ atMinutes }) => atMinutes >= begin));
    if (lows.length < least) return [];
    const last = lows.at(-1)?.megabytes ?? 0;
    return [{ service, pid, minutes: lows.length, megabytesPerMinute: slopeOf(lows), last }];
  });
}

function lowsOf(samples: Sample[]): Sample[] {
  const lows = new Map<number, Sample>();
  for (const { atMinutes, megabytes } of samples) {
    const minute = Math.floor(atMinutes);
    const known = lows.get(minute);
    if (!known || megabytes < known.megabytes) lows.set(minute, { atMinutes: minute, megabytes });
  }
  return [...lows.values()];
}

/** Least squares. */
function slopeOf(samples: Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, megabytes] = [mean((each) => each.atMinutes), mean((each) => each.megabytes)];
  const above = mean((each) => (each.atMinutes - at) * (each.megabytes - megabytes));
  return above / mean((each) => (each.atMinutes - at) ** 2);
}
