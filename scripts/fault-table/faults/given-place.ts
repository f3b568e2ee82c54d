// A product that runs anywhere, and a fault that commands make and mend.
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { owner } from '../../../e2e/src/downloads/download-path.ts';
import type { Place } from './fault.ts';

export type Given = { url: string; origin?: string; fault: string; make: string; mend?: string; seconds: number };

/** `make` is run by bash; after so many seconds `mend` is, if there is one. */
export function givenPlace({ url, origin = url, fault, make, mend, seconds }: Given): Place {
  const run = (command: string): void => {
    const { status } = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`ended with ${status}: ${command}`);
  };
  return {
    person: { url, origin, email: owner.email, password: owner.password },
    faults: [
      {
        name: fault,
        make: async () => {
          run(make);
          if (mend === undefined) return;
          await wait(seconds * 1_000);
          run(mend);
        },
      },
    ],
    close: async () => undefined,
  };
}
