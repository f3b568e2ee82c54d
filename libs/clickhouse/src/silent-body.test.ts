// The silence falls between the headers of an answer and its body: a server that sends the headers and then nothing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@leadwright/testing/eventually';
import { QueryAbortedError, QueryFailedError, type ClickHouse, type Statement } from './clickhouse.ts';
import { openServerClickHouse } from './clickhouse.server.ts';

type StatementKind = 'statement' | 'isRunning' | 'running' | 'kill' | 'ping';
const CONTROL_MS = 300;
const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

function askedBy(url: string, body: string): StatementKind {
  if (url.startsWith('/ping')) return 'ping';
  if (body.startsWith('KILL')) return 'kill';
  if (!body.includes('system.processes')) return 'statement';
  return body.includes('AS running') ? 'isRunning' : 'running';
}

/** A server on which no statement runs, and that falls silent so many times in its answers to a kind of request. */
async function place(
  silences: Partial<Record<StatementKind, number>>,
): Promise<{ clickhouse: ClickHouse; asked: StatementKind[] }> {
  const asked: StatementKind[] = [];
  const left = { ...silences };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const kind = askedBy(request.url ?? '', Buffer.concat(parts).toString());
      asked.push(kind);
      const silent = left[kind] ?? 0;
      left[kind] = silent - 1;
      if (silent > 0) response.flushHeaders();
      else response.end(kind === 'isRunning' ? '{"running":0}\n' : '');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const clickhouse = openServerClickHouse({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lostQuery: { lookEveryMs: 50, beginMsMax: 100 },
    controlMs: CONTROL_MS,
  });
  open.push(
    () => void server.close().closeAllConnections(),
    () => clickhouse.close(0),
  );
  return { clickhouse, asked };
}

async function all(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of pieces) if (piece.length < 0) break;
}

const always = Number.MAX_SAFE_INTEGER;
type Ask = (clickhouse: ClickHouse, more?: Pick<Statement, 'signal'>) => Promise<unknown>;
const rows: Ask = (clickhouse, more) => clickhouse.rows({ sql: 'SELECT 1', ...more });
const abortable: [string, Ask][] = [
  ['small result', rows],
  ['stream', (clickhouse, more) => all(clickhouse.stream({ sql: 'SELECT 1', format: 'CSV', ...more }))],
  ['command', (clickhouse, more) => clickhouse.command({ sql: 'SELECT 1', ...more })],
];
const insert: Ask = (clickhouse) => clickhouse.insert('table', [{ a: 1 }]);
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an answer of ClickHouse whose body never comes', () => {
  it.each([...abortable, ['insert', insert] as const])('fails a %s as lost', async (_kind, ask) => {
    const { clickhouse } = await place({ statement: always });
    const failure = await failureOf(ask(clickhouse));
    expect(failure).toBeInstanceOf(QueryFailedError);
    expect(String(failure)).toMatch(/lost/);
  });

  it.each(abortable)(
    'ends a %s that its caller aborts, also when nobody answers that it is killed',
    async (_kind, ask) => {
      const { clickhouse, asked } = await place({ statement: always, isRunning: always, kill: always });
      const stop = new AbortController();
      const failure = failureOf(ask(clickhouse, { signal: stop.signal }));
      await eventually(() => asked.includes('statement'));
      stop.abort();
      expect(await failure).toBeInstanceOf(QueryAbortedError);
    },
  );

  it('to the question whether a query runs does not keep it from being asked again', async () => {
    const { clickhouse, asked } = await place({ statement: always, isRunning: 3 });
    expect(String(await failureOf(rows(clickhouse)))).toMatch(/lost/);
    expect(asked.filter((kind) => kind === 'isRunning').length).toBeGreaterThan(4);
  });

  it('does not keep those waiting who ask what runs and how it is', async () => {
    const { clickhouse } = await place({ running: always, ping: always });
    await expect(clickhouse.running()).rejects.toThrow('The operation was aborted');
    await expect(clickhouse.health()).rejects.toThrow('ClickHouse does not respond');
  });
});
