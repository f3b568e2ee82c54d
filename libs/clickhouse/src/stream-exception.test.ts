import { QueryFailedError } from './clickhouse.ts';
import { untilException } from './stream-exception.ts';

const headers = { 'x-clickhouse-exception-tag': 'abcdef' };
const failing =
  'row 1\nrow 2\n\r\n__exception__\r\nabcdef\r\nCode: 395. DB::Exception: no\n28 abcdef\r\n__exception__\r\n';

async function* body(text: string, size: number, cut = false): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  if (cut) throw new Error('aborted');
}

async function read(
  source: AsyncIterable<Uint8Array>,
  known: Record<string, string> = headers,
): Promise<{ text: string; error?: unknown }> {
  let text = '';
  try {
    for await (const chunk of untilException(source, known)) text += Buffer.from(chunk).toString();
    return { text };
  } catch (error) {
    return { text, error };
  }
}

describe("a server's answer", () => {
  it('is passed whole, however it is cut, when nothing went wrong', async () => {
    for (const size of [1, 3, 7, 1000])
      expect(await read(body('row 1\r\n__exception__ is a word\nrow 2\n', size))).toEqual({
        text: 'row 1\r\n__exception__ is a word\nrow 2\n',
      });
    expect(await read(body(failing, 7), {})).toEqual({ text: failing });
  });

  it('ends with the error written into it, however it is cut, and none of the error is passed as rows', async () => {
    for (const size of [1, 3, 7, 1000]) {
      for (const cut of [false, true]) {
        const { text, error } = await read(body(failing, size, cut));
        expect(text).toBe('row 1\nrow 2\n');
        expect(String(error)).toContain('Code: 395. DB::Exception: no');
      }
    }
  });

  it('ends with an error when the marker stands there without a text', async () => {
    expect((await read(body('row\n\r\n__exception__\r\nabcdef', 100))).error).toBeInstanceOf(QueryFailedError);
  });

  it('ends with the error of a connection that was cut', async () => {
    expect(String((await read(body('row 1\n', 100, true))).error)).toContain('aborted');
  });
});
