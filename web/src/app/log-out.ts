import { post } from '../server/client.ts';
import { signedOut } from '../server/session.ts';

/** Ends the session. The page forgets the token even if the server cannot be told; the cookie then ends by itself. */
export async function logOut(): Promise<void> {
  await post('/api/v2/sessions/logout').catch(() => undefined);
  signedOut('left');
}
