// Reads a PDF of the library back: its pages, and each text with its place. Only what the library writes.
import { inflateSync } from 'node:zlib';

export type PlacedText = { text: string; x: number; y: number };

/** `y` counts from the top of the page, in points. */
export function readPdf(bytes: Uint8Array): { pages: number; size: string; texts: PlacedText[] } {
  const file = Buffer.from(bytes).toString('latin1');
  const pages = file.match(/\/Type \/Page\b/g)?.length ?? 0;
  const size = /\/MediaBox \[([^\]]+)\]/.exec(file)?.[1] ?? '';
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, raw = '']) => contentOf(raw));
  return { pages, size, texts: streams.flatMap(textsOf) };
}

function contentOf(raw: string): string {
  const bytes = Buffer.from(raw, 'latin1');
  return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : raw;
}

function textsOf(content: string): PlacedText[] {
  return [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, block = '']) => {
    const [, x, y] = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/.exec(block) ?? [];
    const hex = [...block.matchAll(/<([0-9a-f]*)>/gi)].map(([, part = '']) => part).join('');
    const text = Buffer.from(hex, 'hex')
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, shown);
    return { text, x: Number(x), y: 792 - Number(y) };
  });
}

// Windows-1252 from 0x80 to 0x9f; Node's decoder of that name takes them for control characters.
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function shown(character: string): string {
  return HIGH[character.charCodeAt(0) - 0x80] ?? '?';
}
