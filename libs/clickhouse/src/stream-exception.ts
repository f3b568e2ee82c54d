// A server that fails after it began to answer writes its error into the body, between markers made
// of a tag that a response header named before (25.11 and later), and cuts the connection.
import { QueryFailedError } from './clickhouse.ts';

const HEADER = 'x-clickhouse-exception-tag';

/** The body without what may be an error; throws `Error` with the server's text once there is one. */
export async function* untilException(
  body: AsyncIterable<Uint8Array>,
  headers: Record<string, string | string[] | undefined>,
): AsyncGenerator<Uint8Array> {
  const tag = headers[HEADER];
  const marker = typeof tag === 'string' ? Buffer.from(`\r\n__exception__\r\n${tag}`) : undefined;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of body) {
    if (!marker) {
      yield chunk;
      continue;
    }
    const known = Buffer.concat([held, chunk]);
    const at = known.indexOf(marker);
    if (at > 0) yield known.subarray(0, at);
    if (at >= 0) throw await failure(known.subarray(at + marker.length), body);
    // The marker may be cut by a chunk's end.
    const sure = Math.max(known.length - marker.length, 0);
    if (sure > 0) yield known.subarray(0, sure);
    held = known.subarray(sure);
  }
  if (held.length > 0) yield held;
}

async function failure(start: Buffer, body: AsyncIterable<Uint8Array>): Promise<Error> {
  const parts = [start];
  try {
    for await (const part of body) parts.push(Buffer.from(part));
  } catch {
    // The connection is cut right after the error: what has come is all of it.
  }
  const text = Buffer.concat(parts).toString('utf8').trim();
  return /Code: \d+\./.test(text)
    ? new Error(text)
    : new QueryFailedError('the server failed in the middle of its answer', undefined);
}
