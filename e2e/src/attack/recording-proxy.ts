// A proxy before a service that passes every byte unchanged. It records everything that is not one complete request of
// the gateway at a time.
import { connect, createServer, type Socket } from 'node:net';
import type { UpstreamName } from '@leadwright/gateway/upstreams/forwarded-routes';
import { problemOfRequest } from './allowed-requests.ts';
import { room } from '../room.ts';
import { BadFraming, takeMessage } from './http-message.ts';

export type Recording = {
  /** Requests that were read completely. */
  requests: number;
  /** Each with the service and the request line. */
  violations: string[];
};

export type RecordingProxy = { url: string; stop(): Promise<void> };

/** Milliseconds until a started request must be complete; the gateway forwards only complete ones. */
const WHOLE_MS_MAX = 3_000;
const REQUEST_LINE = /^[A-Z]+ \/[\x21-\x7e]* HTTP\/1\.1$/;
const STATUS_LINE = /^HTTP\/1\.1 [1-5]\d\d [\x20-\x7e]*$/;

type Watched = {
  service: UpstreamName;
  recording: Recording;
  note: (what: string) => void;
  waiting: string[];
  isLost: boolean;
};

/** Listens on a free loopback port before `target`, and adds to `recording`. */
export async function startRecordingProxy(
  service: UpstreamName,
  target: number,
  recording: Recording,
): Promise<RecordingProxy> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const watched: Watched = {
      service,
      recording,
      waiting: [],
      isLost: false,
      note: (what) => {
        // Later bytes of this connection are only consequences of the first fault.
        if (!watched.isLost) recording.violations.push(`${service}: ${what}`);
        watched.isLost = true;
      },
    };
    watchRequests(near, watched);
    watchAnswers(far, watched);
    near.pipe(far);
    far.pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      // When one side ends, `close` ends the other.
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function watchRequests(near: Socket, watched: Watched): void {
  let unread: Buffer = Buffer.alloc(0);
  let late: NodeJS.Timeout | undefined;
  near.on('data', (bytes: Buffer) => {
    if (watched.isLost) return;
    clearTimeout(late);
    unread = takeRequests(Buffer.concat([unread, bytes]), watched);
    if (unread.length > 0)
      late = setTimeout(() => watched.note(`not whole after some seconds: ${begin(unread)}`), WHOLE_MS_MAX * room());
  });
  near.once('close', () => {
    clearTimeout(late);
    if (unread.length > 0) watched.note(`ended in the middle of ${begin(unread)}`);
  });
}

const begin = (bytes: Buffer): string => JSON.stringify(bytes.subarray(0, 120).toString('latin1'));

function takeRequests(bytes: Buffer, watched: Watched): Buffer {
  let rest = bytes;
  try {
    while (rest.length > 0) {
      const taken = takeMessage(rest, {
        startLine: REQUEST_LINE,
        mayHaveBody: (line) => !/^(GET|HEAD) /.test(line),
        chunked: false,
        ended: false,
      });
      if (!taken) return rest;
      const { message } = taken;
      watched.recording.requests += 1;
      const problem = problemOfRequest(watched.service, message);
      if (problem !== undefined) watched.note(`${problem}: ${message.startLine}`);
      if (watched.waiting.length > 0) watched.note(`before the answer to ${watched.waiting[0]}: ${message.startLine}`);
      watched.waiting.push(message.startLine);
      rest = taken.rest;
    }
  } catch (error) {
    if (!(error instanceof BadFraming)) throw error;
    watched.note(error.message);
    return Buffer.alloc(0);
  }
  return rest;
}

function watchAnswers(far: Socket, watched: Watched): void {
  let unread: Buffer = Buffer.alloc(0);
  far.on('data', (bytes: Buffer) => {
    if (watched.isLost) return;
    unread = Buffer.concat([unread, bytes]);
    try {
      while (unread.length > 0) {
        const isHead = watched.waiting[0]?.startsWith('HEAD ') ?? false;
        const taken = takeMessage(unread, {
          startLine: STATUS_LINE,
          mayHaveBody: (line) => !isHead && !/ (1\d\d|204|304) /.test(line),
          chunked: true,
          ended: false,
        });
        if (!taken) return;
        if (!/ 1\d\d /.test(taken.message.startLine) && watched.waiting.shift() === undefined)
          watched.note(`an answer that nobody asked for: ${taken.message.startLine}`);
        unread = taken.rest;
      }
    } catch (error) {
      if (!(error instanceof BadFraming)) throw error;
      watched.note(`answered ${error.message}`);
    }
  });
}
