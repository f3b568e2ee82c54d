// Whether a service can do its work: what `/health/ready` and `/health/serving` ask.
export type Health = { ok: boolean; detail: string };

export type Readiness = {
  /** Throws `<part>: <reason>` for the first part that cannot work. */
  check(): Promise<void>;
  /**
   * The same without the services behind it: while one of those is away, only what needs it fails, and a cluster that
   * then stopped asking this one too would make all of it fail.
   */
  own(): Promise<void>;
  /** From now on the service is not ready, whatever its parts say: callers go elsewhere while it finishes. */
  stopping(): void;
};

/** `engines` and `behind` throw while they are away; `parts` gives each part's health by name at the time of asking. */
export function createReadiness(
  engines: { health(): Promise<void> }[],
  parts: () => Record<string, Health>,
  behind: { health(): Promise<void> }[] = [],
): Readiness {
  const state = { stopping: false };
  const own = async (): Promise<void> => {
    if (state.stopping) throw new Error('stopping');
    for (const engine of engines) await engine.health();
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

/** Health of several of a kind, by name and number. */
export function numbered(name: string, parts: readonly { health(): Health }[]): Record<string, Health> {
  return Object.fromEntries(parts.map((part, i) => [`${name} ${i + 1}`, part.health()]));
}
