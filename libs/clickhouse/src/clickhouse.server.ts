import { addAbortSignal } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { ClickHouseLogLevel, createClient, type ClickHouseClient, type ClickHouseSettings } from '@clickhouse/client';
import { type ClickHouse, type Statement } from './clickhouse.ts';
import { ROWS_FORMAT, decodeRows, rowsSettings } from './compact-rows.ts';
import type { LostQueryTimes } from './lost-query.ts';
import { createCalls, type Call } from './server-call.ts';
import {
  baseSettings,
  checkedTable,
  commentOf,
  isRunningSql,
  jsonLines,
  killSql,
  oneBlock,
  runningSql,
} from './statement.ts';
import { headerLines } from './stream-formats.ts';
import { untilException } from './stream-exception.ts';

export type ServerClickHouseOptions = {
  url: string;
  username?: string;
  password?: string;
  /** Concurrent requests; more wait in the client. */
  connections?: number;
  lostQuery?: LostQueryTimes;
  /** How long the whole answer to a question about running queries may take, milliseconds. */
  controlMs?: number;
  /** Of every statement, over the base settings and under the statement's own. */
  settings?: Readonly<Record<string, string | number>>;
  /** The cluster whose nodes share the statements: a running one is looked for on all of them. */
  cluster?: string;
};

const DRAIN_MS = 10_000;
// Longer than any `maxSeconds`: the engine's limit ends a query, and lost-query.ts detects a lost one.
const REQUEST_MS_MAX = 24 * 60 * 60 * 1000;
const CONTROL_MS_MAX = 5_000;
const CONTROL_CONNECTIONS = 2;

/** Opens a client; nothing connects before the first statement. */
export function openServerClickHouse({
  url,
  username,
  password,
  connections = 20,
  lostQuery,
  controlMs = CONTROL_MS_MAX,
  settings = {},
  cluster,
}: ServerClickHouseOptions): ClickHouse {
  const open = (max: number, requestMsMax: number): ClickHouseClient =>
    createClient({
      url,
      request_timeout: requestMsMax,
      max_open_connections: max,
      compression: { request: false, response: false },
      // Failures are thrown, and the client's own log would contain statements with their values.
      log: { level: ClickHouseLogLevel.OFF },
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    });
  const client = open(connections, REQUEST_MS_MAX);
  // Kills must not queue behind the queries they are meant to end.
  const control = open(CONTROL_CONNECTIONS, controlMs);
  const controlled = (query: string): Promise<string> =>
    textOf(answerOf(control, { query, abort_signal: AbortSignal.timeout(controlMs) }));
  const calls = createCalls(
    {
      kill: async (comment) => void (await controlled(killSql(comment, cluster))),
      isRunning: async (comment) => {
        const [row] = rowsOf<{ running: number | boolean }>(await controlled(asJson(isRunningSql(comment, cluster))));
        return Boolean(Number(row?.running));
      },
    },
    lostQuery,
  );
  const text = (call: Call, query: string): Promise<string> =>
    textOf(answerOf(client, { ...requestOf(call, settings), query }));
  const rows = <Row>(statement: Statement): Promise<Row[]> =>
    calls.run(statement, async (call) =>
      decodeRows<Row>(
        await text(
          { ...call, settings: { ...rowsSettings, ...call.settings } },
          `${statement.sql}\nFORMAT ${ROWS_FORMAT}`,
        ),
      ),
    );
  const insertLines = async (table: string, lines: string, count: number): Promise<void> => {
    const query = `INSERT INTO ${checkedTable(table)} FORMAT JSONEachRow\n${lines}`;
    await calls.run({ sql: '', settings: oneBlock(count) }, async (call) => void (await text(call, query)));
  };
  return {
    command: (statement) => calls.run(statement, async (call) => void (await text(call, statement.sql))),
    rows,
    stream: async function* (statement) {
      headerLines(statement.format);
      yield* calls.stream(statement, async function* (call) {
        yield* answerOf(client, {
          ...requestOf(call, settings),
          query: `${statement.sql}\nFORMAT ${statement.format}`,
        });
      });
    },
    insert: async (table, values) => {
      if (values.length > 0) await insertLines(table, jsonLines(values), values.length);
    },
    insertLines: (table, lines, count) => insertLines(table, Buffer.from(lines).toString('utf8'), count),
    running: async () =>
      rowsOf<{ id: string; seconds: number; sql: string }>(await controlled(asJson(runningSql(cluster)))),
    health: async () => {
      const answer = await control.ping({ select: false, abort_signal: AbortSignal.timeout(controlMs) });
      if (!answer.success) throw new Error('ClickHouse does not respond', { cause: answer.error });
    },
    close: async (drainMs = DRAIN_MS) => {
      await calls.drain(() => wait(drainMs, undefined, { ref: false }));
      await Promise.all([client.close(), control.close()]);
    },
  };
}

type Request = Parameters<ClickHouseClient['exec']>[0] & { abort_signal: AbortSignal };

/** The answer piece by piece. The client obeys the signal only until the headers; here it also ends the body. */
async function* answerOf(client: ClickHouseClient, request: Request): AsyncGenerator<Uint8Array> {
  const { stream, response_headers } = await client.exec(request);
  try {
    yield* untilException(addAbortSignal(request.abort_signal, stream), response_headers);
  } finally {
    stream.destroy();
  }
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts).toString('utf8');
}

const asJson = (query: string): string => `${query}\nFORMAT JSONEachRow`;

function rowsOf<Row>(lines: string): Row[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

function requestOf(
  call: Call,
  always: Readonly<Record<string, string | number>>,
): {
  query_id: string;
  abort_signal: AbortSignal;
  query_params: Record<string, unknown>;
  clickhouse_settings: ClickHouseSettings;
} {
  const settings = {
    ...baseSettings,
    ...always,
    ...call.settings,
    log_comment: commentOf(call.id),
    cancel_http_readonly_queries_on_client_close: 1,
    ...(call.maxSeconds === undefined ? {} : { max_execution_time: call.maxSeconds }),
  };
  return {
    query_id: call.id,
    abort_signal: call.signal,
    query_params: call.params,
    clickhouse_settings: settings as ClickHouseSettings,
  };
}
