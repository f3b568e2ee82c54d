// A local server that behaves like reCAPTCHA's siteverify: a form in, the verdict of a token out, each token once.
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Assessed = { action?: string; score?: number; hostname?: string };

export type Siteverify = {
  url: string;
  secretKey: string;
  /** A token as the page would get it, for a person of this score. */
  tokenFor(assessed?: Assessed): string;
  /** How the server answers from now on; `silent` never does, `hangs up` ends the connection. */
  behave(how: 'well' | 'silent' | 'hangs up' | 'status 500' | 'no JSON' | 'another form' | 'redirects'): void;
  /** Requests so far. */
  asked(): number;
  stop(): Promise<void>;
};

export async function startSiteverify(): Promise<Siteverify> {
  const secretKey = `secret-${randomUUID()}`;
  const made = new Map<string, Required<Assessed>>();
  let behaviour: Parameters<Siteverify['behave']>[0] = 'well';
  let asked = 0;
  const assess = (form: URLSearchParams): object => {
    const token = form.get('response') ?? '';
    if (form.get('secret') !== secretKey) return refused('invalid-input-secret');
    if (token === '') return refused('missing-input-response');
    if (!token.startsWith('page-')) return refused('invalid-input-response');
    const assessed = made.get(token);
    made.delete(token);
    return assessed
      ? { success: true, challenge_ts: new Date(0).toISOString(), ...assessed }
      : refused('timeout-or-duplicate');
  };
  const server = createServer((request, response) => {
    asked += 1;
    void text(request).then((body) => {
      if (behaviour === 'silent') return;
      if (behaviour === 'hangs up') return void request.socket.destroy();
      if (behaviour === 'status 500') return send(response, 500, '{"success":true}');
      if (behaviour === 'no JSON') return send(response, 200, '<html>');
      if (behaviour === 'another form') return send(response, 200, '{"success":"yes"}');
      if (behaviour === 'redirects') return void response.writeHead(307, { location: '/elsewhere' }).end();
      return send(response, 200, JSON.stringify(assess(new URLSearchParams(body))));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    tokenFor: ({ action = 'signup', score = 0.9, hostname = '127.0.0.1' } = {}) => {
      const token = `page-${randomUUID()}`;
      made.set(token, { action, score, hostname });
      return token;
    },
    behave: (how) => void (behaviour = how),
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const refused = (code: string): object => ({ success: false, 'error-codes': [code] });

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
