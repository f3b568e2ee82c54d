// Outlines of the states for a map of the whole country, in the atlas' own projection: Alaska and Hawaii at its side.
import { rowsOf } from '../../src/rows.ts';
import { statesTable } from '../../src/tables/states.ts';
import { fewerPoints, shapesOf, type Point } from './atlas-shapes.ts';
import { atlas } from '../packages.ts';

// Of 975 by 610: finer than a map of a page shows.
const TOLERANCE = 0.7;
const ON_MAP = 51;
// Smaller islands would be a dot.
const AREA_MIN = 6;

export type StateOutline = { state: string; name: string; outline: string };

/** All states and territories; `outline` is empty where the atlas' map has none. */
export function buildStateOutlines(): StateOutline[] {
  const shapes = shapesOf(atlas('states-albers-10m'), 'states', (line) => fewerPoints(line, TOLERANCE));
  const outlines = new Map(shapes.map(({ id, rings }) => [id, shown(rings).map(pathOf).join('')]));
  const states = rowsOf(statesTable).map(([state = '', name = '', fips = '']) => ({
    ...{ state, name },
    outline: outlines.get(fips) ?? '',
  }));
  if (states.filter(({ outline }) => outline !== '').length !== ON_MAP)
    throw new Error(`the atlas has not the ${ON_MAP} states of the country any more`);
  return states;
}

function shown(rings: readonly Point[][]): Point[][] {
  const largest = Math.max(...rings.map(areaOf));
  // The last of the Aleutians lie past the edge of the map.
  return rings.filter((ring) => areaOf(ring) >= Math.min(AREA_MIN, largest) && ring.every(([x]) => x >= 0));
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** In whole units, each point by the way from the one before, which is half as long. */
function pathOf(ring: readonly Point[]): string {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [[startX, startY] = [0, 0]] = points;
  const steps = points
    .slice(1, -1)
    .map(([x, y], at) => [x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)] as const)
    .filter(([x, y]) => x !== 0 || y !== 0);
  return `M${startX} ${startY}l${steps
    .map(([x, y]) => `${x} ${y}`)
    .join(' ')
    .replaceAll(' -', '-')}z`;
}
