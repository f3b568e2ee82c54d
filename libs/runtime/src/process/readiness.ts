export type Health = { ok: boolean; detail: string };

export type Readiness = {
  check(): Promise<void>;
  /** Without the services behind it: were one of those away, a cluster would stop asking this one too. */
  own(): Promise<void>;
  /** From now on the service is not ready, whatever its parts say: callers go elsewhere while it finishes. */
  stopping(): void;
};

export type Engine = { health(): Promise<void> };

/** `engines` by name and `behind` throw while they are away; `parts` gives each part's health by name at the time of asking. */
export function createReadiness(
  engines: Readonly<Record<string, Engine>>,
  parts: () => Record<string, Health>,
  behind: Engine[] = [],
): Readiness {
  const state = { stopping: false };
  const own = async (): Promise<void> => {
    if (state.stopping) throw new Error('stopping');
    for (const [name, engine] of Object.entries(engines)) await engine.health().catch(namedAs(name));
    for (const [name, { ok, detail }] of Object.entries(parts())) if (!ok) throw new Error(`${name}: ${detail}`);
  };
  return {
    own,
    check: async () => {
      await own();
      for (const service of behind) await service.health();
    },
    stopping: () => {
      state.stopping = true;
    },
  };
}

const namedAs =
  (name: string) =>
  (error: unknown): never => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  };

export function numbered(name: string, parts: readonly { health(): Health }[]): Record<string, Health> {
  return Object.fromEntries(parts.map((part, i) => [`${name} ${i + 1}`, part.health()]));
}
