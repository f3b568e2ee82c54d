import type { UpstreamName } from './forwarded-routes.ts';

const TIMEOUT_MS = 2000;

/** Throws with the name of the first service that is not ready. */
export async function checkUpstreams(upstreams: Record<UpstreamName, string>): Promise<void> {
  await Promise.all(
    Object.entries(upstreams).map(async ([name, url]) => {
      const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        () => null,
      );
      await response?.body?.cancel();
      if (!response?.ok) throw new Error(`${name} ${response ? 'is not ready' : 'does not answer'}`);
    }),
  );
}
