// Signs somebody up as a person would: the form's call, the mail, the page behind the link.
import { signedIn, visitor, type Client } from './client.ts';
import { eventually } from '../eventually.ts';

type Mail = { to: string; subject: string; html: string; text: string };

/** The newest mail to an address, once there is one. */
export async function mailTo(url: string, address: string): Promise<Mail> {
  const read = async (): Promise<Mail[]> =>
    (await visitor(url).call<{ messages: Mail[] }>('GET', `/api/v2/mailbox?to=${encodeURIComponent(address)}`)).body
      .messages;
  const [mail] = await eventually(read, (messages) => messages.length > 0);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

export const password = 'violet harbour lamp 31';

/** Returns a client that is signed in on a new free trial. */
export async function signUp(url: string, email: string, more: { name?: string } = {}): Promise<Client> {
  const asked = await visitor(url).call('POST', '/api/v2/sign-ups', { email, ...more });
  if (asked.status !== 202) throw new Error(`sign-up: ${asked.status} ${JSON.stringify(asked.body)}`);
  const token = /token=([\w.~-]+)/.exec((await mailTo(url, email)).text)?.[1] ?? '';
  const confirmed = await visitor(url).call<{ token: string }>('POST', '/api/v2/sign-ups/confirm', { token, password });
  if (confirmed.status !== 200) throw new Error(`confirm: ${confirmed.status} ${JSON.stringify(confirmed.body)}`);
  return signedIn(url, confirmed.body.token);
}
