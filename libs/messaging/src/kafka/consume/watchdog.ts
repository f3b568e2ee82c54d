// Lag without progress, or no heartbeat: kafkajs reports neither (tulios/kafkajs#659, #1616).
import type { Logger } from '@leadwright/runtime/telemetry/logger';

export type Watchdog = {
  progress(): void;
  heartbeat(): void;
  lastProgressAt(): number;
  lastHeartbeatAt(): number;
  complaint(): string | undefined;
  /** That it has lag and handles nothing, which brokers that are away are no reason for. */
  stalled(): string | undefined;
  look(): Promise<void>;
  stop(): void;
};

export type WatchdogParts = {
  group: string;
  /** Lag of this member's partitions that are not paused. */
  behind(): Promise<number>;
  /** It has been stalled for so long that only a new process helps. */
  onDeaf: (error: Error) => void;
  logger: Logger;
  now?: () => number;
};

const LOOK_EVERY_MS = 10_000;
const PROGRESS_MS_MAX = 60_000;
// No handler waits this long: statements, queries and requests all have shorter time limits.
const DEAF_MS_MAX = 120_000;
// Brokers may be unavailable for a minute and then rebalance; no heartbeat is sent meanwhile.
const HEARTBEAT_MS_MAX = 150_000;

export function startWatchdog({ group, behind, onDeaf, logger, now = Date.now }: WatchdogParts): Watchdog {
  const state = { progressAt: now(), heartbeatAt: now(), behind: 0 };
  const deafness = (): string =>
    `${group} handled nothing for ${Math.round((now() - state.progressAt) / 1_000)} s, ${state.behind} before it`;
  const look = async (): Promise<void> => {
    try {
      state.behind = await behind();
      // Without lag, an idle consumer makes progress.
      if (state.behind === 0) state.progressAt = now();
      else if (now() - state.progressAt > DEAF_MS_MAX) onDeaf(new Error(deafness()));
    } catch (error) {
      // Unreachable brokers are a different failure, and recover by themselves.
      state.behind = 0;
      logger.debug({ err: error, group }, 'cannot read the lag');
    }
  };
  const stalled = (): string | undefined =>
    state.behind > 0 && now() - state.progressAt > PROGRESS_MS_MAX ? deafness() : undefined;
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    progress: () => void (state.progressAt = now()),
    heartbeat: () => void (state.heartbeatAt = now()),
    lastProgressAt: () => state.progressAt,
    lastHeartbeatAt: () => state.heartbeatAt,
    complaint: () => {
      const silentMs = now() - state.heartbeatAt;
      const silence = `${group} was not heard of for ${Math.round(silentMs / 1_000)} s`;
      return stalled() ?? (silentMs > HEARTBEAT_MS_MAX ? silence : undefined);
    },
    stalled,
    look,
    stop: () => clearInterval(timer),
  };
}
