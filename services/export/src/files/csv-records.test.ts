import { createRecordCounter } from './csv-records.ts';

const count = (text: string, size: number): number => {
  const bytes = new TextEncoder().encode(text);
  const counter = createRecordCounter();
  for (let at = 0; at < bytes.length; at += size) counter.add(bytes.subarray(at, at + size));
  return counter.records();
};

describe('the record counter', () => {
  const text = 'Name,Note\r\n"A ""b""","two\r\nlines"\r\n"é","plain"\r\n';
  it.each([1, 2, 3, 7, 1000])('counts records and not lines, however the bytes are cut (%i)', (size) => {
    expect(count(text, size)).toBe(3);
  });
  it('counts nothing in nothing', () => expect(count('', 1)).toBe(0));
});
