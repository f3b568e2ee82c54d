// A server that vanishes leaves a request pending for ever, so a long wait asks for its query on another connection.

export type LostQueryWatch = {
  waiting(): void;
  received(): void;
};

export type LostQueryTimes = { lookEveryMs: number; beginMsMax: number };

// A query may first queue for a connection, and a response may be in transit: only the second miss counts as lost.
const TIMES: LostQueryTimes = { lookEveryMs: 5_000, beginMsMax: 15_000 };

/** Calls `onLost` when the engine no longer runs the query. While the engine is unreachable, nothing is concluded. */
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
