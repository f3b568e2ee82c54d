// chdb puts a header in every chunk: all but the first are removed, and formats that cannot be joined are refused.

const appending = /^(CSV|TSV|TabSeparated|JSONEachRow|JSONCompactEachRow|RowBinary|LineAsString|RawBLOB)$/;
const withHeader = /^(CSV|TSV|TabSeparated|JSONCompactEachRow)WithNames(AndTypes)?$/;

const NEWLINE = 0x0a;
const QUOTE = 0x22;

/** Header lines per chunk: 0, 1 or 2. Throws for a format that cannot be streamed. */
export function headerLines(format: string): number {
  if (appending.test(format)) return 0;
  const found = withHeader.exec(format);
  if (!found) throw new Error(`the format ${format} cannot be streamed`);
  return found[2] === undefined ? 1 : 2;
}

/** Length of a chunk's header in bytes. A newline inside CSV quotes belongs to a name. */
export function headerLength(chunk: Uint8Array, format: string): number {
  const quotes = format.startsWith('CSV');
  let [quoted, left] = [false, headerLines(format)];
  for (let at = 0; at < chunk.length && left > 0; at += 1) {
    if (quotes && chunk[at] === QUOTE) quoted = !quoted;
    else if (chunk[at] === NEWLINE && !quoted) left -= 1;
    if (left === 0) return at + 1;
  }
  return 0;
}

export async function* joinChunks(chunks: AsyncIterable<Uint8Array>, format: string): AsyncGenerator<Uint8Array> {
  headerLines(format);
  let first = true;
  for await (const chunk of chunks) {
    yield first ? chunk : chunk.subarray(headerLength(chunk, format));
    first = false;
  }
}
