// How old the people of one ZIP code are, as the filter Age counts them.
import { words, type Drawing, type Palette } from './svg.ts';

export type Band = { from: number; to: number; leads: number };

const [WIDTH, HEIGHT, MARGIN, FLOOR, TOP] = [640, 360, 24, 300, 84];

export function agesOfZip(zip: string, bands: readonly Band[]): (palette: Palette) => Drawing {
  const most = Math.max(...bands.map(({ leads }) => leads), 1);
  const step = (WIDTH - 2 * MARGIN) / bands.length;
  return ({ ink, muted, edge, primary }) => ({
    width: WIDTH,
    height: HEIGHT,
    content: [
      words(`Consumers in ZIP code ${zip}, by age`, { x: MARGIN, y: 40, fill: ink, size: 18, bold: true }),
      ...bands.flatMap(({ from, to, leads }, at) => {
        const height = Math.round(((FLOOR - TOP) * leads) / most);
        const left = Math.round(MARGIN + at * step);
        const middle = Math.round(left + step / 2);
        const top = FLOOR - height;
        return [
          `<rect x="${left + 3}" y="${top}" width="${Math.round(step - 6)}" height="${height}" fill="${primary}"/>`,
          words(leads.toLocaleString('en-US'), { x: middle, y: top - 8, fill: ink, size: 14, anchor: 'middle' }),
          words(`${from}–${to}`, { x: middle, y: FLOOR + 22, fill: muted, size: 14, anchor: 'middle' }),
        ];
      }),
      `<path d="M${MARGIN} ${FLOOR}H${WIDTH - MARGIN}" stroke="${edge}"/>`,
      words('Demonstration data', { x: MARGIN, y: FLOOR + 46, fill: muted }),
      words('years old', { x: WIDTH - MARGIN, y: FLOOR + 46, fill: muted, anchor: 'end' }),
    ].join('\n'),
  });
}
