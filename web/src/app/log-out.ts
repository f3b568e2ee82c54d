import { post } from '../server/client.ts';
import { signedOut } from '../server/session.ts';

/** Ends the session. Without an answer of the server the page still forgets the token, and the cookie expires by itself. */
export async function logOut(): Promise<void> {
  await post('/api/v2/sessions/logout').catch(() => undefined);
  signedOut('left');
}
