// Somebody new joins a team as people do: an admin invites, a mail comes, the link is followed.
import { signedIn, visitor, type Client } from './client.ts';
import { mailTo, password } from './sign-up.ts';

/** Returns the new member, signed in. The password is that of everybody who signs up in tests. */
export async function joinTeam(
  url: string,
  admin: Client,
  email: string,
  role: 'admin' | 'download' = 'download',
): Promise<{ personId: string; client: Client }> {
  const body = { email, name: 'Grace Hopper', role };
  const invited = await admin.call<{ personId: string }>('POST', '/api/v2/team/invitations', body);
  if (invited.status !== 201) throw new Error(`invitation: ${invited.status} ${JSON.stringify(invited.body)}`);
  const token = /token=([\w.~-]+)/.exec((await mailTo(url, email)).text)?.[1] ?? '';
  const accept = { token, name: 'Grace Hopper', password };
  const joined = await visitor(url).call<{ token: string }>('POST', '/api/v2/invitations/accept', accept);
  if (joined.status !== 200) throw new Error(`accept: ${joined.status} ${JSON.stringify(joined.body)}`);
  return { personId: invited.body.personId, client: signedIn(url, joined.body.token) };
}
