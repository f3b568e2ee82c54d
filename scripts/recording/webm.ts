// A WebM file of one VP9 track: https://www.matroska.org/technical/elements.html. The index of key frames stands before
// the pictures, so that a browser can jump in a film of which it has the beginning.

/** One compressed picture. A key frame needs none before it. */
export type Picture = { atMs: number; isKey: boolean; content: Buffer };
type Film = { width: number; height: number; durationMs: number; pictures: readonly Picture[] };

/** The time of a picture within its cluster is 16 bits with a sign. */
const CLUSTER_MS_MAX = 32_767;
const MS_IN_NS = 1_000_000;

export function webmOf({ width, height, durationMs, pictures }: Film): Buffer {
  const clusters = inClusters(pictures);
  const head = element(0x1a45dfa3, [
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, 'webm'),
    unsigned(0x4287, 4),
    unsigned(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    unsigned(0x2ad7b1, MS_IN_NS),
    float(0x4489, durationMs),
    text(0x4d80, 'leadwright'),
    text(0x5741, 'leadwright'),
  ]);
  const measures = element(0xe0, [unsigned(0xb0, width), unsigned(0xba, height)]);
  const track = [unsigned(0xd7, 1), unsigned(0x73c5, 1), unsigned(0x83, 1), unsigned(0x9c, 0), text(0x86, 'V_VP9')];
  const tracks = element(0x1654ae6b, [element(0xae, [...track, measures])]);
  // Positions count from the start of the segment's content. Each takes eight bytes, so that the index is as long before
  // its positions are known as after.
  const before = seekHead(0, 0, 0).length + info.length + tracks.length;
  const first = before + cues(clusters, 0).length;
  const index = cues(clusters, first);
  const found = seekHead(seekHead(0, 0, 0).length, seekHead(0, 0, 0).length + info.length, before);
  return Buffer.concat([
    head,
    element(0x18538067, [found, info, tracks, index, ...clusters.map(({ content }) => content)]),
  ]);
}

type Cluster = { atMs: number; content: Buffer };

/** A cluster begins at each key frame. */
function inClusters(pictures: readonly Picture[]): Cluster[] {
  if (pictures[0]?.isKey !== true) throw new Error('A film begins with a key frame.');
  const groups: Picture[][] = [];
  for (const picture of pictures) {
    if (picture.isKey) groups.push([]);
    groups.at(-1)?.push(picture);
  }
  return groups.map((group) => {
    const atMs = group[0]?.atMs ?? 0;
    return { atMs, content: element(0x1f43b675, [unsigned(0xe7, atMs), ...group.map((each) => block(each, atMs))]) };
  });
}

function block({ atMs, isKey, content }: Picture, clusterAtMs: number): Buffer {
  const since = atMs - clusterAtMs;
  if (since < 0 || since > CLUSTER_MS_MAX) throw new Error(`A picture ${since} ms after its key frame has no place.`);
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(since, 1);
  head.writeUInt8(isKey ? 0x80 : 0, 3);
  return element(0xa3, [head, content]);
}

function cues(clusters: readonly Cluster[], first: number): Buffer {
  let at = first;
  const points = clusters.map(({ atMs, content }) => {
    const place = element(0xb7, [unsigned(0xf7, 1), position(0xf1, at)]);
    at += content.length;
    return element(0xbb, [unsigned(0xb3, atMs), place]);
  });
  return element(0x1c53bb6b, points);
}

function seekHead(info: number, tracks: number, index: number): Buffer {
  const seek = (id: number, at: number) => element(0x4dbb, [element(0x53ab, [idBytes(id)]), position(0x53ac, at)]);
  return element(0x114d9b74, [seek(0x1549a966, info), seek(0x1654ae6b, tracks), seek(0x1c53bb6b, index)]);
}

/** An element: its id, the length of its content in eight bytes, its content. */
function element(id: number, content: readonly Buffer[]): Buffer {
  const length = content.reduce((sum, each) => sum + each.length, 0);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  // The first bit that is set says how many bytes the length takes.
  size.writeUInt8(0x01, 0);
  return Buffer.concat([idBytes(id), size, ...content]);
}

function idBytes(id: number): Buffer {
  const digits = id.toString(16);
  return Buffer.from(digits, 'hex');
}

function unsigned(id: number, value: number): Buffer {
  const digits = value.toString(16);
  return element(id, [Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')]);
}

function position(id: number, value: number): Buffer {
  const content = Buffer.alloc(8);
  content.writeBigUInt64BE(BigInt(value));
  return element(id, [content]);
}

function float(id: number, value: number): Buffer {
  const content = Buffer.alloc(8);
  content.writeDoubleBE(value);
  return element(id, [content]);
}

const text = (id: number, value: string): Buffer => element(id, [Buffer.from(value, 'latin1')]);
