// Text and shapes as outlines that can be filled.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Path } from 'fontkit';
import type { Outline, Point } from './raster.ts';

/** Lines that stand for one curve: more are not to be seen at the sizes of a picture. */
const LINES = 8;
const require = createRequire(import.meta.url);

type Weight = 400 | 700;

const opened = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = opened.get(weight);
  if (known !== undefined) return known;
  const file = readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));
  const font = create(file);
  if (!('layout' in font)) throw new Error('The font file holds several fonts.');
  opened.set(weight, font);
  return font;
}

export type Lettering = { size: number; weight: Weight };

/** How wide the text is, in pixels. */
export function widthOf(text: string, { size, weight }: Lettering): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** The outlines of a text whose first letter stands at `at`, on its base line. Throws where the font lacks a letter. */
export function letters(text: string, { size, weight }: Lettering, at: Point): Outline[] {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = at[0];
  return glyphs.flatMap((glyph, place) => {
    if (glyph.id === 0) throw new Error(`The font of the pictures lacks a letter of "${text}".`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
    const origin: Point = [pen + xOffset * scale, at[1] - yOffset * scale];
    pen += xAdvance * scale;
    return outlinesOf(glyph.path, ([x, y]) => [origin[0] + x * scale, origin[1] - y * scale]);
  });
}

function outlinesOf({ commands }: Path, placed: (point: Point) => Point): Outline[] {
  const outlines: Point[][] = [];
  let last: Point = [0, 0];
  for (const { command, args } of commands) {
    const points = pairsOf(args);
    const end = points.at(-1) ?? last;
    if (command === 'moveTo') outlines.push([end]);
    else outlines.at(-1)?.push(...along([last, ...points]));
    last = end;
  }
  return outlines.map((outline) => outline.map(placed));
}

const pairsOf = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));

/** Points on the curve with these controls, without its first: a line has two, a curve three or four. */
function along(controls: readonly Point[]): Point[] {
  if (controls.length < 3) return controls.slice(1);
  return Array.from({ length: LINES }, (_, step) => onCurve(controls, (step + 1) / LINES));
}

/** De Casteljau: between each two, until one point is left. */
function onCurve(controls: readonly Point[], share: number): Point {
  const [first, ...others] = controls;
  if (first === undefined || others.length === 0) return first ?? [0, 0];
  const between = others.map((to, at): Point => {
    const from = controls[at] ?? to;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  return onCurve(between, share);
}

/** A box with round corners. */
export function box([left, top]: Point, [width, height]: Point, radius: number): Outline {
  const corners: readonly [x: number, y: number, from: number][] = [
    [left + width - radius, top + radius, -0.5],
    [left + width - radius, top + height - radius, 0],
    [left + radius, top + height - radius, 0.5],
    [left + radius, top + radius, 1],
  ];
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: LINES + 1 }, (_, step): Point => {
      const angle = (from + step / LINES / 2) * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );
}
