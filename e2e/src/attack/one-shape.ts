// What every answer of the gateway must have, for any caller and any request.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HttpMessage } from './http-message.ts';
import { statusOf } from './raw-client.ts';

/** Each once, whatever was asked and whoever asks. */
export const headersOfEveryAnswer: readonly [name: string, value: RegExp][] = [
  ['content-security-policy', /default-src 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^no-referrer$/],
  ['x-frame-options', /^(DENY|SAMEORIGIN)$/i],
  ['x-correlation-id', /^[\w-]{8,128}$/],
];
const problemKeys = ['code', 'correlationId', 'details', 'message'];

/** A correlation id that attackers send; the gateway must not adopt it. */
export const FORGED_CORRELATION_ID = 'forged-correlation-0001';

const NOT_READY = Buffer.from('{"status":"not ready"}');

type Problem = { code: string; message: string; correlationId: string };

/** All faults of an answer. `isHead`: the answer has no body. */
export function problemsOfAnswer(answer: HttpMessage, isHead = false): string[] {
  const problems = headersOfEveryAnswer.flatMap(([name, value]) => {
    const values = answer.headers.get(name) ?? [];
    return values.length === 1 && value.test(values[0] ?? '') ? [] : [`${name}: ${values.join(' and ') || 'missing'}`];
  });
  const status = statusOf(answer);
  const correlationId = answer.headers.get('x-correlation-id')?.[0];
  if (correlationId === FORGED_CORRELATION_ID) problems.push("the correlation id is the client's");
  // What an orchestrator asks has an answer of its own, without a reason for strangers.
  if (status === 503 && answer.body.equals(NOT_READY)) return problems;
  if (status >= 500 && !(status === 503 && answer.headers.has('retry-after'))) problems.push(`status ${status}`);
  if (isHead || status < 400) return problems;
  return isNoPage(answer, status) ? problems : [...problems, ...problemsOfError(answer, correlationId)];
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

// Outside the API, the application shows its own page for an unknown address.
function isNoPage({ headers, body }: HttpMessage, status: number): boolean {
  if (status !== 404 || headers.get('content-type')?.[0]?.startsWith('text/html') !== true) return false;
  const unpack = unpackers[headers.get('content-encoding')?.[0] ?? ''] ?? ((bytes: Buffer) => bytes);
  return /^<!doctype html>/i.test(unpack(body).toString('latin1'));
}

function problemsOfError({ headers, body }: HttpMessage, correlationId: string | undefined): string[] {
  const type = headers.get('content-type')?.join() ?? 'no type';
  if (!type.startsWith('application/json')) return [`an error of ${type}`];
  const problem = problemIn(body);
  if (!problem) return [`an error that is no JSON object: ${body.subarray(0, 100).toString('latin1')}`];
  const found: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(problem.code)) found.push(`the code ${problem.code}`);
  if (typeof problem.message !== 'string' || problem.message === '') found.push('no message');
  if (problem.correlationId !== correlationId)
    found.push(`the correlation id ${problem.correlationId} beside ${correlationId}`);
  const strange = Object.keys(problem).filter((key) => !problemKeys.includes(key));
  return strange.length > 0 ? [...found, `more than a problem: ${strange.join()}`] : found;
}

function problemIn(body: Buffer): Problem | undefined {
  try {
    const parsed = JSON.parse(body.toString('utf8')) as unknown;
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Problem) : undefined;
  } catch {
    // A body that is not JSON is one of the faults.
    return undefined;
  }
}
