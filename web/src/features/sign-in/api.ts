// Calls of sign-up and log-in.
import type { SignedIn } from '../../server/api-types.ts';
import { post } from '../../server/client.ts';

export function logIn(given: { email: string; password: string }): Promise<SignedIn> {
  return post('/api/login', { body: given });
}

/** The answer is the same for known and unknown addresses; the mail differs. */
export function signUp(given: { email: string; name?: string }): Promise<{ message: string }> {
  return post('/api/v2/sign-ups', { body: given });
}

/** Whether a mailed link still opens an account. The check does not use it up. */
export async function isLinkUsable(token: string): Promise<boolean> {
  return (await post('/api/v2/sign-ups/check-link', { body: { token } })).usable;
}

/** Opens the account; the answer is a session. */
export function confirmSignUp(given: { token: string; password: string }): Promise<SignedIn> {
  return post('/api/v2/sign-ups/confirm', { body: given });
}

/** After access was lost: the own account, or a new one with a free trial. The answer is a session there. */
export function goOnAlone(_: object): Promise<SignedIn> {
  return post('/api/v2/me/conversion', {});
}
