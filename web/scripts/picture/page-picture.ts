// The picture that link previews show of a page: its title under the mark of the site.
import type { colours } from '../../src/theme.ts';
import { box, letters, widthOf, type Lettering } from './outlines.ts';
import { pngOf } from './png.ts';
import { fill, rasterOf, type Colour, type Outline } from './raster.ts';

/** What previews of all large services show whole. */
export const PICTURE = { width: 1200, height: 630 };

const MARGIN = 88;
const titleSizes = [84, 72, 60, 52];
const LINES_MAX = 4;

type Look = { brand: string; colours: Record<keyof (typeof colours)['light'], string> };

/** The PNG of a page. Throws where the title finds no room, or has a letter that the font lacks. */
export function pagePicture({ title, kind }: { title: string; kind: string }, { brand, colours }: Look): Buffer {
  const raster = rasterOf(PICTURE.width, PICTURE.height, colours.surface as Colour);
  const put = (colour: string, ...outlines: readonly Outline[]) => fill(raster, outlines, colour as Colour);
  put(colours.primary, box([MARGIN, 80], [72, 72], 16));
  put(colours.onPrimary, ...bars([MARGIN, 80], 72));
  put(colours.ink, ...letters(brand, { size: 40, weight: 700 }, [MARGIN + 96, 131]));
  const { lettering, lines } = fitted(title);
  const height = lettering.size * 1.15;
  const first = 352 - ((lines.length - 1) * height) / 2 + lettering.size * 0.36;
  for (const [place, line] of lines.entries())
    put(colours.ink, ...letters(line, lettering, [MARGIN, first + place * height]));
  put(colours.muted, ...letters(kind, { size: 32, weight: 400 }, [MARGIN, 568]));
  put(colours.primary, box([0, PICTURE.height - 14], [PICTURE.width, 14], 0));
  return pngOf(raster);
}

/** The mark of favicon.svg, whose side is 32. */
function bars([left, top]: readonly [number, number], side: number): Outline[] {
  const unit = side / 32;
  const tops = [8, 13, 10, 17];
  return tops.map((from, place) =>
    box([left + (8 + place * 6 - 1.5) * unit, top + (from - 1.5) * unit], [3 * unit, (27 - from) * unit], 1.5 * unit),
  );
}

/** The largest letters in which the title has room. */
function fitted(title: string): { lettering: Lettering; lines: string[] } {
  for (const size of titleSizes) {
    const lettering: Lettering = { size, weight: 700 };
    const lines = wrapped(title, lettering, PICTURE.width - 2 * MARGIN);
    if (lines.length <= LINES_MAX && lines.length * size <= 290) return { lettering, lines };
  }
  throw new Error(`The title is too long for a picture: ${title}`);
}

function wrapped(text: string, lettering: Lettering, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
