// A broker that is gone without a word leaves a connection that neither answers nor ends. The client
// times its requests out there, but keeps the connection and asks on it again: for ten minutes, seen
// behind a proxy that swallowed everything. So the connection itself is ended.
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';

const KEEP_ALIVE_MS = 60_000;
const LENGTH_BYTES = 4;
// A group's members wait for each other in these two: as long as a rebalance may take.
const WAITING_APIS = [11, 14];
const WAITING_TIMES = 4;

/** Opens the sockets of the client. One that owes an answer and is silent for `silentMs` is ended; of a joining member after four times that. */
export function socketFactory(silentMs: number): ISocketFactory {
  return ({ host, port, ssl, onConnect }) => {
    // The client gives nothing here for plain text, whatever its type says.
    const options = ssl as typeof ssl | undefined;
    const socket = options ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }), ...options }, onConnect) : connect({ host, port }, onConnect);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    endWhenSilent(socket, silentMs);
    return socket;
  };
}

// Every request is one write, and has one answer: a length, and so many bytes.
function endWhenSilent(socket: Socket, silentMs: number): void {
  let owed = 0;
  let waiting = false;
  let timer: NodeJS.Timeout | undefined;
  const expect = (): void => {
    clearTimeout(timer);
    if (owed === 0) return;
    const ms = waiting ? WAITING_TIMES * silentMs : silentMs;
    timer = setTimeout(() => socket.destroy(new Error(`the broker has been silent for ${ms} ms`)), ms).unref();
  };
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = ((...args: unknown[]) => {
    const [request] = args;
    if (Buffer.isBuffer(request) && request.length >= LENGTH_BYTES + 2) waiting ||= WAITING_APIS.includes(request.readInt16BE(LENGTH_BYTES));
    owed += 1;
    if (owed === 1 || waiting) expect();
    return write(...args);
  }) as typeof socket.write;
  const answers = createAnswerCounter();
  socket.on('data', (chunk: Buffer) => {
    owed = Math.max(0, owed - answers(chunk));
    if (owed === 0) waiting = false;
    expect();
  });
  socket.once('close', () => clearTimeout(timer));
}

/** How many answers end in the chunk; they may be cut anywhere. */
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
