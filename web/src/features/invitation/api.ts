// Calls of the page behind the link of an invitation.
import type { SignedIn } from '../../server/api-types.ts';
import { get, post } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';

export type Checked = Answer<'post', '/api/v2/invitations/check-link'>;
export type Joined = Answer<'post', '/api/v2/invitations/confirm'>;

/** Whether the link can be used, by whom, and for what. The check does not use it up. */
export function checkInvitation(token: string): Promise<Checked> {
  return post('/api/v2/invitations/check-link', { body: { token } });
}

/** Joins with a new name and password; the answer is a session. */
export function acceptInvitation(given: { token: string; name: string; password: string }): Promise<SignedIn> {
  return post('/api/v2/invitations/accept', { body: given });
}

/** Joins with the account that one has; logs nobody in. */
export function confirmInvitation(token: string): Promise<Joined> {
  return post('/api/v2/invitations/confirm', { body: { token } });
}

/** The accounts of who is signed in here. */
export async function readMyAccounts(): Promise<Answer<'get', '/api/v2/me/accounts'>['accounts']> {
  return (await get('/api/v2/me/accounts')).accounts;
}

/** Ends this session and opens one of the other account. */
export function workIn(accountId: string): Promise<SignedIn> {
  return post('/api/v2/me/account', { body: { accountId } });
}
