// What ends somebody's access, one row each. A row prepares all that may take its time, and answers what ends it.
import { randomUUID } from 'node:crypto';
import { asService } from '@leadwright/runtime/process/service-tokens';
import { signersOf } from '../access-matrix/people.ts';
import { owner } from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';
import { internalUrlOf } from '../product/addresses.ts';
import { logIn, signedIn, visitor, type Answer, type Client } from './client.ts';
import { mailTo, password } from './sign-up.ts';

/** A member of the demo owner's account, signed in. */
export type Leaver = { url: string; email: string; personId: string; client: Client; cookie: string };

/** Ends the access of the leaver; the answer comes after the commit. */
type Ending = () => Promise<Answer>;
export type Trigger = { name: string; prepare(leaver: Leaver): Promise<Ending> };

const byOwner = (what: string, body?: object) => ({
  prepare: async ({ url, personId }: Leaver): Promise<Ending> => {
    const admin = await logIn(url, owner.email, owner.password);
    return () => admin.call('POST', `/api/v2/team/members/${personId}/${what}`, body);
  },
});

export const triggers: readonly Trigger[] = [
  {
    name: 'log-out',
    prepare:
      async ({ url, cookie }) =>
      () =>
        visitor(url).call('POST', '/api/v2/sessions/logout', undefined, { cookie }),
  },
  {
    name: 'password change',
    prepare: async ({ url, email }) => {
      const elsewhere = await logIn(url, email, password);
      const body = { currentPassword: password, newPassword: 'copper meadow sail 44' };
      return () => elsewhere.call('POST', '/api/v2/me/password', body);
    },
  },
  {
    name: 'e-mail change',
    prepare: async ({ url, client }) => {
      const email = `moved.${randomUUID().slice(0, 8)}@canary.test`;
      const asked = await client.call('POST', '/api/v2/me/email', { currentPassword: password, email });
      if (asked.status !== 202) throw new Error(`the wish for another address: ${asked.status}`);
      const token = /confirm_email\?token=([\w.~-]+)/.exec((await mailTo(url, email)).text)?.[1] ?? '';
      return () => visitor(url).call('POST', '/api/v2/email-changes/confirm', { token });
    },
  },
  {
    name: 'end of a session by its owner',
    prepare: async ({ url, email }) => {
      const elsewhere = await logIn(url, email, password);
      return () => elsewhere.call('POST', '/api/v2/me/sessions/end-others');
    },
  },
  { name: 'removal', ...byOwner('remove') },
  { name: 'disable', ...byOwner('disable') },
  { name: 'role change', ...byOwner('role', { role: 'admin' }) },
];

/** A new member of the demo owner's account with the role download, signed in by a log-in of its own. */
export async function newLeaver({ url, dataFolder }: { url: string; dataFolder: string }): Promise<Leaver> {
  const email = `leaver.${randomUUID().slice(0, 8)}@canary.test`;
  const signer = (await signersOf(dataFolder)).get('standalone');
  const authorization = `Bearer ${signer?.sign('accounts', 'internal', asService('standalone')) ?? ''}`;
  const made = await fetch(`${internalUrlOf(dataFolder, 'accounts')}/internal/accounts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Leaver', password, memberOf: owner.email, role: 'download' }),
  });
  const { personId } = (await made.json()) as { personId: string };
  const opened = await eventually(
    () => visitor(url).call<{ token: string }>('POST', '/api/login', { email, password }),
    ({ status }) => status === 200,
  );
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { url, email, personId, client: signedIn(url, opened.body.token), cookie };
}
