// A strict parser of HTTP/1.1 for both directions, which rejects what the product's parser tolerates. It reads the
// gateway's answers and watches its requests to services.

/** Lower-case header names, each with its values in order. */
export type HttpMessage = { startLine: string; headers: Map<string, string[]>; body: Buffer };

/** Bytes that are not a message, with the first of them. */
export class BadFraming extends Error {
  constructor(what: string, bytes: Buffer) {
    super(`${what}: ${JSON.stringify(bytes.subarray(0, 160).toString('latin1'))}`);
  }
}

export type Framing = {
  /** Whether the message can have a body. */
  mayHaveBody: (startLine: string) => boolean;
  startLine: RegExp;
  chunked: boolean;
  /** The peer has closed: a body without a length is complete. */
  ended: boolean;
};

const HEADER = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*$/;
const HEAD_BYTES_MAX = 64 * 1024;

/** The first message of `bytes` and the rest; undefined while it is incomplete. Throws `BadFraming`. */
export function takeMessage(bytes: Buffer, framing: Framing): { message: HttpMessage; rest: Buffer } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) {
    if (bytes.length > HEAD_BYTES_MAX) throw new BadFraming('a head without an end', bytes);
    return undefined;
  }
  const [startLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  if (!framing.startLine.test(startLine)) throw new BadFraming('no start line', bytes);
  const headers = headersOf(lines, bytes);
  const after = bytes.subarray(headEnd + 4);
  const taken = framing.mayHaveBody(startLine)
    ? takeBody(headers, after, framing)
    : { body: Buffer.alloc(0), rest: after };
  return taken && { message: { startLine, headers, body: taken.body }, rest: taken.rest };
}

function headersOf(lines: string[], bytes: Buffer): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new BadFraming(`no header ${JSON.stringify(line)}`, bytes);
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return headers;
}

type Taken = { body: Buffer; rest: Buffer } | undefined;

function takeBody(headers: Map<string, string[]>, after: Buffer, framing: Framing): Taken {
  const lengths = headers.get('content-length');
  const codings = headers.get('transfer-encoding');
  if (lengths && codings) throw new BadFraming('a length and a transfer coding', after);
  if (codings) {
    if (!framing.chunked || codings.join() !== 'chunked')
      throw new BadFraming(`the transfer coding ${codings.join()}`, after);
    return takeChunks(after);
  }
  if (lengths) {
    if (!/^\d{1,15}$/.test(lengths.join())) throw new BadFraming(`the length ${lengths.join()}`, after);
    const length = Number(lengths[0]);
    return after.length < length ? undefined : { body: after.subarray(0, length), rest: after.subarray(length) };
  }
  // Only an answer may end with its connection; a request without a length has no body.
  if (!framing.chunked) return { body: Buffer.alloc(0), rest: after };
  return framing.ended ? { body: after, rest: Buffer.alloc(0) } : undefined;
}

function takeChunks(after: Buffer): Taken {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = after.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = after.subarray(at, lineEnd).toString('latin1');
    if (!/^[0-9a-fA-F]{1,8}$/.test(size)) throw new BadFraming(`the chunk size ${JSON.stringify(size)}`, after);
    const begin = lineEnd + 2;
    const end = begin + Number.parseInt(size, 16);
    if (after.length < end + 2) return undefined;
    if (after.subarray(end, end + 2).toString('latin1') !== '\r\n')
      throw new BadFraming('a chunk longer than its size', after);
    if (end === begin) return { body: Buffer.concat(chunks), rest: after.subarray(end + 2) };
    chunks.push(after.subarray(begin, end));
    at = end + 2;
  }
}
