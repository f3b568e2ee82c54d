// A super-admin who acts for somebody, by the public API: the person is found by address, and the token names both.
import { signedIn, visitor, type Client } from './client.ts';

export type Impersonating = {
  /** Calls as the person, for whom the super-admin acts. */
  client: Client;
  token: string;
  /** The super-admin's own refresh cookie: while they act, it is the person's too. */
  cookie: string;
  /** The super-admin's own token, which stays their own. */
  own: Client;
  personId: string;
  accountId: string;
  superAdminId: string;
};

type SignedIn = { token: string; uid: string; accountId: string };
export const superAdmin = { email: 'admin@demo.test', password: 'quiet-meadow-17' };

/** Logs the super-admin of the demo in, in a session of its own, and acts for the person with this address. */
export async function impersonate(url: string, email: string): Promise<Impersonating> {
  const loggedIn = await visitor(url).call<SignedIn>('POST', '/api/login', superAdmin);
  const cookie = loggedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const own = signedIn(url, loggedIn.body.token);
  const path = `/api/v2/superadmin/people?email=${encodeURIComponent(email)}`;
  const found = await own.call<{ people: { uid: string; email: string }[] }>('GET', path);
  const personId = found.body.people.find((person) => person.email === email)?.uid;
  if (personId === undefined) throw new Error(`nobody has the address ${email}: ${found.status}`);
  const started = await own.call<SignedIn>('POST', '/api/v2/superadmin/impersonations', {
    ...{ personId, reason: 'A test acts for them' },
  });
  if (started.status !== 200) throw new Error(`impersonating: ${started.status} ${JSON.stringify(started.body)}`);
  const { token, accountId } = started.body;
  return { client: signedIn(url, token), token, cookie, own, personId, accountId, superAdminId: loggedIn.body.uid };
}
