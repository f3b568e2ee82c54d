// A connection with an overdue response is destroyed: kafkajs would reuse it, for ten minutes in a test.
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';

/** How long a response may be overdue, in milliseconds. */
export type Silence = {
  /** For requests answered at once, and for a fetch within its `maxWaitTimeInMs`. */
  prompt: number;
  /** For everything else, such as a produce that waits for followers. */
  other: number;
  joining: number;
};

const KEEP_ALIVE_MS = 60_000;
const LENGTH_BYTES = 4;
// API keys, https://kafka.apache.org/protocol#protocol_api_keys.
const PROMPT = new Set([
  1 /* Fetch */, 2 /* ListOffsets */, 3 /* Metadata */, 8 /* OffsetCommit */, 9 /* OffsetFetch */,
  10 /* FindCoordinator */, 12 /* Heartbeat */, 18 /* ApiVersions */,
]);
const JOINING = new Set([11 /* JoinGroup */, 14 /* SyncGroup */]);

/** Opens the client's sockets. Destroys one whose response is overdue; kafkajs then opens another. */
export function socketFactory(silence: Silence): ISocketFactory {
  return ({ host, port, ssl, onConnect }) => {
    // kafkajs passes undefined here for plain text, whatever its type says.
    const options = ssl as typeof ssl | undefined;
    const socket = options
      ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }), ...options }, onConnect)
      : connect({ host, port }, onConnect);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    endWhenSilent(socket, silence);
    return socket;
  };
}

// Each request is one write and has one response, in order: a length, then that many bytes.
function endWhenSilent(socket: Socket, silence: Silence): void {
  const owed: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  const expect = (): void => {
    clearTimeout(timer);
    const [ms] = owed;
    if (ms === undefined) return;
    timer = setTimeout(() => socket.destroy(new Error(`the broker has been silent for ${ms} ms`)), ms).unref();
  };
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = ((...args: unknown[]) => {
    owed.push(silenceAfter(args[0], silence));
    if (owed.length === 1) expect();
    return write(...args);
  }) as typeof socket.write;
  const answers = createAnswerCounter();
  socket.on('data', (chunk: Buffer) => {
    owed.splice(0, answers(chunk));
    expect();
  });
  socket.once('close', () => clearTimeout(timer));
}

function silenceAfter(request: unknown, silence: Silence): number {
  if (!Buffer.isBuffer(request) || request.length < LENGTH_BYTES + 2) return silence.other;
  const api = request.readInt16BE(LENGTH_BYTES);
  if (JOINING.has(api)) return silence.joining;
  return PROMPT.has(api) ? silence.prompt : silence.other;
}

/** Counts the responses that end in the chunk; chunks may split them anywhere. */
function createAnswerCounter(): (chunk: Buffer) => number {
  let head = Buffer.alloc(0);
  let left = 0;
  return (chunk) => {
    let ended = 0;
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const taken = Math.min(left, chunk.length - at);
        left -= taken;
        at += taken;
        if (left === 0) ended += 1;
        continue;
      }
      const taken = chunk.subarray(at, at + LENGTH_BYTES - head.length);
      head = Buffer.concat([head, taken]);
      at += taken.length;
      if (head.length < LENGTH_BYTES) break;
      left = head.readInt32BE(0);
      head = Buffer.alloc(0);
      if (left === 0) ended += 1;
    }
    return ended;
  };
}
