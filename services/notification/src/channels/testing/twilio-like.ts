// A server in Twilio's place: the Messages API and signed status callbacks.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import twilio from 'twilio';
import { SIGNATURE_HEADER } from '../twilio/twilio-webhook.ts';
import type { SendGridMode } from './sendgrid-like.ts';

export type TwilioLike = {
  url: string;
  next: SendGridMode[];
  /** The forms of the messages that it took. */
  messages: Record<string, string>[];
  /** The callback that Twilio would send of the nth message it took. */
  callback(
    n: number,
    fields: Record<string, string>,
  ): { target: string; body: Buffer; headers: Record<string, string> };
  stop(): Promise<void>;
};

/** Listens on loopback; `authToken` signs its callbacks. */
export async function startTwilioLike(authToken: string): Promise<TwilioLike> {
  const next: SendGridMode[] = [];
  const messages: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const mode = next.shift() ?? 'take';
      const json = { 'content-type': 'application/json' };
      if (typeof mode === 'number')
        return response.writeHead(mode, json).end(JSON.stringify({ status: mode, code: 20_000 + mode, message: 'no' }));
      messages.push(Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())));
      if (mode === 'lost') return request.socket.destroy();
      return response.writeHead(201, json).end(JSON.stringify({ sid: `SM${messages.length}`, status: 'queued' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next,
    messages,
    callback: (n, status) => {
      const { StatusCallback = '' } = messages[n] ?? {};
      const fields = { MessageSid: `SM${n + 1}`, ...status };
      const { pathname, search } = new URL(StatusCallback);
      return {
        target: pathname + search,
        body: Buffer.from(new URLSearchParams(fields).toString()),
        headers: {
          [SIGNATURE_HEADER]: twilio.getExpectedTwilioSignature(authToken, StatusCallback, fields),
          'content-type': 'application/x-www-form-urlencoded',
        },
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
