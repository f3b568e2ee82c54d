// A named case: bytes for one connection, and what must come back.
import type { Piece } from './raw-client.ts';

/** One status, or those of which any will do. */
export type Status = number | readonly number[];

export type AttackCase = {
  name: string;
  /** `<owner>`, `<admin>`, `<host>` and `nobody00` are filled in; any other text goes out as it is, one byte per character. */
  pieces: readonly Piece[];
  /** Of each answer, in their order. None: the connection just ends. */
  answers: readonly Status[];
  /** What else may come: a parser that meets rubbish in the same piece may end the connection before the answers. */
  orAnswers?: readonly Status[];
  /** The gateway ends the connection after its last answer. */
  closes?: true;
  /** A request whose answer must be the same in status and body. */
  likePlain?: string;
  code?: string;
  /** The methods that `Allow` must name. */
  allow?: readonly string[];
  /** An interim answer comes first. */
  continues?: true;
  isHead?: true;
  /** Milliseconds after which the client goes away, answered or not. */
  cutAfterMs?: number;
  drip?: { bytes: string; everyMs: number };
  /** Milliseconds until the last answer or the end, where it is not the common bound. */
  msMax?: number;
};

type More = Omit<AttackCase, 'name' | 'pieces' | 'answers'>;

/** A case of one answer, written in one piece. */
export function attack(name: string, bytes: string, status: Status, more: More = {}): AttackCase {
  return { name, pieces: [bytes], answers: [status], ...more };
}

export const asOwner = 'Authorization: Bearer <owner>\r\n';
export const asAdmin = 'Authorization: Bearer <admin>\r\n';
export const asJson = 'Content-Type: application/json\r\n';

/** A request's head with its empty line; `headers` end in CRLF each. */
export const head = (method: string, target: string, headers = ''): string =>
  `${method} ${target} HTTP/1.1\r\nHost: <host>\r\n${headers}\r\n`;

export const get = (target: string, headers = ''): string => head('GET', target, headers);

/** With the length that it has; a token in the body would make it wrong. */
export const post = (target: string, body: string, headers = asJson): string =>
  `${head('POST', target, `${headers}Content-Length: ${body.length}\r\n`)}${body}`;

/** As many chunks as there are texts, and the last one. */
export const chunks = (...texts: string[]): string =>
  `${texts.map((text) => `${text.length.toString(16)}\r\n${text}\r\n`).join('')}0\r\n\r\n`;

export const postChunked = (target: string, texts: string[], headers = asJson): string =>
  `${head('POST', target, `${headers}Transfer-Encoding: chunked\r\n`)}${chunks(...texts)}`;

/** UTF-8 as it goes over the wire, one byte per character. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
