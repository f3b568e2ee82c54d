// Calls of sign-up and log-in.
import { useEffect, useState } from 'react';
import type { SignedIn } from '../../server/api-types.ts';
import { get, post } from '../../server/client.ts';

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

/** Whether this installation shows its mail on the mailbox page instead of sending it. */
export function useMailbox(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    get('/api/v2/mailbox', { query: { limit: 1 }, signal: leaving.signal }).then(
      () => setKept(true),
      // Refused: this installation sends its mail, or shows it to nobody.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return kept;
}
