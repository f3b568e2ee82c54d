// What is saved meanwhile does not wait for a service that hangs.
import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames, type ServiceName } from '../services.ts';
import type { DevService } from './dev-service.ts';
import type { Program, Programs } from './programs.ts';

export type Edits = {
  /** The path as from the root. */
  saw(file: string): void;
  ended(name: ServiceName, how: string): void;
  /** Resolves when no service is restarting. */
  settled(): Promise<void>;
  /** Restarts nothing more; what restarts now is left to whoever stops the services. */
  stop(): Promise<void>;
};

type Parts = {
  programs: Pick<Programs, 'build' | 'tidy'>;
  services: readonly DevService[];
  say: (line: string) => void;
};

// An editor that saves several files at once makes one round.
const TOGETHER_MS = 30;

export function followEdits({ programs, services, say }: Parts): Edits {
  const state = { savedAt: undefined as number | undefined, stopped: false, interrupt: () => undefined as void };
  const asked = new Set<ServiceName>();
  let rounds: Promise<void> | undefined;
  let restarting: Promise<void> = Promise.resolve();

  const restart = async (service: DevService, program: Program, savedAt: number): Promise<void> => {
    try {
      const serves = await service.run(program);
      if (serves) say(`${service.name} serves again (${((performance.now() - savedAt) / 1000).toFixed(1)} s)`);
    } catch (error) {
      say(`${messageOf(error)}; it starts again when something is saved`);
    }
  };
  const restartAll = async (built: Record<ServiceName, Program>, savedAt: number): Promise<void> => {
    const concerned = services.filter(({ name, runs }) => asked.has(name) || runs() !== built[name].file);
    asked.clear();
    await Promise.all(concerned.map((service) => restart(service, built[service.name], savedAt)));
    // Not before all serve: it takes as much of a core as a restart does.
    for (const service of concerned) service.warm();
  };
  const round = async (savedAt: number): Promise<void> => {
    await wait(TOGETHER_MS);
    state.savedAt = undefined;
    try {
      const built = await programs.build();
      if (state.stopped) return;
      const interrupted = new Promise<void>((resolve) => {
        state.interrupt = resolve;
      });
      const all = restartAll(built, savedAt);
      // One that still starts for an earlier save is waited for as well.
      restarting = Promise.all([restarting, all]).then(() => undefined);
      if (state.savedAt === undefined) await Promise.race([all, interrupted]);
      programs.tidy();
    } catch (error) {
      say(messageOf(error));
    }
  };
  const begin = (): void => {
    state.savedAt ??= performance.now();
    state.interrupt();
    rounds ??= (async () => {
      while (state.savedAt !== undefined && !state.stopped) await round(state.savedAt);
    })().finally(() => {
      rounds = undefined;
    });
  };
  return {
    saw: (file) => {
      for (const name of migratedBy(file)) asked.add(name);
      begin();
    },
    ended: (name, how) => {
      say(`${name} ended by itself (${how})`);
      begin();
    },
    settled: () => restarting,
    stop: async () => {
      state.stopped = true;
      state.interrupt();
      await rounds;
    },
  };
}

/** Programs do not contain their migrations, which they read when they start. */
function migratedBy(file: string): readonly ServiceName[] {
  if (!file.endsWith('.sql')) return [];
  const own = serviceNames.filter((name) => file.startsWith(`services/${name}/`));
  return own.length > 0 ? own : serviceNames;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
