import { headerLength, headerLines, joinChunks } from './stream-formats.ts';

async function joined(format: string, ...chunks: string[]): Promise<string> {
  let text = '';
  async function* source(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  for await (const chunk of joinChunks(source(), format)) text += Buffer.from(chunk).toString();
  return text;
}

describe('chunks of a stream', () => {
  it('keep one header, whatever stands in a name', async () => {
    expect(await joined('CSVWithNames', '"a\nb","c""\n"\r\n1,2\r\n', '"a\nb","c""\n"\r\n3,4\r\n')).toBe(
      '"a\nb","c""\n"\r\n1,2\r\n3,4\r\n',
    );
    expect(await joined('CSVWithNames', '"a\\"\n1\n', '"a\\"\n2\n')).toBe('"a\\"\n1\n2\n');
    expect(await joined('TSVWithNames', 'a"b\n1\n', 'a"b\n2\n')).toBe('a"b\n1\n2\n');
    expect(await joined('TSVWithNamesAndTypes', 'a\nUInt8\n1\n', 'a\nUInt8\n2\n')).toBe('a\nUInt8\n1\n2\n');
  });

  it('are passed as they are in a format without a header', async () => {
    expect(await joined('CSV', '1\n', '2\n')).toBe('1\n2\n');
    expect(headerLength(Buffer.from('1\n2\n'), 'JSONEachRow')).toBe(0);
  });

  it('are refused in a format that is one document', () => {
    for (const format of ['JSON', 'Parquet', 'ArrowStream', 'XML', 'CSVWithName'])
      expect(() => headerLines(format)).toThrow(/cannot be streamed/);
  });
});
