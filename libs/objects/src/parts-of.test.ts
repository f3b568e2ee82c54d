import { partsOf } from './parts-of.ts';

async function* chunks(...sizes: number[]): AsyncGenerator<Uint8Array> {
  let next = 0;
  for (const size of sizes) yield Uint8Array.from({ length: size }, () => next++ % 256);
}

async function cut(sizes: number[], partBytes: number): Promise<number[][]> {
  const parts: number[][] = [];
  for await (const part of partsOf(chunks(...sizes), partBytes)) parts.push([...part]);
  return parts;
}

describe('parts of a stream', () => {
  it('are all full but the last, and lose no byte, however the chunks fall', async () => {
    for (const sizes of [[10], [3, 3, 4], [1, 8, 1], [0, 10, 0], [4, 4, 2], Array.from({ length: 10 }, () => 1)]) {
      expect(await cut(sizes, 4)).toEqual([
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 9],
      ]);
    }
  });

  it('end with a full one where the stream ends there', async () => {
    expect(await cut([5, 3], 4)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ]);
  });

  it('of an empty stream are one empty part', async () => {
    expect(await cut([], 4)).toEqual([[]]);
    expect(await cut([0, 0], 4)).toEqual([[]]);
  });
});
