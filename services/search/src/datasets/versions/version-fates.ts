// When an old version goes by itself. Nothing that was ordered from it needs it any more then: a file that makes no progress
// for an hour is ended by export, and the page counts in the live version.
export type VersionState = 'live' | 'before' | 'ready' | 'writing';
export type Aged = { version: number; rows: number; state: VersionState };
export type Fate = { goesAt: string | null; why: string };

export const OLD_VERSION_DAYS = 7;
const DAY_MS = 86_400_000;

/** By version. `activations`: when each was activated that is known to have been. */
export function fatesOf(versions: readonly Aged[], activations: ReadonlyMap<number, string>): Map<number, Fate> {
  const live = versions.find(({ state }) => state === 'live')?.version ?? 0;
  const before = rollbackTarget(versions)?.version;
  const fateOf = ({ version, state }: Aged): Fate => {
    if (state === 'live') return { goesAt: null, why: 'it is searched' };
    if (state === 'writing') return { goesAt: null, why: 'it is being written' };
    if (version > live) return { goesAt: null, why: 'it waits to be activated' };
    if (version === before) return { goesAt: null, why: 'rollback goes back to it' };
    const later = [...activations].filter(([activated]) => activated > version).map(([, at]) => Date.parse(at));
    if (later.length === 0) return { goesAt: null, why: 'it is not known when another one took its place' };
    const replaced = Math.min(...later);
    return {
      goesAt: new Date(replaced + OLD_VERSION_DAYS * DAY_MS).toISOString(),
      why: `another one took its place, and no file that was ordered from it waits for ${OLD_VERSION_DAYS} days`,
    };
  };
  return new Map(versions.map((each) => [each.version, fateOf(each)]));
}

/** The version that was searched before the live one. */
export function rollbackTarget<Version extends Aged>(versions: readonly Version[]): Version | undefined {
  const live = versions.find(({ state }) => state === 'live')?.version ?? 0;
  return versions
    .filter(({ state, version, rows }) => state === 'before' && version < live && rows > 0)
    .sort((a, b) => b.version - a.version)[0];
}
