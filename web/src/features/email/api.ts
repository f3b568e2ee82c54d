// Calls about a person's own e-mail address.
import { post } from '../../server/client.ts';

/** The answer is the same for free and taken addresses; only the mailboxes differ. */
export async function requestEmailChange(given: { currentPassword: string; email: string }): Promise<void> {
  await post('/api/v2/me/email', { body: given });
}

/** Whether a mailed link still confirms an address. The check does not use it up. */
export async function isEmailLinkUsable(token: string): Promise<boolean> {
  return (await post('/api/v2/email-changes/check-link', { body: { token } })).usable;
}

/** Changes the address and ends every session; nobody is logged in by it. */
export async function confirmEmail(given: { token: string }): Promise<void> {
  await post('/api/v2/email-changes/confirm', { body: given });
}
