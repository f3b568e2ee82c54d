// A server that fails during a response writes the error into the body, between markers with a tag from a header.
import { QueryFailedError } from './clickhouse.ts';

const HEADER = 'x-clickhouse-exception-tag';

/** Passes the body on without a possible error; throws `Error` with the server's text if there is one. */
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
    // A chunk may end inside the marker.
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
    // The server closes the connection right after the error, so it is complete.
  }
  const text = Buffer.concat(parts).toString('utf8').trim();
  return /Code: \d+\./.test(text)
    ? new Error(text)
    : new QueryFailedError('the server failed in the middle of its answer', undefined);
}
