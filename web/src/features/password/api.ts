// Calls about a person's password.
import { post } from '../../server/client.ts';

/** The answer is the same for known and unknown addresses; only the mailbox differs. */
export function requestReset(given: { email: string }): Promise<{ message: string }> {
  return post('/api/v2/password-resets', { body: given });
}

/** Whether a mailed link still sets a password. The check does not use it up. */
export async function isResetLinkUsable(token: string): Promise<boolean> {
  return (await post('/api/v2/password-resets/check-link', { body: { token } })).usable;
}

/** Sets the password and ends every session; nobody is logged in by it. */
export async function resetPassword(given: { token: string; password: string }): Promise<void> {
  await post('/api/v2/password-resets/confirm', { body: given });
}

/** Ends the person's other sessions. */
export async function changePassword(given: { currentPassword: string; newPassword: string }): Promise<void> {
  await post('/api/v2/me/password', { body: given });
}
