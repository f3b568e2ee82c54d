import { unavailable } from './common-refusals.ts';

/** Throws 503, with the failure as its cause, where somebody who is asked does not answer. */
export async function orUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw unavailable(error);
  }
}
