// A server that vanishes leaves a request pending for ever: the engine's limit ends the query there,
// but no response arrives here. So a request that waits long checks, on another connection, whether
// the engine still runs its query.

export type LostQueryWatch = {
  /** The caller waits for the next bytes from now on. */
  waiting(): void;
  /** The bytes arrived, or the caller no longer waits. */
  received(): void;
};

export type LostQueryTimes = { lookEveryMs: number; beginMsMax: number };

// A query may queue for a connection before the engine knows it, so the first check comes late. The
// response of a query that just ended may be in transit, so only the second miss counts as lost.
const TIMES: LostQueryTimes = { lookEveryMs: 5_000, beginMsMax: 15_000 };

/**
 * Calls `onLost` when the engine no longer runs the query although no response arrived. `isRunning`
 * asks the engine; while it is unreachable, nothing is concluded.
 */
export function watchLostQuery(
  isRunning: () => Promise<boolean>,
  onLost: () => void,
  { lookEveryMs, beginMsMax }: LostQueryTimes = TIMES,
): LostQueryWatch {
  let round = 0;
  let timer: NodeJS.Timeout | undefined;
  let begun = false;
  const look = async (mine: number, since: number, missed: boolean): Promise<void> => {
    const running = await isRunning().catch(() => undefined);
    if (mine !== round) return;
    begun ||= running === true;
    const late = begun || performance.now() - since >= beginMsMax;
    if (running === false && missed && late) onLost();
    else again(mine, since, running === false);
  };
  const again = (mine: number, since: number, missed: boolean): void => {
    timer = setTimeout(() => void look(mine, since, missed), lookEveryMs).unref();
  };
  const received = (): void => {
    round += 1;
    clearTimeout(timer);
  };
  return {
    received,
    waiting: () => {
      received();
      again(round, performance.now(), false);
    },
  };
}
