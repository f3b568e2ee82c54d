import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { socketFactory } from './socket.ts';

// Longer than a busy machine keeps a timer or a reply waiting.
const SILENT_MS = 400;
const SILENCE = { prompt: SILENT_MS, other: 3 * SILENT_MS, joining: 4 * SILENT_MS };
const FAILS_MS_MAX = 30_000;
const open: Socket[] = [];
jest.setTimeout(60_000);
let broker: Server;
let answer: (socket: Socket) => void;

beforeAll(async () => {
  broker = createServer((socket) => {
    open.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(broker, 'listening');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => {
  broker.close();
});

function request(api: number): Buffer {
  const bytes = Buffer.alloc(10);
  bytes.writeInt32BE(6, 0);
  bytes.writeInt16BE(api, 4);
  return bytes;
}
const reply = Buffer.from([0, 0, 0, 3, 1, 2, 3]);

/** Asks, and answers how the connection stands so many milliseconds later: `open`, or why it was ended. */
async function after(ms: number, requests: Buffer[], answering: (socket: Socket) => void): Promise<string> {
  answer = answering;
  const address = broker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = await new Promise<Socket>((resolve) => {
    const made = socketFactory(SILENCE)({
      host: '127.0.0.1',
      port,
      ssl: undefined as never,
      onConnect: () => resolve(made),
    });
  });
  open.push(socket);
  const failure = new Promise<string>((resolve) => {
    socket.once('error', ({ message }) => resolve(message));
  });
  for (const each of requests) socket.write(each);
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('open'), ms).unref();
  });
  return Promise.race([failure, late]);
}

const silentFor = (ms: number): string => `the broker has been silent for ${ms} ms`;

describe('a connection to a broker', () => {
  it('is closed when a response is overdue', async () => {
    expect(await after(FAILS_MS_MAX, [request(3)], () => undefined)).toBe(silentFor(SILENCE.prompt));
  });
  it('is closed when the second of two responses is overdue', async () => {
    let once = false;
    expect(
      await after(FAILS_MS_MAX, [request(3), request(3)], (socket) => {
        if (!once) socket.write(reply);
        once = true;
      }),
    ).toBe(silentFor(SILENCE.prompt));
  });
  it('stays open when every response arrived, also in chunks', async () => {
    expect(
      await after(2 * SILENT_MS, [request(3)], (socket) => {
        socket.write(reply.subarray(0, 2));
        setTimeout(() => socket.write(reply.subarray(2)), 20);
      }),
    ).toBe('open');
  });
  it('stays open when no response is owed', async () => {
    expect(await after(2 * SILENT_MS, [], () => undefined)).toBe('open');
  });
  it.each([
    { what: 'a member that joins', asked: [11], ms: SILENCE.joining },
    { what: 'a produce, also with a heartbeat asked behind it', asked: [0, 12], ms: SILENCE.other },
  ])('has longer for $what', async ({ asked, ms }) => {
    expect(await after(FAILS_MS_MAX, asked.map(request), () => undefined)).toBe(silentFor(ms));
  });
  it('has no longer timeout for a fetch because a member joined before it', async () => {
    let once = false;
    expect(
      await after(FAILS_MS_MAX, [request(11), request(1)], (socket) => {
        if (!once) socket.write(reply);
        once = true;
      }),
    ).toBe(silentFor(SILENCE.prompt));
  });
});
