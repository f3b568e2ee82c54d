// A server that is gone without a word leaves a request that nobody ends: the engine's own limit ends
// the query there, and its answer never arrives here. So whoever waits long asks, on another
// connection, whether the engine still knows the query.

export type LostQueryWatch = {
  /** Somebody waits for the next bytes from now on. */
  waiting(): void;
  /** They came, or nobody waits any more. */
  heard(): void;
};

export type LostQueryTimes = { lookEveryMs: number; beginMsMax: number };

// A query may wait for a free connection before the engine knows it: such a one has longer. What the
// engine just ended may be on its way here: it is lost at the second look without it.
const TIMES: LostQueryTimes = { lookEveryMs: 5_000, beginMsMax: 15_000 };

/**
 * Tells by `onLost` that the engine has no such query though nothing was heard of its end. `isRunning`
 * asks the engine; while it cannot be asked, nothing is concluded.
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
  const heard = (): void => {
    round += 1;
    clearTimeout(timer);
  };
  return {
    heard,
    waiting: () => {
      heard();
      again(round, performance.now(), false);
    },
  };
}
