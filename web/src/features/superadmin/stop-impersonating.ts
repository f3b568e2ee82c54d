import { post, renewSession } from '../../server/client.ts';
import { tellOtherTabs } from '../../server/live/other-tabs.ts';
import { ServerProblem } from '../../server/problem.ts';

/**
 * Stops to act for another; `leave` goes to a page that the super-admin may see. The cookie is their own all the time,
 * so it brings them back.
 */
export async function stopImpersonating(leave: () => void): Promise<void> {
  try {
    await post('/api/v2/superadmin/impersonations/stop');
  } catch (error) {
    // It was over before, and the page has learnt that already.
    if (!(error instanceof ServerProblem) || error.code !== 'signed-in-as-another') throw error;
  }
  leave();
  await renewSession();
  tellOtherTabs();
}
