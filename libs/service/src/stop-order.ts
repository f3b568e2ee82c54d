// The one order in which every service stops. Each phase may still use what the later ones close.

const phases = [
  // No new work from outside: the batch in hand is finished and its offset committed.
  'consumers',
  // Effects, periodic work and open streams: they append, and the ports wait for streams to end.
  'workers',
  // Callers leave the connections that they keep. What they still ask there is answered as ever.
  'callers',
  // What an answer may wait for long is cancelled: it must not delay the end.
  'answers',
  // Open answers are finished; the internal port closes last.
  'ports',
  // Everything that the phases before have appended is published.
  'relay',
  'database',
  // Last: what stops before it is still traced.
  'telemetry',
] as const;

export type Phase = (typeof phases)[number];
export type Stop = () => Promise<void>;

export type StopOrder = {
  in(phase: Phase, stop: Stop): void;
  /** Runs all phases, also after a failure, and then throws the first failure. A second call waits for the first. */
  stop: Stop;
};

export function createStopOrder(): StopOrder {
  const stops = new Map<Phase, Stop[]>(phases.map((phase) => [phase, []]));
  let stopping: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const phase of phases) {
      const ended = await Promise.allSettled((stops.get(phase) ?? []).map((stop) => stop()));
      for (const each of ended) if (each.status === 'rejected') failures.push(each.reason);
    }
    if (failures.length > 0) throw failures[0];
  };
  return {
    in: (phase, stop) => void stops.get(phase)?.push(stop),
    stop: () => (stopping ??= run()),
  };
}
