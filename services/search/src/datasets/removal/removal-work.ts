import { createSignal } from '@leadwright/runtime/process/signal';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { removeAsked } from './remove-asked.ts';
import { removeLeads, type RemoveLeadsParts } from './remove-leads.ts';
import type { InTurn } from './take-out.ts';

/** Woken after the commit that holds somebody's marks. */
export const removalAsked = 'removal asked';

const EVERY_MS = 30_000;
const BESIDE_EVERY_MS = 10_000;

export function removeLeadsWork(
  given: RemoveLeadsParts,
  { besideEveryMs = BESIDE_EVERY_MS }: { besideEveryMs?: number } = {},
): PeriodicWork {
  const parts = { ...given, inTurn: oneAtATime() };
  return {
    name: 'leads of who asked to be in no list',
    everyMs: EVERY_MS,
    begins: 'at-once',
    runsIn: 'one',
    failure: 'leads of people who asked to be in no list are taken out later',
    wakes: (wake) => void parts.database.wakes.on(removalAsked, wake),
    round: async (stopping) => {
      const ended = createSignal();
      const state = { isOver: false };
      const round = removeLeads(parts, stopping).finally(() => {
        state.isOver = true;
        ended.wake();
      });
      const beside = async (): Promise<void> => {
        let upTo = 0;
        for (;;) {
          await ended.wait(besideEveryMs);
          if (state.isOver) return;
          try {
            upTo = await removeAsked(parts, upTo, stopping);
          } catch (error) {
            // The round may last an hour yet, and they do not wait for it.
            if (stopping.aborted) throw error;
            parts.logger.warn({ err: error }, 'who asked beside a long look is taken out a moment later');
          }
        }
      };
      for (const outcome of await Promise.allSettled([round, beside()]))
        if (outcome.status === 'rejected') throw outcome.reason;
    },
  };
}

/** Each begins once the one before has ended, however it did. */
function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
