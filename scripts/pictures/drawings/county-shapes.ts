// Outlines of counties from the atlas that the county table is made from (us-atlas, ISC; Census).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Point = readonly [number, number];
type Geometry = { id: string; type: 'Polygon' | 'MultiPolygon'; arcs: number[][] | number[][][] };
type Topology = {
  transform: { scale: Point; translate: Point };
  arcs: number[][][];
  objects: { counties: { geometries: Geometry[] } };
};

export type CountyShape = { fips: string; rings: Point[][] };

/** The counties of a state by its FIPS code; points are longitude and latitude. */
export function countyShapes(stateFips: string): CountyShape[] {
  const file = createRequire(new URL('../../../reference/package.json', import.meta.url)).resolve(
    'us-atlas/counties-10m.json',
  );
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const pointsOf = (index: number): Point[] => {
    const points = decoded(arcs[index < 0 ? ~index : index] ?? [], transform);
    return index < 0 ? points.toReversed() : points;
  };
  const ringOf = (ring: number[]): Point[] => ring.flatMap((index, at) => pointsOf(index).slice(at === 0 ? 0 : 1));
  return objects.counties.geometries
    .filter(({ id }) => id.startsWith(stateFips))
    .map(({ id, type, arcs: parts }) => ({
      fips: id,
      rings: (type === 'Polygon' ? [parts as number[][]] : (parts as number[][][])).flatMap((rings) =>
        rings.map(ringOf),
      ),
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
