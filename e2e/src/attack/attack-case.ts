// A named case: the bytes of one connection, and the expected answers.
import type { Piece } from './raw-client.ts';

export type Target = {
  port: number;
  /** Where the product says that it is, which Twilio signs. */
  publicUrl: string;
  tokens: { owner: string; admin: string };
};

/** Bytes that are signed when they are sent, because the time is in the signature. */
export type SignedPiece = (target: Target) => string;

/** The expected status, or several if any of them is right. */
export type Status = number | readonly number[];

export type AttackCase = {
  name: string;
  /**
   * `<owner>`, `<admin>`, `<host>` and `nobody00` are replaced; all other text is sent unchanged, one byte per
   * character.
   */
  pieces: readonly (Piece | SignedPiece)[];
  /** The expected statuses in order. Empty: the connection just ends. */
  answers: readonly Status[];
  /** Also accepted: a parser that meets invalid bytes in the same piece may end the connection before it answers. */
  orAnswers?: readonly Status[];
  /** The gateway closes the connection after its last answer. */
  closes?: true;
  /** A request that must get the same status and body. */
  likePlain?: string;
  code?: string;
  /** The methods that `Allow` must name. */
  allow?: readonly string[];
  /** An interim answer comes first. */
  continues?: true;
  isHead?: true;
  /** Milliseconds until the client closes the connection, answered or not. */
  cutAfterMs?: number;
  drip?: { bytes: string; everyMs: number };
  /** Milliseconds until the last answer or the end, if it is not the common bound. */
  msMax?: number;
};

type More = Omit<AttackCase, 'name' | 'pieces' | 'answers'>;

/** A case with one answer, sent in one piece. */
export function attack(name: string, bytes: string | SignedPiece, status: Status, more: More = {}): AttackCase {
  return { name, pieces: [bytes], answers: [status], ...more };
}

export const asOwner = 'Authorization: Bearer <owner>\r\n';
export const asAdmin = 'Authorization: Bearer <admin>\r\n';
export const asJson = 'Content-Type: application/json\r\n';

/** The request line and headers with the empty line; each header ends in CRLF. */
export const head = (method: string, target: string, headers = ''): string =>
  `${method} ${target} HTTP/1.1\r\nHost: <host>\r\n${headers}\r\n`;

export const get = (target: string, headers = ''): string => head('GET', target, headers);

/** Adds Content-Length; a token in the body would make it wrong. */
export const post = (target: string, body: string, headers = asJson): string =>
  `${head('POST', target, `${headers}Content-Length: ${body.length}\r\n`)}${body}`;

/** One chunk per text, and the final one. */
export const chunks = (...texts: string[]): string =>
  `${texts.map((text) => `${text.length.toString(16)}\r\n${text}\r\n`).join('')}0\r\n\r\n`;

export const postChunked = (target: string, texts: string[], headers = asJson): string =>
  `${head('POST', target, `${headers}Transfer-Encoding: chunked\r\n`)}${chunks(...texts)}`;

/** UTF-8 bytes, written as one character per byte. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
