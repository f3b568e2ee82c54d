// Serves the part of ClickHouse's HTTP interface that its client uses, over the embedded engine. Runs as a program: its
// arguments are the data folder and, if it shall be a certain one, the port; it prints its port and ends when its input
// closes.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { libuvThreads, openSessionPool, sessionsMax } from '@leadwright/clickhouse/session-pool';
import { createRunner, type RunRequest } from '@leadwright/clickhouse/session-run';
import { headerLines, joinChunks } from '@leadwright/clickhouse/stream-formats';

// Query parameters that are not settings.
const notSettings =
  /^(query|query_id|database|user|password|session_id|role|compress|log_comment|max_execution_time|enable_http_compression)$/;
const reads = /^\s*(SELECT|WITH|SHOW|DESCRIBE|DESC|EXISTS|EXPLAIN)\b/i;
const EXCEPTION_TAG = 'leadwrighttesttag';
// Like a server, it accepts an address of 1 MiB.
const REQUEST_LINE_BYTES_MAX = 1024 * 1024 + 16 * 1024;

const [folder, port = '0'] = process.argv.slice(2);
if (folder === undefined) throw new Error('the data folder is missing');
const pool = openSessionPool(folder, sessionsMax(libuvThreads()));
const runner = createRunner(pool);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (url.pathname === '/ping') return void response.end('Ok.\n');
  const fields = new Map(url.searchParams);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const sql = [fields.get('query') ?? '', body.toString('utf8')].filter((text) => text !== '').join('\n');
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const run = requestOf(fields, reads.test(sql) ? gone.signal : undefined);
  response.setHeader('x-clickhouse-query-id', run.id ?? '');
  response.setHeader('x-clickhouse-exception-tag', EXCEPTION_TAG);
  try {
    const format = /\bFORMAT\s+(\w+)\s*$/.exec(sql);
    if (reads.test(sql) && format?.[1] && streams(format[1]))
      await stream({ ...run, signal: gone.signal }, sql.slice(0, format.index), format[1], response);
    else
      response.end(
        await runner.run(run, async ({ session }) =>
          (await session.queryAsync(sql, { format: 'TabSeparated' })).bytes(),
        ),
      );
  } catch (error) {
    fail(response, error);
  }
}

function streams(format: string): boolean {
  try {
    headerLines(format);
    return true;
  } catch {
    return false;
  }
}

async function stream(
  run: RunRequest & { signal: AbortSignal },
  sql: string,
  format: string,
  response: ServerResponse,
): Promise<void> {
  const chunks = runner.stream(run, async function* ({ session, onStop }) {
    const source = session.queryStream(sql, { format });
    onStop(() => source.cancel());
    let empty = true;
    for await (const chunk of source) {
      empty = false;
      yield chunk.raw();
    }
    if (empty && headerLines(format) > 0) yield (await session.queryAsync(sql, { format })).bytes();
  });
  for await (const chunk of joinChunks(chunks, format)) {
    if (!response.write(chunk)) await once(response, 'drain', { signal: run.signal });
  }
  response.end();
}

function requestOf(fields: Map<string, string>, signal: AbortSignal | undefined): RunRequest {
  const params: Record<string, string> = {};
  const settings: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (name.startsWith('param_')) params[name.slice('param_'.length)] = value;
    else if (!notSettings.test(name)) settings[name] = value;
  }
  const limit = fields.get('max_execution_time');
  return {
    id: fields.get('query_id'),
    signal,
    params,
    settings,
    maxSeconds: limit === undefined ? undefined : Number(limit),
  };
}

function fail(response: ServerResponse, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  const code = /Code: (\d+)\./.exec(text)?.[1];
  if (response.headersSent) {
    const message = `${text}\n`;
    response.write(
      `\r\n__exception__\r\n${EXCEPTION_TAG}\r\n${message}${message.length} ${EXCEPTION_TAG}\r\n__exception__\r\n`,
      () => response.destroy(),
    );
    return;
  }
  response.statusCode = code === '159' ? 408 : code === '60' ? 404 : 500;
  response.setHeader('x-clickhouse-exception-code', code ?? '1002');
  response.end(
    `${code === undefined ? 'Code: 1002. DB::Exception: ' : ''}${text}${code === undefined ? ' (UNKNOWN_EXCEPTION)' : ''}\n`,
  );
}

const server = createServer({ maxHeaderSize: REQUEST_LINE_BYTES_MAX }, (request, response) => {
  answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});

// The parent run is over, however it ended.
process.stdin.resume().once('end', () => {
  server.close();
  server.closeAllConnections();
  runner
    .drain(0)
    .then(() => pool.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
