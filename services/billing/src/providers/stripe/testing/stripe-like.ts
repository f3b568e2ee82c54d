// A server on loopback that behaves like Stripe for what the adapter asks: form bodies, idempotency keys, test
// cards, errors. A test moves its time, lets calls fail, and takes the webhooks that it would send.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expanded } from './expand.ts';
import { listAt, parseForm, type Form } from './form-body.ts';
import { StripeNo } from './stripe-objects.ts';
import { routes } from './stripe-routes.ts';
import { StripeWorld } from './stripe-world.ts';

/**
 * What happens to a call: `cut` and `reset` do it and break the connection in the middle of the answer or before it,
 * `hang` does it and never answers, `error` does it and answers 500. `busy` (429), `twin` (409), `down` (500) and
 * `silent` (no answer) do nothing. `held` does nothing until `release()`.
 */
export type Mishap = 'cut' | 'reset' | 'hang' | 'error' | 'busy' | 'twin' | 'down' | 'silent' | 'held';

/** A call as it arrived, so that another server can be asked the same. */
export type Call = { method: string; path: string; body: string; headers: Record<string, string> };

type Answer = { status: number; body: string };
type Kept = { call: string; answer: Answer | null; at: number };

const KEY_SECONDS = 24 * 3_600;

export type StripeLike = {
  world: StripeWorld;
  apiBase: string;
  calls: Call[];
  /** The next call whose "METHOD /path" matches has this mishap. */
  next(matching: RegExp, mishap: Mishap): void;
  release(): void;
  /** Milliseconds before each answer; 0 unless a test sets it. */
  slowMs: number;
  stop(): Promise<void>;
};

export async function startStripeLike(prices: Readonly<Record<string, number>>, nowMs: number): Promise<StripeLike> {
  const world = new StripeWorld(new Map(Object.entries(prices)), Math.floor(nowMs / 1000));
  const calls: Call[] = [];
  const kept = new Map<string, Kept>();
  const mishaps: { matching: RegExp; mishap: Mishap }[] = [];
  const held: (() => void)[] = [];

  const answerOf = (call: Call): Answer => {
    const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
    const asked = `${call.method} ${call.path}\n${call.body}`;
    const known = key === undefined ? undefined : kept.get(key);
    if (known && world.now - known.at < KEY_SECONDS) {
      if (known.call !== asked) return errorAnswer(new StripeNo(400, OTHER_CALL));
      return known.answer ?? errorAnswer(new StripeNo(409, TWIN));
    }
    const answer = run(world, call);
    if (key !== undefined && isKept(answer)) kept.set(key, { call: asked, answer, at: world.now });
    return answer;
  };

  // Never closes an idle connection: on a busy machine a call might be under way on it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await callOf(request);
    calls.push(call);
    if (like.slowMs > 0) await setTimeout(like.slowMs);
    const at = mishaps.findIndex(({ matching }) => matching.test(`${call.method} ${call.path}`));
    const [found] = at < 0 ? [] : mishaps.splice(at, 1);
    const mishap = found?.mishap;
    if (mishap === 'silent') return;
    if (mishap === 'busy') return send(response, errorAnswer(new StripeNo(429, BUSY)));
    if (mishap === 'twin') return send(response, errorAnswer(new StripeNo(409, TWIN)));
    if (mishap === 'down') return send(response, errorAnswer(new StripeNo(500, DOWN)));
    if (mishap === 'held') await twinRunning(call);
    const answer = answerOf(call);
    if (mishap === 'hang') return;
    if (mishap === 'reset') return void request.socket.resetAndDestroy();
    if (mishap === 'error') return send(response, errorAnswer(new StripeNo(500, DOWN)));
    if (mishap === 'cut') {
      response.writeHead(answer.status, { 'content-type': 'application/json', 'content-length': answer.body.length });
      response.write(answer.body.slice(0, 10), () => request.socket.destroy());
      return;
    }
    send(response, answer);
  }

  /** While a call is held, a twin with its key is answered 409. */
  async function twinRunning(call: Call): Promise<void> {
    const key = call.headers['idempotency-key'];
    if (key !== undefined)
      kept.set(key, { call: `${call.method} ${call.path}\n${call.body}`, answer: null, at: world.now });
    await new Promise<void>((resolve) => held.push(resolve));
    if (key !== undefined) kept.delete(key);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const like: StripeLike = {
    world,
    slowMs: 0,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    next: (matching, mishap) => void mishaps.push({ matching, mishap }),
    release: () => held.splice(0).forEach((go) => go()),
    stop: () =>
      new Promise((resolve) => {
        held.splice(0).forEach((go) => go());
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return like;
}

const OTHER_CALL = {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
};
const TWIN = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'another call has this key' };
const BUSY = { type: 'invalid_request_error', code: 'rate_limit', message: 'too many calls' };
const DOWN = { type: 'api_error', message: 'Stripe is down' };

// What was refused before it ran is not kept: it may be asked again in another form.
function isKept({ status }: Answer): boolean {
  return status < 400 || status === 402 || status >= 500;
}

function run(world: StripeWorld, call: Call): Answer {
  const url = new URL(call.path, 'http://stripe.like');
  const form: Form = parseForm(call.method === 'POST' ? call.body : url.search.slice(1));
  for (const [method, path, answer] of routes) {
    const match = method === call.method ? path.exec(url.pathname) : null;
    if (!match) continue;
    try {
      const found = answer(world, decodeURIComponent(match[1] ?? ''), form);
      const paths = listAt(form, 'expand').filter((each) => typeof each === 'string');
      return { status: 200, body: JSON.stringify(expanded(world, found, paths)) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return errorAnswer(error instanceof StripeNo ? error : new StripeNo(500, { ...DOWN, message: reason }));
    }
  }
  return errorAnswer(new StripeNo(404, { type: 'invalid_request_error', message: `no ${call.method} ${call.path}` }));
}

function errorAnswer({ status, body }: StripeNo): Answer {
  return { status, body: JSON.stringify({ error: body }) };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_like' });
  response.end(body);
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    body: Buffer.concat(chunks).toString(),
    headers: Object.fromEntries(headers),
  };
}
