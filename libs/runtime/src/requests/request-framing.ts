// One Host, one framing. Node's parser refuses most of what contradicts itself; this refuses what it lets pass.
import type { IncomingMessage } from 'node:http';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { refuse } from '../refusals/refusal.ts';

const malformed = (message: string) => refuse(commonRefusals.malformed, { message, closesConnection: true });

/** Throws 400 for framing that two servers could read differently, and for a GET or HEAD with a body. */
export function checkFraming(request: IncomingMessage): void {
  const { headers, method = '' } = request;
  const hosts = occurrences(request, 'host');
  if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0'))
    throw malformed('The request must name its host once.');
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  if (coding !== undefined) checkCoding(request, coding);
  if (occurrences(request, 'content-length') > 1 || (length !== undefined && !/^\d{1,15}$/.test(length))) {
    throw malformed('The request must give the length of its body once.');
  }
  if ((method === 'GET' || method === 'HEAD') && hasBody(request)) throw malformed(`A ${method} request has no body.`);
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function checkCoding(request: IncomingMessage, coding: string): void {
  const isPlainlyChunked = coding.trim().toLowerCase() === 'chunked' && occurrences(request, 'transfer-encoding') === 1;
  if (!isPlainlyChunked || request.httpVersion !== '1.1' || request.headers['content-length'] !== undefined) {
    throw malformed('The body must have either a length or the transfer coding "chunked".');
  }
}

const json = /^application\/json\s*(;\s*(charset\s*=\s*("utf-8"|utf-8)\s*)?)?$/i;
const form = /^application\/x-www-form-urlencoded\s*(;\s*(charset\s*=\s*("utf-8"|utf-8)\s*)?)?$/i;

/** Throws 415 unless JSON, or a form if taken. The header then has one spelling, as it is read in several places. */
export function checkMedia(request: IncomingMessage, { takesForms }: { takesForms: boolean }): void {
  if (!hasBody(request)) return;
  const { headers } = request;
  const encoding = headers['content-encoding'];
  if (encoding !== undefined) throw refuse(commonRefusals.encodingNotTaken);
  const type = headers['content-type'] ?? '';
  const isForm = takesForms && form.test(type);
  if ((!isForm && !json.test(type)) || occurrences(request, 'content-type') > 1) {
    throw refuse(commonRefusals.mediaTypeNotTaken);
  }
  headers['content-type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
}

function occurrences({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === name).length;
}
