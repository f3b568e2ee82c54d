// A server in SendGrid's place: the v3 mail API and signed event webhooks. It takes what it is told to refuse, drop or
// break, and remembers what it would have mailed.
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EFFECT_ARGUMENT } from '../sendgrid/sendgrid-mail.ts';
import { SIGNATURE_HEADER, TIME_HEADER } from '../sendgrid/sendgrid-webhook.ts';

export type SentMail = {
  from: { email: string; name: string };
  subject: string;
  personalizations: { to: { email: string }[]; custom_args?: Record<string, string> }[];
  content: { type: string; value: string }[];
  headers?: Record<string, string>;
  custom_args?: Record<string, string>;
  tracking_settings?: Record<string, { enable: boolean }>;
};

/** `lost`: the mail is taken, and the connection ends before the answer. */
export type SendGridMode = 'take' | 'lost' | number;

export type SendGridLike = {
  url: string;
  publicKey: string;
  /** What each next call meets; `take` after them. */
  next: SendGridMode[];
  mails: SentMail[];
  requests: { url: string; headers: IncomingHttpHeaders }[];
  /** What was taken from its lists, as `bounces someone@example.test`. */
  readmitted: string[];
  /** The webhook that SendGrid would send of these events. */
  webhook(events: object[], at?: number): { body: Buffer; headers: Record<string, string> };
  stop(): Promise<void>;
};

export const effectOf = ({ custom_args: args, personalizations }: SentMail): string =>
  args?.[EFFECT_ARGUMENT] ?? personalizations[0]?.custom_args?.[EFFECT_ARGUMENT] ?? '';

/** Listens on loopback. */
export async function startSendGridLike(): Promise<SendGridLike> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const like: Pick<SendGridLike, 'next' | 'mails' | 'requests' | 'readmitted'> = {
    ...{ next: [], mails: [], requests: [] },
    readmitted: [],
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      like.requests.push({ url: request.url ?? '', headers: request.headers });
      const mode = like.next.shift() ?? 'take';
      if (typeof mode === 'number')
        return response
          .writeHead(mode, { 'content-type': 'application/json' })
          .end(JSON.stringify({ errors: [{ message: `planted.address@outside.example is ${mode}` }] }));
      const [, list] = /^\/v3\/suppression\/(\w+)$/.exec(request.url ?? '') ?? [];
      if (request.method === 'DELETE' && list !== undefined) {
        const { emails } = JSON.parse(Buffer.concat(parts).toString()) as { emails: string[] };
        like.readmitted.push(...emails.map((email) => `${list} ${email}`));
        return response.writeHead(204).end();
      }
      like.mails.push(JSON.parse(Buffer.concat(parts).toString()) as SentMail);
      if (mode === 'lost') return request.socket.destroy();
      return response.writeHead(202, { 'x-message-id': `sg-${like.mails.length}` }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...like,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    webhook: (events, at = Date.now()) => {
      const body = Buffer.from(`${JSON.stringify(events)}\r\n`);
      const time = String(Math.floor(at / 1000));
      const signature = sign('sha256', Buffer.concat([Buffer.from(time), body]), privateKey).toString('base64');
      return {
        body,
        headers: { [SIGNATURE_HEADER]: signature, [TIME_HEADER]: time, 'content-type': 'application/json' },
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
