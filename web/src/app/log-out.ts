import { post } from '../server/client.ts';
import { logFailure } from '../server/log-failure.ts';
import { ServerProblem } from '../server/problem.ts';
import { signedOut } from '../server/session.ts';

/**
 * Ends the session. Throws where the server did not answer: its cookie would still log in whoever opens
 * the page next, so the person stays logged in and sees it.
 */
export async function logOut(): Promise<void> {
  try {
    await post('/api/v2/sessions/logout');
  } catch (error) {
    // A refusal means that the session was over before.
    if (!(error instanceof ServerProblem) || error.status === 0 || error.status >= 500) {
      logFailure('Unable to logout', error);
      throw error;
    }
  }
  signedOut('left');
}
