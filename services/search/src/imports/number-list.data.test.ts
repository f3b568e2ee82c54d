// Do-not-call lists as people get them, read by a real engine.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openImportEngine, type ImportEngine } from './import-engine.ts';
import { numberParts, readNumberList, type NumberList } from './number-list.ts';

let folder: string;
let engine: ImportEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-lists-'));
  engine = await openImportEngine(folder);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(bytes: string | Uint8Array, changes = false): Promise<NumberList & { sent: unknown[] }> {
  const file = path.join(folder, 'list');
  await writeFile(file, bytes);
  const list = await readNumberList(engine, file, { changes });
  const sent: unknown[] = [];
  for await (const { lines, rows } of numberParts(engine, 7)) {
    const parsed = lines.toString().trim().split('\n');
    expect(parsed).toHaveLength(rows);
    sent.push(...parsed.map((line) => JSON.parse(line) as unknown));
  }
  return { ...list, sent };
}
const numbersOf = ({ sent }: { sent: unknown[] }) => sent.map((line) => (line as { number: string }).number);

describe('a do-not-call list', () => {
  it('is read as the registry has it, plain and in gzip', async () => {
    const text = '602,5551234\r\n480,5550100\r\n';
    const plain = await read(text);
    expect(plain).toMatchObject({ lines: 2, numbers: 2, bad: {}, bytes: text.length });
    expect(plain.sent).toEqual([
      { list: 7, line: 1, number: '6025551234', listed: 1 },
      { list: 7, line: 2, number: '4805550100', listed: 1 },
    ]);
    const packed = await read(gzipSync(text));
    expect(packed.sent).toEqual(plain.sent);
    expect(packed.sha256).not.toBe(plain.sha256);
  });

  it('is read in any usual writing of a number, whatever stands beside it', async () => {
    const lines = [
      ...['6025551230', '(602) 555-1231', '602-555-1232', '602.555.1233', '+1 602 555 1234', '1-602-555-1235'],
      ...['"6025551236","2026-11-01","Lee, Ann"', '602,555,1237', '602\t5551238', '\uFEFF6025551239', ' 602/555-1240 '],
    ];
    const list = await read(lines.join('\n'));
    expect(numbersOf(list)).toEqual(Array.from({ length: 11 }, (_, place) => String(6025551230 + place)));
    expect(list.bad).toEqual({});
  });

  it('names each bad line by its reason, and passes over empty ones', async () => {
    const list = await read(
      'Phone\n\n602555123\nLee 6025551234\n6025551234\n1025551234\n6021551234\n  \n60255512345\n',
    );
    expect(list).toMatchObject({ lines: 7, numbers: 1, bad: { 'not-ten-digits': 4, 'no-such-number': 2 } });
    expect(list.first).toEqual({ 'not-ten-digits': 1, 'no-such-number': 6 });
    expect(await read('\n\n')).toMatchObject({ lines: 0, numbers: 0, bad: {} });
  });

  it('of changes says of each number whether it is added or deleted', async () => {
    const list = await read(
      '602,5551234,2026-11-01,A\n602,5551235,D\n6025551236,2026-11-02 10:00:00,d\n602,5551237\n',
      true,
    );
    expect(list).toMatchObject({ numbers: 3, bad: { 'change-missing': 1 } });
    expect(list.sent.map((line) => (line as { listed: number }).listed)).toEqual([1, 0, 0]);
  });

  it('is refused where it is one of changes, an archive, or XML', async () => {
    await expect(read('602,5551234\n602,5551235,2026-11-01,D\n')).rejects.toMatchObject({ code: 'list-is-changes' });
    await expect(read('PK\u0003\u0004')).rejects.toMatchObject({ code: 'list-not-text' });
    await expect(read('<?xml version="1.0"?><list/>')).rejects.toMatchObject({ code: 'list-not-text' });
    await expect(readNumberList(engine, '/nowhere/list', { changes: false })).rejects.toMatchObject({
      code: 'file-missing',
    });
  });
});
