// What the build wrote into the pages is what the operator says until he says something else. Pages that say neither are
// true in any case, so they are what is sent while nobody knows.
import { isDeepStrictEqual } from 'node:util';
import { defaultClaims } from '@leadwright/runtime/site/public-claims';
import type { SiteId } from '@leadwright/runtime/site/sites';

const KEPT_MS = 10_000;
const KEPT_AFTER_FAILURE_MS = 1_000;

/** Asks when a page is asked for, at most every ten seconds. */
export function createSaysAsBuilt(
  ask: () => Promise<unknown>,
  { site, now = Date.now }: { site: SiteId; now?: () => number },
): () => Promise<boolean> {
  // As JSON has it: what is undefined is not there.
  const built: unknown = JSON.parse(JSON.stringify(defaultClaims(site)));
  let known = { isAsBuilt: false, until: 0 };
  let asking: Promise<void> | undefined;
  const learn = async (): Promise<void> => {
    try {
      const isAsBuilt = isDeepStrictEqual(await ask(), built);
      known = { isAsBuilt, until: now() + KEPT_MS };
    } catch {
      known = { isAsBuilt: false, until: now() + KEPT_AFTER_FAILURE_MS };
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (now() >= known.until) await (asking ??= learn());
    return known.isAsBuilt;
  };
}
