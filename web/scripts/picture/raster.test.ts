import { fill, rasterOf, type Outline } from './raster.ts';

const square = (left: number, top: number, side: number): Outline => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
];
const greys = (outlines: readonly Outline[], size = 4): number[][] => {
  const raster = rasterOf(size, size, '#000000');
  fill(raster, outlines, '#ffffff');
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_unused, x) => raster.bytes[(y * size + x) * 3] ?? -1),
  );
};

it('fills what lies within, and nothing else', () => {
  expect(greys([square(1, 1, 2)])).toEqual([
    [0, 0, 0, 0],
    [0, 255, 255, 0],
    [0, 255, 255, 0],
    [0, 0, 0, 0],
  ]);
});

it('gives a pixel the share of it that is covered', () => {
  expect(greys([square(0.5, 0.5, 1)], 2)).toEqual([
    [64, 64],
    [64, 64],
  ]);
  const triangle: Outline = [
    [0, 0],
    [2, 2],
    [0, 2],
  ];
  expect(greys([triangle], 2)).toEqual([
    [128, 0],
    [255, 128],
  ]);
});

it('leaves a hole where an outline runs the other way round', () => {
  expect(greys([square(0, 0, 4), square(1, 1, 2).toReversed()])).toEqual([
    [255, 255, 255, 255],
    [255, 0, 0, 255],
    [255, 0, 0, 255],
    [255, 255, 255, 255],
  ]);
});

it('draws what is partly off the picture as far as it is on it', () => {
  expect(greys([square(-3, -3, 5)], 3)).toEqual([
    [255, 255, 0],
    [255, 255, 0],
    [0, 0, 0],
  ]);
  expect(greys([square(2, 2, 5)], 3)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 255],
  ]);
});
