// chdb writes each chunk of a stream as a document of its own, so a header stands in every chunk.
// Formats that only append survive that; those with names need all headers but the first cut off;
// the rest (JSON, Parquet, Arrow …) cannot be streamed from the embedded engine and are refused.

const appending = /^(CSV|TSV|TabSeparated|JSONEachRow|JSONCompactEachRow|RowBinary|LineAsString|RawBLOB)$/;
const withHeader = /^(CSV|TSV|TabSeparated|JSONCompactEachRow)WithNames(AndTypes)?$/;

const NEWLINE = 0x0a;
const QUOTE = 0x22;

/** Lines at the head of every chunk: 0, 1 or 2. Throws for a format that cannot be streamed. */
export function headerLines(format: string): number {
  if (appending.test(format)) return 0;
  const found = withHeader.exec(format);
  if (!found) throw new Error(`the format ${format} cannot be streamed`);
  return found[2] === undefined ? 1 : 2;
}

/** Bytes of the header at the start of a chunk. A newline between the quotes of CSV is part of a name. */
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

/** The chunks as one document: the first one's header stays, the others' are cut off. */
export async function* joinChunks(chunks: AsyncIterable<Uint8Array>, format: string): AsyncGenerator<Uint8Array> {
  headerLines(format);
  let first = true;
  for await (const chunk of chunks) {
    yield first ? chunk : chunk.subarray(headerLength(chunk, format));
    first = false;
  }
}
