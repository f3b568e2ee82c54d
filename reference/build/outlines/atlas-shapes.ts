// Outlines of the atlas' areas. Two that border on each other share a line, which is simplified once, so that no gap opens.

export type Point = readonly [x: number, y: number];
type Geometry = { id: string; type: 'Polygon' | 'MultiPolygon'; arcs: number[][] | number[][][] };
export type Topology = {
  transform: { scale: Point; translate: Point };
  arcs: number[][][];
  objects: Record<string, { geometries: Geometry[] }>;
};

export type Shape = { id: string; rings: Point[][] };

/** The areas of an object of the atlas; `simplified` makes fewer points of a line and keeps its ends. */
export function shapesOf(
  { transform, arcs, objects }: Topology,
  object: string,
  simplified: (line: Point[]) => Point[] = (line) => line,
): Shape[] {
  const lines = arcs.map((arc) => simplified(decoded(arc, transform)));
  const lineOf = (index: number): Point[] => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []));
  const ringOf = (ring: number[]): Point[] => ring.flatMap((index, at) => lineOf(index).slice(at === 0 ? 0 : 1));
  return (objects[object]?.geometries ?? []).map(({ id, type, arcs: parts }) => ({
    id,
    rings: (type === 'Polygon' ? [parts as number[][]] : (parts as number[][][])).flatMap((rings) => rings.map(ringOf)),
  }));
}

// Each point is the way from the one before.
function decoded(arc: number[][], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([right = 0, up = 0]) => {
    x += right;
    y += up;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Leaves out the points that are no further than `tolerance` from the line without them (Douglas and Peucker). */
export function fewerPoints(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.map((point) => distance(point, first, last));
  const furthest = distances.reduce((best, each, at) => (each > (distances[best] ?? 0) ? at : best), 0);
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...fewerPoints(line.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...fewerPoints(line.slice(furthest), tolerance),
  ];
}

// Of a line that ends where it began, from there.
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
