// Five chosen counties on the map of their state, with how many homeowners each has.
import { countyShapes, type CountyShape } from './county-shapes.ts';
import { words, type Drawing, type Palette } from './svg.ts';

const ARIZONA = '04';
/** At the latitude of Arizona a degree of longitude is so much shorter than one of latitude. */
const ASPECT = 0.829;
const [WIDTH, HEIGHT, MARGIN, MAP] = [640, 440, 24, 340];

export type ChosenCounty = { fips: string; name: string; leads: number };

export function fiveCounties(chosen: readonly ChosenCounty[]): (palette: Palette) => Drawing {
  const shapes = countyShapes(ARIZONA);
  const project = fitted(shapes);
  return ({ ink, muted, line, edge, canvas, primary, onPrimary }) => {
    const map = shapes.map((shape) => {
      const at = chosen.findIndex(({ fips }) => fips === shape.fips);
      const outline = shape.rings
        .map((ring) => `M${ring.map((point) => project(point).join(' ')).join('L')}Z`)
        .join('');
      return `<path d="${outline}" fill="${at < 0 ? canvas : primary}" stroke="${at < 0 ? edge : onPrimary}"/>`;
    });
    const numbers = chosen.map(({ fips }, at) => {
      const [x, y] = middleOf(
        shapes.find((shape) => shape.fips === fips),
        project,
      );
      return words(String(at + 1), { x, y: y + 6, fill: onPrimary, size: 18, bold: true, anchor: 'middle' });
    });
    const left = MAP + 2 * MARGIN;
    const rows = chosen.map(({ name, leads }, at) => {
      const y = 96 + at * 44;
      return [
        words(`${at + 1}  ${name}`, { x: left, y, fill: ink, size: 16 }),
        words(leads.toLocaleString('en-US'), { x: WIDTH - MARGIN, y, fill: ink, size: 16, bold: true, anchor: 'end' }),
        `<path d="M${left} ${y + 14}H${WIDTH - MARGIN}" stroke="${line}"/>`,
      ].join('');
    });
    const all = chosen.reduce((sum, { leads }) => sum + leads, 0);
    const foot = 96 + chosen.length * 44;
    return {
      width: WIDTH,
      height: HEIGHT,
      content: [
        ...map,
        ...numbers,
        words('Homeowners aged 45 to 64', { x: left, y: 48, fill: muted, size: 16 }),
        ...rows,
        words('Demonstration data', { x: left, y: HEIGHT - MARGIN, fill: muted }),
        words('In one search', { x: left, y: foot, fill: ink, size: 16 }),
        words(all.toLocaleString('en-US'), {
          x: WIDTH - MARGIN,
          y: foot,
          fill: ink,
          size: 20,
          bold: true,
          anchor: 'end',
        }),
      ].join('\n'),
    };
  };
}

type Project = (point: readonly [number, number]) => [number, number];

function fitted(shapes: readonly CountyShape[]): Project {
  const points = shapes.flatMap(({ rings }) => rings.flat());
  const [lefts, tops] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...lefts), Math.max(...tops)];
  const scale = Math.min(
    (MAP - MARGIN) / ((Math.max(...lefts) - left) * ASPECT),
    (HEIGHT - 2 * MARGIN) / (top - Math.min(...tops)),
  );
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return ([x, y]) => [rounded(MARGIN + (x - left) * ASPECT * scale), rounded(MARGIN + (top - y) * scale)];
}

/** The centre of its area. */
function middleOf(shape: CountyShape | undefined, project: Project): [number, number] {
  const points = (shape?.rings[0] ?? []).map(project);
  let [area, x, y] = [0, 0, 0];
  for (const [at, [left, top]] of points.entries()) {
    const [right, bottom] = points[(at + 1) % points.length] ?? [left, top];
    const part = left * bottom - right * top;
    area += part;
    x += (left + right) * part;
    y += (top + bottom) * part;
  }
  return [Math.round(x / (3 * area)), Math.round(y / (3 * area))];
}
