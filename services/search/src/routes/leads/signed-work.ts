// Who writes or activates a version says each second that it lives: whoever is silent is dead, and another may begin.
import { createSignal } from '@leadwright/runtime/process/signal';

const SIGN_EVERY_MS = 1_000;

/** The work's answer, once neither goes on. A sign that cannot be given fails what the work did not. */
export async function signed<Answer>(work: () => Promise<Answer>, sign: () => Promise<unknown>): Promise<Answer> {
  const state = { isDone: false };
  const signal = createSignal();
  const running = work().finally(() => {
    state.isDone = true;
    signal.wake();
  });
  const signing = async (): Promise<void> => {
    while (!state.isDone) {
      await sign();
      await signal.wait(SIGN_EVERY_MS);
    }
  };
  const [, given] = await Promise.allSettled([running, signing()]);
  const answer = await running;
  if (given.status === 'rejected') throw given.reason;
  return answer;
}
