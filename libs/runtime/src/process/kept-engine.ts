// An engine that dies is started again by the process that started it: its data is whole, and nobody else would.
import { setTimeout as wait } from 'node:timers/promises';

export type EngineProcess = {
  /** Resolves once the process is over, with how it ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

export type KeptEngineParts<Engine extends EngineProcess> = {
  name: string;
  /** Must serve at the same place each time, and throw with a sentence that names the engine. `stopping` ends a start that is no longer wanted. */
  start(stopping: AbortSignal): Promise<Engine>;
  /** Gets a sentence for whoever watches the terminal. */
  say(sentence: string): void;
  /** From one try to the next, milliseconds; doubled each time, up to sixteen times as many. Default 250. */
  pauseMs?: number;
  now?: () => number;
};

export type KeptEngine<Engine extends EngineProcess> = {
  /** The one that runs, or the last that did. */
  engine(): Engine;
  /** Milliseconds since it died; 0 while it runs. */
  downMs(): number;
  /** Also of an engine that is dead, or that starts just now. */
  stop(): Promise<void>;
};

const PAUSE_MS = 250;
const GROWS_MAX = 16;
const SAID_EVERY_MS = 60_000;
// One that dies sooner has not come back.
const STABLE_MS = 10_000;

/** Throws if the first start fails; every later death is followed by starts, until one succeeds. */
export async function keepEngine<Engine extends EngineProcess>({
  name,
  start,
  say,
  pauseMs = PAUSE_MS,
  now = () => performance.now(),
}: KeptEngineParts<Engine>): Promise<KeptEngine<Engine>> {
  const abort = new AbortController();
  const { signal } = abort;
  let engine = await start(signal);
  let startedAt = now();
  let diedAt: number | undefined;
  let quickDeaths = 0;
  let reviving = Promise.resolve();

  const revive = async (tries: number): Promise<Engine | undefined> => {
    let failures = 0;
    let saidAt = -Infinity;
    for (let n = tries; !signal.aborted; n++) {
      if (n > 0) await pause(pauseMs * Math.min(2 ** (n - 1), GROWS_MAX), signal);
      if (signal.aborted) return undefined;
      try {
        return await start(signal);
      } catch (error) {
        failures++;
        if (signal.aborted || now() - saidAt < SAID_EVERY_MS) continue;
        saidAt = now();
        const counted = failures === 1 ? '' : `, ${failures} times so far`;
        say(`${firstLine(error)}. It is tried every few seconds${counted}.`);
      }
    }
    return undefined;
  };
  const watch = (watched: Engine): void => {
    void watched.ended.then((how) => {
      if (signal.aborted) return;
      quickDeaths = now() - startedAt < STABLE_MS ? quickDeaths + 1 : 0;
      diedAt ??= now();
      say(`${name} ended by itself: ${how}. It is started again; until then what needs it is refused.`);
      reviving = again();
    });
  };
  const again = async (): Promise<void> => {
    const revived = await revive(quickDeaths);
    if (!revived) return;
    engine = revived;
    if (signal.aborted) return;
    startedAt = now();
    say(
      `${name} serves again after ${((startedAt - (diedAt ?? startedAt)) / 1000).toFixed(1)} s; what was committed is there.`,
    );
    diedAt = undefined;
    watch(revived);
  };
  watch(engine);
  return {
    engine: () => engine,
    downMs: () => (diedAt === undefined ? 0 : now() - diedAt),
    stop: async () => {
      abort.abort();
      await reviving;
      await engine.stop();
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/[.:]$/, '');
}
