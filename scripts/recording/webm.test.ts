import { describe, expect, it } from '@jest/globals';
import { webmOf, type Picture } from './webm.ts';

const picture = (atMs: number, isKey: boolean, text: string): Picture => ({ atMs, isKey, content: Buffer.from(text) });
const pictures = [picture(0, true, 'first'), picture(40, false, 'second'), picture(9_000, true, 'third')];
const film = (of: readonly Picture[]) => webmOf({ width: 1360, height: 850, durationMs: 12_000, pictures: of });

type Element = { id: string; at: number; content: Buffer };

/** The elements of some content, as the format has them: id, length in eight bytes, content. */
function elements(content: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < content.length;) {
    const idLength = Math.clz32(content.readUInt8(at)) - 23;
    const size = Number(content.readBigUInt64BE(at + idLength) & 0xffffffffffffffn);
    const from = at + idLength + 8;
    found.push({ id: content.toString('hex', at, at + idLength), at, content: content.subarray(from, from + size) });
    at = from + size;
  }
  return found;
}

const of = (parent: readonly Element[], id: string): Element[] => parent.filter((each) => each.id === id);
const one = (parent: readonly Element[], ...way: string[]): Buffer => {
  const [id = '', ...rest] = way;
  const found = of(parent, id)[0]?.content;
  if (found === undefined) throw new Error(`no ${id}`);
  return rest.length === 0 ? found : one(elements(found), ...rest);
};

describe('a film', () => {
  const [head, segment] = elements(film(pictures));
  const parts = elements(segment?.content ?? Buffer.alloc(0));
  const clusters = of(parts, '1f43b675');

  it('says that it is WebM, how large and how long, and that it is one track of VP9', () => {
    expect(one([...elements(head?.content ?? Buffer.alloc(0))], '4282').toString()).toBe('webm');
    expect(one(parts, '1549a966', '4489').readDoubleBE()).toBe(12_000);
    expect(of(elements(one(parts, '1654ae6b')), 'ae')).toHaveLength(1);
    expect(one(parts, '1654ae6b', 'ae', '86').toString()).toBe('V_VP9');
    expect(one(parts, '1654ae6b', 'ae', 'e0', 'b0').readUInt16BE()).toBe(1360);
    expect(one(parts, '1654ae6b', 'ae', 'e0', 'ba').readUInt16BE()).toBe(850);
  });

  it('has each picture at its time, and a cluster from each key frame on', () => {
    const seen = clusters.map(({ content }) => {
      const inside = elements(content);
      const atMs = Number(`0x${one(inside, 'e7').toString('hex')}`);
      return of(inside, 'a3').map(({ content: block }) => [
        atMs + block.readInt16BE(1),
        block.readUInt8(3) === 0x80,
        block.subarray(4).toString(),
      ]);
    });
    expect(seen).toEqual([
      [
        [0, true, 'first'],
        [40, false, 'second'],
      ],
      [[9_000, true, 'third']],
    ]);
  });

  it('has an index before the pictures that leads to each cluster', () => {
    const index = of(parts, '1c53bb6b')[0];
    expect(index?.at).toBeLessThan(clusters[0]?.at ?? 0);
    const places = elements(index?.content ?? Buffer.alloc(0)).map(({ content }) =>
      Number(one(elements(content), 'b7', 'f1').readBigUInt64BE()),
    );
    expect(places).toEqual(clusters.map(({ at }) => at));
    const sought = elements(one(parts, '114d9b74')).map(({ content }) =>
      Number(one(elements(content), '53ac').readBigUInt64BE()),
    );
    expect(sought).toEqual(['1549a966', '1654ae6b', '1c53bb6b'].map((id) => of(parts, id)[0]?.at));
  });

  it('begins with a key frame, and has no picture too far from one', () => {
    expect(() => film([picture(0, false, 'x')])).toThrow('begins with a key frame');
    expect(() => film([picture(0, true, 'x'), picture(32_768, false, 'y')])).toThrow('has no place');
  });
});
