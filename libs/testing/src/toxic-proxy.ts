// A TCP proxy between a service and an engine that simulates network faults. A toxic applies to open and new
// connections until it is replaced.
import { createServer, connect, type Socket } from 'node:net';

export type Toxic =
  | { kind: 'none' }
  /** Every piece arrives so much later, in its order. */
  | { kind: 'latency'; ms: number }
  /** Each piece ends its connection with this chance. */
  | { kind: 'loss'; chance: number }
  /** The connections there are fall silent for good, without an end; new ones work. */
  | { kind: 'half-open' }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** The connections there are are reset, and each new one so many milliseconds after it is opened. */
  | { kind: 'reset'; afterMs: number }
  /** An end is passed on so much later. */
  | { kind: 'slow-close'; ms: number };

export type ToxicProxy = {
  port: number;
  set(toxic: Toxic): void;
  /** Connections cut, reset or silenced, and pieces delayed, since the start. */
  done(): number;
  stop(): Promise<void>;
};

type State = { toxic: Toxic; done: number; pairs: Set<Pair>; random: () => number };
type Pair = { near: Socket; far: Socket; silent: boolean };

/** Listens on a free port, or on `port`; `random` decides what is lost. */
export async function startToxicProxy(
  target: { host: string; port: number },
  { random = Math.random, port = 0 }: { random?: () => number; port?: number } = {},
): Promise<ToxicProxy> {
  const state: State = { toxic: { kind: 'none' }, done: 0, pairs: new Set(), random };
  // Half-open, so that the proxy passes on the end of one side instead of answering it.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) =>
    open(state, near, connect({ ...target, allowHalfOpen: true, noDelay: true })),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    port: address.port,
    set: (toxic) => {
      state.toxic = toxic;
      for (const pair of state.pairs) begin(state, pair, 0);
    },
    done: () => state.done,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const pair of state.pairs) end(state, pair);
      }),
  };
}

function open(state: State, near: Socket, far: Socket): void {
  const pair: Pair = { near, far, silent: false };
  state.pairs.add(pair);
  for (const socket of [near, far]) {
    socket.once('error', () => end(state, pair));
    socket.once('close', () => end(state, pair));
  }
  carry(state, pair, near, far);
  carry(state, pair, far, near);
  if (state.toxic.kind === 'reset') begin(state, pair, state.toxic.afterMs);
}

/** What a toxic does to a connection as a whole. */
function begin(state: State, pair: Pair, afterMs: number): void {
  const { kind } = state.toxic;
  if (kind === 'half-open') {
    pair.silent = true;
    state.done += 1;
  }
  if (kind === 'reset') {
    setTimeout(() => {
      if (!state.pairs.has(pair)) return;
      state.done += 1;
      pair.near.resetAndDestroy();
      end(state, pair);
    }, afterMs).unref();
  }
}

// Pieces are sent in order: a slow one delays the next, and reading pauses meanwhile.
function carry(state: State, pair: Pair, from: Socket, to: Socket): void {
  let before: Promise<void> = Promise.resolve();
  from.on('data', (piece: Buffer) => {
    from.pause();
    before = before.then(() => pass(state, pair, piece, to)).then(() => void from.resume());
  });
  from.once('end', () => {
    const { toxic } = state;
    before = before.then(async () => {
      if (toxic.kind === 'slow-close') {
        state.done += 1;
        await wait(toxic.ms);
      }
      if (!pair.silent) to.end();
    });
  });
}

async function pass(state: State, pair: Pair, piece: Buffer, to: Socket): Promise<void> {
  const { toxic } = state;
  if (pair.silent) return;
  if (toxic.kind === 'latency') {
    state.done += 1;
    await wait(toxic.ms);
  }
  if (toxic.kind === 'bandwidth') {
    state.done += 1;
    await wait((piece.length / toxic.bytesPerSecond) * 1000);
  }
  if (toxic.kind === 'loss' && state.random() < toxic.chance) {
    state.done += 1;
    end(state, pair);
    return;
  }
  if (!to.writable || to.write(piece)) return;
  await new Promise<void>((resolve) => {
    to.once('drain', resolve);
    to.once('close', resolve);
  });
}

function end(state: State, pair: Pair): void {
  state.pairs.delete(pair);
  pair.near.destroy();
  pair.far.destroy();
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
