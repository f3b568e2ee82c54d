// Who writes or activates a version says each second that it lives: whoever is silent is dead, and another may begin.
import { createSignal } from '@leadwright/runtime/process/signal';

const SIGN_EVERY_MS = 1_000;

/** The work's answer, once neither goes on. It fails where the last sign could not be given: another may have begun. */
export async function signed<Answer>(work: () => Promise<Answer>, sign: () => Promise<unknown>): Promise<Answer> {
  const state = { isDone: false };
  const signal = createSignal();
  const running = work().finally(() => {
    state.isDone = true;
    signal.wake();
  });
  // Where a database is away for a moment, the next sign is in time.
  const signing = async (): Promise<PromiseSettledResult<unknown> | undefined> => {
    let last: PromiseSettledResult<unknown> | undefined;
    while (!state.isDone) {
      [last] = await Promise.allSettled([sign()]);
      await signal.wait(SIGN_EVERY_MS);
    }
    return last;
  };
  const [, last] = await Promise.allSettled([running, signing()]);
  const answer = await running;
  if (last.status === 'fulfilled' && last.value?.status === 'rejected') throw last.value.reason;
  return answer;
}
