import type { ServiceName } from '../services.ts';
import { untilAnswers } from '../until-answers.ts';
import type { Program } from './programs.ts';
import { shownLog } from './shown-log.ts';
import { startWarmProcess, type WarmProcess } from './warm-process.ts';

export type DevService = {
  name: ServiceName;
  /** Undefined where it has ended. */
  runs(): string | undefined;
  /** Answers whether it serves: not where another was run meanwhile. Throws with the reason if it cannot. */
  run(program: Program): Promise<boolean>;
  warm(): void;
  stop(): Promise<void>;
};

export type DevServiceParts = {
  name: ServiceName;
  root: string;
  env: Record<string, string | undefined>;
  internalUrl: string;
  onEnded: (how: string) => void;
};

// Seven that start at once on a busy machine; a save does not wait for it.
const SERVES_SECONDS_MAX = 300;

export function createDevService({ name, root, env, internalUrl, onEnded }: DevServiceParts): DevService {
  let running: WarmProcess | undefined;
  let next: WarmProcess | undefined;
  let runs: string | undefined;
  let packages: readonly string[] = [];
  const say = (line: string): void => {
    const text = shownLog(line);
    if (text !== undefined) console.log(text);
  };
  let stopping: Promise<void> = Promise.resolve();
  const stopRunning = (): Promise<void> => {
    if (running) stopping = running.stop();
    running = undefined;
    runs = undefined;
    return stopping;
  };
  let turn = 0;
  let stopped = false;
  return {
    name,
    runs: () => runs,
    run: async (program) => {
      const own = ++turn;
      await stopRunning();
      if (stopped || turn !== own) return false;
      packages = program.packages;
      const mine = next?.isAlive() ? next : startWarmProcess({ root, env, packages, say });
      next = undefined;
      running = mine;
      runs = program.file;
      let served = false;
      const ended = mine.ended.then((how) => {
        if (running !== mine) return;
        runs = undefined;
        if (!served) throw new Error(`${name} ended (${how}) before it served`);
        onEnded(how);
      });
      mine.run(program.file);
      await Promise.race([untilAnswers(`${internalUrl}/health/ready`, SERVES_SECONDS_MAX), ended]);
      served = running === mine;
      return served;
    },
    warm: () => {
      if (!stopped && !next?.isAlive()) next = startWarmProcess({ root, env, packages, say });
    },
    stop: async () => {
      stopped = true;
      await Promise.all([stopRunning(), next?.stop()]);
    },
  };
}
