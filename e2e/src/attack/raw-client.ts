// Sends bytes to the gateway exactly as given, in the given pieces.
import { connect, type Socket } from 'node:net';
import { BadFraming, takeMessage, type HttpMessage } from './http-message.ts';

/** Bytes as latin1 text, or a pause between two pieces. */
export type Piece = string | { pauseMs: number };

export type Sending = {
  pieces: Piece[];
  /** The expected number of answers; 0 waits only for the end of the connection. */
  answers: number;
  /** The answers have no body. */
  isHead?: boolean;
  /** Waits until the gateway closes the connection after the last answer. */
  untilClosed?: boolean;
  /** Milliseconds after the last byte until the client closes, answered or not. */
  cutAfterMs?: number;
  /** Sent repeatedly until an answer comes: a request that never ends. */
  drip?: { bytes: string; everyMs: number };
  /** Milliseconds to wait for surplus bytes after the last answer. */
  quietMs?: number;
  msMax: number;
};

export type Exchange = {
  answers: HttpMessage[];
  /** 100-continue and other interim answers. */
  interim: string[];
  end: 'answered' | 'closed' | 'cut' | 'timeout';
  /** Bytes that are not an answer. */
  trouble: string[];
  ms: number;
};

const STATUS_LINE = /^HTTP\/1\.1 [1-5]\d\d [\x20-\x7e]*$/;

/** Runs one connection to its end. Never throws, and never takes longer than `msMax`. */
export function exchange(port: number, sending: Sending): Promise<Exchange> {
  const began = performance.now();
  const seen: Omit<Exchange, 'end' | 'ms'> = { answers: [], interim: [], trouble: [] };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  return new Promise((resolve) => {
    let unread: Buffer = Buffer.alloc(0);
    let isOver = false;
    const finish = (end: Exchange['end']): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      // The parser's refusal has a body even for HEAD, because it had not read the method yet.
      if (unread.length > 0 && end !== 'cut' && !sending.isHead)
        seen.trouble.push(`bytes after the last answer: ${JSON.stringify(unread.subarray(0, 160).toString('latin1'))}`);
      socket.destroy();
      resolve({ ...seen, end, ms: performance.now() - began });
    };
    const limit = setTimeout(() => finish('timeout'), sending.msMax);
    const read = (ended: boolean): void => {
      unread = takeAnswers(unread, seen, sending.isHead ?? false, ended);
      if (sending.answers > 0 && seen.answers.length >= sending.answers && !sending.untilClosed)
        setTimeout(() => finish('answered'), sending.quietMs ?? 0);
    };
    socket.on('data', (bytes: Buffer) => {
      unread = Buffer.concat([unread, bytes]);
      read(false);
    });
    // A reset counts as an end; the answers before it count.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      read(true);
      finish('closed');
    });
    void write(socket, sending, () => isOver).then(() => finish('cut'));
  });
}

function takeAnswers(bytes: Buffer, seen: Omit<Exchange, 'end' | 'ms'>, isHead: boolean, ended: boolean): Buffer {
  let rest: Buffer = bytes;
  const mayHaveBody = (startLine: string): boolean => !isHead && !/ (1\d\d|204|304) /.test(startLine);
  try {
    while (rest.length > 0) {
      const taken = takeMessage(rest, { startLine: STATUS_LINE, mayHaveBody, chunked: true, ended });
      if (!taken) return rest;
      if (/ 1\d\d /.test(taken.message.startLine)) seen.interim.push(taken.message.startLine);
      else seen.answers.push(taken.message);
      rest = taken.rest;
    }
  } catch (error) {
    if (!(error instanceof BadFraming)) throw error;
    seen.trouble.push(error.message);
    return Buffer.alloc(0);
  }
  return rest;
}

/** Resolves only if the client must be cut off. */
async function write(socket: Socket, { pieces, cutAfterMs, drip }: Sending, isOver: () => boolean): Promise<void> {
  for (const piece of pieces) {
    if (typeof piece === 'string') socket.write(Buffer.from(piece, 'latin1'));
    else await pause(piece.pauseMs);
  }
  while (drip && !isOver()) {
    await pause(drip.everyMs);
    if (!socket.destroyed) socket.write(Buffer.from(drip.bytes, 'latin1'));
  }
  return cutAfterMs === undefined ? new Promise(() => undefined) : pause(cutAfterMs);
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The status of an answer as a number. */
export const statusOf = ({ startLine }: HttpMessage): number => Number(startLine.split(' ')[1]);
