// A local server that behaves like Recurly's API v2021-02-25, as far as the adapter uses it: the same paths, shapes,
// statuses and idempotency keys. It listens on loopback only, and a test can make it lose, fail or hold an answer.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RecurlyBooks } from './recurly-books.ts';
import { answerOf, type Answer } from './recurly-routes.ts';

export type RecurlyLike = {
  apiBase: string;
  apiKey: string;
  books: RecurlyBooks;
  /** Every call that came, in order. */
  calls: { method: string; path: string; query: string[]; key: string | null; body: unknown }[];
  /** What the books answered to them, in order; null where they were not asked. */
  answers: (Answer | null)[];
  /** Does what the next writing call asks and closes the connection without an answer. */
  loseNextAnswer: () => void;
  /** Does what the next writing call asks and answers 500. */
  failNextAnswer: () => void;
  /** Answers the next call with this, without doing anything. */
  answerNext: (status: number, contentType: string, body: string) => void;
  /** Keeps the answer of the next writing call back until it is released; `taken` resolves when the call is there. */
  holdNextAnswer: () => { taken: Promise<void>; release: () => void };
  /** An hour later: every Idempotency-Key is forgotten. */
  forgetKeys: () => void;
  stop: () => Promise<void>;
};

type Next = (response: ServerResponse, answer: Answer) => Promise<void> | void;

const API_KEY = 'local-key';
const PRIOR = { 'Idempotency-Prior': 'true' };

/** Starts the server on a free port. */
export async function startRecurlyLike(): Promise<RecurlyLike> {
  const books = new RecurlyBooks();
  const calls: RecurlyLike['calls'] = [];
  const answers: RecurlyLike['answers'] = [];
  const stored = new Map<string, Answer | 'in-flight'>();
  let nextWrite: Next | null = null;
  let instead: { status: number; contentType: string; body: string } | null = null;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await textOf(request);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://local');
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'];
    const body: unknown = text === '' ? null : JSON.parse(text);
    const at =
      calls.push({ method, path, query: [...query.keys()], key: typeof key === 'string' ? key : null, body }) - 1;
    answers[at] = null;
    if (instead) {
      const { status, contentType, body: sent } = instead;
      instead = null;
      return void response.writeHead(status, { 'content-type': contentType }).end(sent);
    }
    const refused = refusedHead(request);
    if (refused) return send(response, refused);
    const place = `${method} ${path} ${key ?? ''}`;
    const prior = method === 'GET' || key === undefined ? undefined : stored.get(place);
    if (prior === 'in-flight') return send(response, inFlight, { 'Recurly-Should-Retry': 'true', 'Retry-After': '1' });
    if (prior) return send(response, prior, PRIOR);
    const answer = answerOf(books, { method, path, query, body: (body ?? {}) as Record<string, unknown> });
    // As it was then: the books go on.
    answers[at] = structuredClone(answer);
    if (method === 'GET') return send(response, answer);
    const next = nextWrite;
    nextWrite = null;
    if (!next) {
      stored.set(place, answer);
      return send(response, answer);
    }
    stored.set(place, 'in-flight');
    try {
      await next(response, answer);
    } finally {
      stored.set(place, answer);
    }
  };

  // Never closes an idle connection: on a busy machine a call might be under way on it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    apiBase: `http://127.0.0.1:${port}`,
    apiKey: API_KEY,
    books,
    calls,
    answers,
    loseNextAnswer: () => {
      nextWrite = (response) => void response.destroy();
    },
    failNextAnswer: () => {
      nextWrite = (response) => send(response, failed);
    },
    answerNext: (status, contentType, body) => {
      instead = { status, contentType, body };
    },
    holdNextAnswer: () => {
      const [taken, released] = [gate(), gate()];
      nextWrite = async (response, answer) => {
        taken.open();
        await released.opened;
        send(response, answer);
      };
      return { taken: taken.opened, release: released.open };
    },
    forgetKeys: () => stored.clear(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const failed: Answer = { status: 500, body: { error: { type: 'internal_server_error', message: 'It went wrong.' } } };
const inFlight: Answer = { status: 409, body: { error: { type: 'bad_request', message: 'It is being worked on.' } } };
const wrongKey: Answer = { status: 401, body: { error: { type: 'unauthorized', message: 'The API key is wrong.' } } };
const wrongVersion: Answer = { status: 406, body: { error: { type: 'invalid_api_version', message: 'No version.' } } };

function refusedHead({ headers }: IncomingMessage): Answer | null {
  const expected = `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`;
  if (headers.authorization !== expected) return wrongKey;
  return headers.accept === 'application/vnd.recurly.v2021-02-25' ? null : wrongVersion;
}

function send(response: ServerResponse, { status, body }: Answer, more: Record<string, string> = {}): void {
  if (response.destroyed) return;
  const headers = body ? { 'content-type': 'application/json; charset=utf-8', ...more } : more;
  response.writeHead(status, headers).end(body ? JSON.stringify(body) : undefined);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
