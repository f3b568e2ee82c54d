// The measures of a picture, read from its first bytes: a page that says them does not move when the picture comes.

export type Size = { width: number; height: number };

/** Of a WebP picture or an SVG. Throws where it is neither, or an SVG does not say. */
export function sizeOf(file: string, content: Buffer): Size {
  const size = file.endsWith('.svg') ? svgSize(content.toString('utf8')) : webpSize(content);
  if (size === undefined) throw new Error(`${file} is no picture whose measures can be read`);
  return size;
}

function svgSize(text: string): Size | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const of = (name: string): number => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1] ?? 0);
  const [width, height] = [of('width'), of('height')];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

// https://developers.google.com/speed/webp/docs/riff_container
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
