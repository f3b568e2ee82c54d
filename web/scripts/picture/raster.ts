// Fills outlines into a picture, with edges as smooth as a screen's: a pixel takes the share of it that is covered.

export type Colour = `#${string}`;
export type Point = readonly [x: number, y: number];
/** A closed line, in pixels from the top left. */
export type Outline = readonly Point[];

export type Raster = { width: number; height: number; /** Three bytes for each pixel. */ bytes: Buffer };

const bytesOf = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A picture of one colour. */
export function rasterOf(width: number, height: number, ground: Colour): Raster {
  return { width, height, bytes: Buffer.alloc(width * height * 3, Buffer.from(bytesOf(ground))) };
}

/** Fills what lies within the outlines; one that runs the other way round is a hole. What is off the picture is not drawn. */
export function fill(raster: Raster, outlines: readonly Outline[], colour: Colour): void {
  const { width, height, bytes } = raster;
  // How much the covered share changes from each pixel to the next of its row; a line leaves its height in two of them.
  const changes = new Float32Array((width + 2) * height);
  for (const outline of outlines)
    for (const [at, to] of outline.entries()) addLine(changes, raster, outline.at(at - 1) ?? to, to);
  const paint = bytesOf(colour);
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  const [top, end] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))];
  for (let y = top; y < end; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += changes[y * (width + 2) + x] ?? 0;
      const share = Math.min(Math.abs(sum), 1);
      if (share < 0.002) continue;
      const pixel = (y * width + x) * 3;
      for (let part = 0; part < 3; part++) {
        const now = bytes[pixel + part] ?? 0;
        bytes[pixel + part] = Math.round(now + ((paint[part] ?? 0) - now) * share);
      }
    }
  }
}

function addLine(changes: Float32Array, { width, height }: Raster, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const direction = from[1] < to[1] ? 1 : -1;
  const [[topX, topY], [endX, endY]] = direction === 1 ? [from, to] : [to, from];
  const slope = (endX - topX) / (endY - topY);
  for (let y = Math.max(0, Math.floor(topY)); y < Math.min(height, Math.ceil(endY)); y++) {
    const [begin, end] = [Math.max(y, topY), Math.min(y + 1, endY)];
    const inPicture = (x: number) => Math.min(Math.max(x, 0), width);
    const xs = [topX + (begin - topY) * slope, topX + (end - topY) * slope].map(inPicture) as [number, number];
    addRow(changes, y * (width + 2), xs, direction * (end - begin));
  }
}

/** One line within one row: its height is shared among the pixels that it crosses, by how long it is in each. */
function addRow(changes: Float32Array, row: number, xs: readonly [number, number], tall: number): void {
  const [left, right] = xs[0] < xs[1] ? xs : [xs[1], xs[0]];
  const add = (at: number, much: number) => (changes[row + at] = (changes[row + at] ?? 0) + much);
  for (let x = Math.floor(left); x === Math.floor(left) || x < right; x++) {
    const [begin, end] = [Math.max(x, left), Math.min(x + 1, right)];
    const part = right === left ? tall : (tall * (end - begin)) / (right - left);
    const covered = 1 - ((begin + end) / 2 - x);
    add(x, part * covered);
    add(x + 1, part * (1 - covered));
  }
}
