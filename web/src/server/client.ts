// The only way to the API. It adds the token, renews it once after a 401, and turns every failure into a ServerProblem.
import type { Answer, FilePath, FileRequest, PathOf, Request } from './operations.ts';
import { addressOf } from './address.ts';
import { ServerProblem } from './problem.ts';
import { currentSession, identityOf, signedIn, signedOut } from './session.ts';
import { newTraceparent } from './traceparent.ts';

/** `fresh`: asks the server, whatever the browser keeps. */
type CallOptions = { signal?: AbortSignal | undefined; timeoutMs?: number; fresh?: boolean };
/** What is sent with a call, once its types are checked. */
type Sent = CallOptions & {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  idempotencyKey?: string;
  botCheckToken?: string;
};
/** Required where the operation requires a parameter, a body or a key. */
type Given<R> = Record<never, never> extends R ? [given?: R & CallOptions] : [given: R & CallOptions];

// A little above the server's own 60 s, so that the server's refusal arrives before ours.
const timeoutMsDefault = 65_000;

/** GET a JSON answer. Throws ServerProblem. */
export function get<P extends PathOf<'get'>>(path: P, ...given: Given<Request<'get', P>>): Promise<Answer<'get', P>>;
export function get(path: string, given?: Sent): Promise<unknown> {
  return call('GET', path, given);
}

/** POST and read the JSON answer; an answer without content is undefined. Throws ServerProblem. */
export function post<P extends PathOf<'post'>>(
  path: P,
  ...given: Given<Request<'post', P>>
): Promise<Answer<'post', P>>;
export function post(path: string, given?: Sent): Promise<unknown> {
  return call('POST', path, given);
}

/** PUT a whole resource in place of what is there; a repeat changes nothing. Throws ServerProblem. */
export function put<P extends PathOf<'put'>>(path: P, ...given: Given<Request<'put', P>>): Promise<Answer<'put', P>>;
export function put(path: string, given?: Sent): Promise<unknown> {
  return call('PUT', path, given);
}

/** GET a file, whole. Throws ServerProblem. */
export async function getFile<P extends FilePath>(path: P, given: FileRequest<P> & CallOptions): Promise<Blob> {
  const response = await responseTo('GET', path, given);
  if (!response.ok) throw await problemOf(response);
  return response.blob();
}

export type PlainAnswer = { status: number; text: string };

// An endless answer, such as the event stream, ends here.
const plainTimeoutMs = 10_000;

/** GET whatever a path of the API answers, refusals too, as it is. For people who look at the API itself. */
export async function getAnything(path: string, { signal }: { signal: AbortSignal }): Promise<PlainAnswer> {
  // A brace would begin a parameter of an operation.
  const plain = path.replaceAll('{', '%7B').replaceAll('}', '%7D');
  const response = await responseTo('GET', plain, { signal, timeoutMs: plainTimeoutMs });
  return { status: response.status, text: await response.text() };
}

async function call<Json>(method: string, path: string, given: Sent = {}): Promise<Json> {
  return answerOf<Json>(await responseTo(method, path, given));
}

async function responseTo(method: string, path: string, given: Sent): Promise<Response> {
  const session = currentSession();
  const first = await send(method, path, given, tokenOf());
  if (first.status !== 401 || session.state !== 'in') return first;
  // An answer that is not read to its end keeps its connection.
  await first.text().catch(() => '');
  // The token has expired, unless another call has renewed it already.
  if (tokenOf() === session.person.token) await renewSession();
  const now = currentSession();
  // What one person asked is never sent as another: a super-admin began or stopped to act for somebody meanwhile.
  if (now.state === 'in' && identityOf(now.person) !== identityOf(session.person)) throw signedInAsAnother();
  return send(method, path, given, tokenOf());
}

function signedInAsAnother(): ServerProblem {
  return new ServerProblem({ status: 409, code: 'signed-in-as-another', message: 'signed in as another' });
}

function tokenOf(): string | undefined {
  const session = currentSession();
  return session.state === 'in' ? session.person.token : undefined;
}

async function send(method: string, path: string, given: Sent, token: string | undefined): Promise<Response> {
  const { body, idempotencyKey, botCheckToken, signal } = given;
  const headers = new Headers({ accept: 'application/json', traceparent: newTraceparent() });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (botCheckToken !== undefined) headers.set('bot-check-token', botCheckToken);
  const timeout = AbortSignal.timeout(given.timeoutMs ?? timeoutMsDefault);
  try {
    return await fetch(addressOf(path, given), {
      method,
      headers,
      credentials: 'same-origin',
      ...(given.fresh === true ? { cache: 'no-cache' } : {}),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw noAnswer(timeout.aborted);
  }
}

function noAnswer(timedOut: boolean): ServerProblem {
  const code = timedOut ? 'search-timeout' : 'no-answer';
  return new ServerProblem({ status: 0, code, message: 'failed to fetch' });
}

async function answerOf<Json>(response: Response): Promise<Json> {
  if (!response.ok) throw await problemOf(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Json;
}

async function problemOf(response: Response): Promise<ServerProblem> {
  const problem = (await response.json().catch(() => ({}))) as Partial<ServerProblem>;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ServerProblem({
    status: response.status,
    code: problem.code ?? (response.status >= 500 ? 'unavailable' : 'refused'),
    message: problem.message ?? `The server answered ${response.status}.`,
    correlationId: problem.correlationId ?? response.headers.get('x-correlation-id') ?? '',
    retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
    details: problem.details,
  });
}

const refreshPath = '/api/v2/sessions/refresh';
let renewing: Promise<void> | undefined;

/**
 * Gets a new token by the refresh cookie; afterwards the session is `in` or `out`. All callers share one
 * call, and tabs take turns: the server takes a refresh token used twice for stolen and ends the session.
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
  const response = await send('POST', refreshPath, {}, undefined);
  if (response.ok) return signedIn(await answerOf<Answer<'post', typeof refreshPath>>(response));
  const problem = await problemOf(response);
  if (response.status === 401 || response.status === 403) return signedOut(before.state === 'in' ? 'over' : 'visitor');
  throw problem;
}
