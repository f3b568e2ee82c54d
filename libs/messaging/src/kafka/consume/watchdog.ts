// Notices a consumer that is alive but deaf: one that has records before it and handles none, or
// that its group has not heard of. The client itself reports neither (tulios/kafkajs#659, #1616).
import type { Logger } from '@leadwright/runtime/telemetry/logger';

export type Watchdog = {
  /** A handler gave an answer, whichever. */
  progress(): void;
  heartbeat(): void;
  lastProgressAt(): number;
  lastHeartbeatAt(): number;
  /** What is wrong, or nothing. */
  complaint(): string | undefined;
  /** Looks once; for the timer and for tests. */
  look(): Promise<void>;
  stop(): void;
};

export type WatchdogParts = {
  group: string;
  /** Records that this member could handle now: of its partitions, those that do not wait. */
  behind(): Promise<number>;
  /** It has been deaf for so long that only a new process helps. */
  onDeaf: (error: Error) => void;
  logger: Logger;
  now?: () => number;
};

const LOOK_EVERY_MS = 10_000;
const PROGRESS_MS_MAX = 60_000;
// Nothing that a handler waits for takes this long: statements, queries and requests all have their limits.
const DEAF_MS_MAX = 120_000;
// Brokers may be away for a minute, and a rebalance follows: no heartbeat is sent meanwhile.
const HEARTBEAT_MS_MAX = 150_000;

export function startWatchdog({ group, behind, onDeaf, logger, now = Date.now }: WatchdogParts): Watchdog {
  const state = { progressAt: now(), heartbeatAt: now(), behind: 0 };
  const deafness = (): string =>
    `${group} handled nothing for ${Math.round((now() - state.progressAt) / 1_000)} s, ${state.behind} before it`;
  const look = async (): Promise<void> => {
    try {
      state.behind = await behind();
      // With nothing to do, doing nothing is progress.
      if (state.behind === 0) state.progressAt = now();
      else if (now() - state.progressAt > DEAF_MS_MAX) onDeaf(new Error(deafness()));
    } catch (error) {
      // Brokers that do not answer are another trouble, and end by themselves.
      state.behind = 0;
      logger.debug({ err: error, group }, 'the lag is not known just now');
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    progress: () => void (state.progressAt = now()),
    heartbeat: () => void (state.heartbeatAt = now()),
    lastProgressAt: () => state.progressAt,
    lastHeartbeatAt: () => state.heartbeatAt,
    complaint: () => {
      const silentMs = now() - state.heartbeatAt;
      if (state.behind > 0 && now() - state.progressAt > PROGRESS_MS_MAX) return deafness();
      if (silentMs > HEARTBEAT_MS_MAX) return `${group} was not heard of for ${Math.round(silentMs / 1_000)} s`;
      return undefined;
    },
    look,
    stop: () => clearInterval(timer),
  };
}
