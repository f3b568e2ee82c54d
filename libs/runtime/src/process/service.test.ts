import { createLogger } from '../telemetry/logger.ts';
import { runMain, STOP_MS_MAX, type HostProcess, type MainParts, type RunningService } from './service.ts';

type Ended = { code: number; lines: string };

function testHost(stopMsMax = 60_000): {
  host: HostProcess;
  signal(name: string): void;
  unhandled(error: unknown): void;
  ended: Promise<Ended>;
  exits: number[];
} {
  const listeners = new Map<string, (signal: string) => void>();
  let unhandled: (error: unknown) => void = () => undefined;
  const lines: string[] = [];
  const exits: number[] = [];
  let end: (ended: Ended) => void = () => undefined;
  const ended = new Promise<Ended>((resolve) => {
    end = resolve;
  });
  const host: HostProcess = {
    logger: createLogger('billing', 'info', { write: (line) => void lines.push(line) }),
    stopMsMax,
    once: (name, listener) => void listeners.set(name, listener),
    onUnhandled: (listener) => (unhandled = listener),
    exit: (code) => {
      exits.push(code);
      end({ code, lines: lines.join('') });
    },
  };
  return {
    host,
    ended,
    exits,
    signal: (name) => listeners.get(name)?.(name),
    unhandled: (error) => unhandled(error),
  };
}

function serviceOf(stop: () => Promise<void>): RunningService {
  return { name: 'billing', url: 'http://127.0.0.1:1', internalUrl: 'http://127.0.0.1:2', stop };
}

describe('runMain', () => {
  it('stops the service first and then closes its engines, the last opened first, and ends with 0', async () => {
    const { host, signal, ended } = testHost();
    const order: string[] = [];
    const engine = (name: string) => ({ close: async () => void order.push(name) });
    await runMain(
      'billing',
      async ({ keep }) => {
        keep(engine('clickhouse'));
        keep(engine('bus'));
        return serviceOf(async () => void order.push('service'));
      },
      host,
    );
    signal('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(order).toEqual(['service', 'bus', 'clickhouse']);
  });

  it('stops once, however many signals come', async () => {
    const { host, signal, ended, exits } = testHost();
    let stops = 0;
    await runMain('billing', async () => serviceOf(async () => void stops++), host);
    signal('SIGTERM');
    signal('SIGINT');
    await ended;
    expect([stops, exits]).toEqual([1, [0]]);
  });

  it('ends with 1 when a stop hangs for longer than its time', async () => {
    const { host, signal, ended } = testHost(20);
    await runMain('billing', async () => serviceOf(() => new Promise(() => undefined)), host);
    const before = performance.now();
    signal('SIGTERM');
    const { code, lines } = await ended;
    expect([code, performance.now() - before >= 19]).toEqual([1, true]);
    expect(lines).toMatch(/did not stop in time/);
  });

  it('gives a stop 75 seconds', async () => {
    const { host, signal, exits } = testHost(STOP_MS_MAX);
    jest.useFakeTimers();
    try {
      await runMain('billing', async () => serviceOf(() => new Promise(() => undefined)), host);
      signal('SIGTERM');
      jest.advanceTimersByTime(74_999);
      expect(exits).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(exits).toEqual([1]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('ends with 1, and says why, when a part cannot be closed', async () => {
    const { host, signal, ended } = testHost();
    await runMain('billing', async () => serviceOf(() => Promise.reject(new Error('the pool is stuck'))), host);
    signal('SIGINT');
    expect(await ended).toEqual({ code: 1, lines: expect.stringContaining('the pool is stuck') });
  });

  it('ends with 1, and says why, when it cannot start', async () => {
    const { host, ended } = testHost();
    await runMain('billing', () => Promise.reject(new Error('no database')), host);
    expect(await ended).toEqual({ code: 1, lines: expect.stringContaining('no database') });
  });

  it('ends with 1, after a line that says why, when an engine cannot go on', async () => {
    const { host, ended } = testHost();
    let parts: MainParts | undefined;
    await runMain(
      'billing',
      async (given) => {
        parts = given;
        return serviceOf(async () => undefined);
      },
      host,
    );
    parts?.fatal(new Error('a consumer crashed for good'));
    expect(await ended).toEqual({ code: 1, lines: expect.stringContaining('a consumer crashed for good') });
  });

  it('ends with 1, after a line that says why, by an error that nobody handled', async () => {
    const { host, ended, unhandled } = testHost();
    await runMain('billing', async () => serviceOf(async () => undefined), host);
    unhandled(new Error('read ECONNRESET'));
    const { code, lines } = await ended;
    expect([code, JSON.parse(lines.trim().split('\n').at(-1) ?? '')]).toEqual([
      1,
      expect.objectContaining({
        level: 60,
        msg: 'ended by an error that nobody handled',
        err: expect.objectContaining({ message: 'read ECONNRESET' }) as unknown,
      }),
    ]);
  });
});
