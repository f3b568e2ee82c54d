// The one way to the API: adds the token, renews it once when it is refused, turns every failure into a ServerProblem.
import type { SignedIn } from './api-types.ts';
import { ServerProblem } from './problem.ts';
import { currentSession, signedIn, signedOut } from './session.ts';
import { newTraceparent } from './traceparent.ts';

type Query = Record<string, string | number | boolean | undefined>;
export type CallOptions = {
  query?: Query;
  signal?: AbortSignal | undefined;
  /** Makes a repeat of the same POST harmless; keep it until an answer came. */
  idempotencyKey?: string;
  timeoutMs?: number;
};

// A little above the server's own 60 s, so that the server's words arrive rather than ours.
const timeoutMsDefault = 65_000;

/** GET a JSON answer. Throws ServerProblem. */
export function get<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return call<Answer>('GET', path, undefined, options);
}

/** POST JSON and read the JSON answer; an empty answer is undefined. Throws ServerProblem. */
export function post<Answer>(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
  return call<Answer>('POST', path, body, options);
}

async function call<Answer>(method: string, path: string, body: unknown, options: CallOptions): Promise<Answer> {
  const session = currentSession();
  const first = await send(method, path, body, options, tokenOf());
  if (first.status !== 401 || session.state !== 'in') return answerOf<Answer>(first);
  // The token has run out, or another call has renewed it meanwhile.
  if (tokenOf() === session.person.token) await renewSession();
  return answerOf<Answer>(await send(method, path, body, options, tokenOf()));
}

function tokenOf(): string | undefined {
  const session = currentSession();
  return session.state === 'in' ? session.person.token : undefined;
}

async function send(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions,
  token: string | undefined,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', traceparent: newTraceparent() });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMsDefault);
  try {
    return await fetch(addressOf(path, options.query), {
      method,
      headers,
      credentials: 'same-origin',
      signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw noAnswer(timeout.aborted);
  }
}

function noAnswer(timedOut: boolean): ServerProblem {
  const code = timedOut ? 'search-timeout' : 'no-answer';
  return new ServerProblem({ status: 0, code, message: 'failed to fetch' });
}

function addressOf(path: string, query: Query | undefined): string {
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const address = asked.length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`;
  return new URL(address, window.location.origin).href;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await problemOf(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

async function problemOf(response: Response): Promise<ServerProblem> {
  const said = (await response.json().catch(() => ({}))) as Partial<ServerProblem>;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ServerProblem({
    status: response.status,
    code: said.code ?? (response.status >= 500 ? 'unavailable' : 'refused'),
    message: said.message ?? `The server answered ${response.status}.`,
    correlationId: said.correlationId ?? response.headers.get('x-correlation-id') ?? '',
    retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
    details: said.details,
  });
}

let renewing: Promise<void> | undefined;

/**
 * Asks for a new token by the refresh cookie; afterwards the session is `in` or `out`. All callers share one
 * call, and tabs take turns: a refresh token used twice looks stolen and would end the session.
 */
export function renewSession(): Promise<void> {
  renewing ??= inTurn(renew).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('leadwright-session', work);
}

async function renew(): Promise<void> {
  const before = currentSession();
  const response = await send('POST', '/api/v2/sessions/refresh', undefined, {}, undefined);
  if (response.ok) return signedIn(await answerOf<SignedIn>(response));
  if (response.status === 401 || response.status === 403) return signedOut(before.state === 'in' ? 'over' : 'visitor');
  throw await problemOf(response);
}
