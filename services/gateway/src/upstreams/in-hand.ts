// Where a service answers more slowly than people ask, the rest would wait for a minute: they are told to come again.
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';
import type { UpstreamName } from './forwarded-routes.ts';

export type InHand = {
  /** Runs `ask`, which ends when the service begins its answer. Throws 503 while the service has as many as it may. */
  of<Answer>(service: UpstreamName, ask: () => Promise<Answer>): Promise<Answer>;
};

/** At 20 ms a request this is 5,000 a second. A service that bounds long work itself, as search does, is below it. */
export const IN_HAND_MAX = 100;

export function createInHand(most = IN_HAND_MAX): InHand {
  const counts = new Map<UpstreamName, number>();
  const add = (service: UpstreamName, change: number): void =>
    void counts.set(service, (counts.get(service) ?? 0) + change);
  return {
    of: async (service, ask) => {
      if ((counts.get(service) ?? 0) >= most) throw unavailable();
      add(service, 1);
      try {
        return await ask();
      } finally {
        add(service, -1);
      }
    },
  };
}
