// From the allowance to the file, and back where the file does not hold it. The words are those of the usage page.
import { words, type Drawing, type Palette } from './svg.ts';

const [WIDTH, HEIGHT] = [640, 316];
const BOX = { width: 168, height: 96, top: 64 };

const stations = [
  { x: 24, title: 'Your leads', text: ['what the plan gave', 'and you have left'] },
  { x: 236, title: 'On hold', text: ['from the order until', 'the file is there'] },
  { x: 448, title: 'Used', text: ['exactly the rows', 'that the file has'] },
];

export function wayOfALead(): (palette: Palette) => Drawing {
  return ({ ink, muted, edge, canvas, primary, accent }) => {
    const arrow = (path: string, colour: string) =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2" marker-end="url(#${colour === accent ? 'used' : 'back'})"/>`;
    const middle = BOX.top + BOX.height / 2;
    const below = BOX.top + BOX.height;
    const head = (id: string, colour: string) =>
      `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8Z" fill="${colour}"/></marker>`;
    return {
      width: WIDTH,
      height: HEIGHT,
      content: [
        `<defs>${head('used', accent)}${head('back', primary)}</defs>`,
        ...stations.flatMap(({ x, title, text }) => [
          `<rect x="${x}" y="${BOX.top}" width="${BOX.width}" height="${BOX.height}" rx="10" fill="${canvas}" stroke="${edge}"/>`,
          words(title, { x: x + 16, y: BOX.top + 32, fill: ink, size: 18, bold: true }),
          ...text.map((line, at) => words(line, { x: x + 16, y: BOX.top + 58 + at * 20, fill: muted, size: 15 })),
        ]),
        arrow(`M192 ${middle}H234`, accent),
        arrow(`M404 ${middle}H446`, accent),
        words('You press Download', { x: 213, y: 40, fill: ink, size: 15, anchor: 'middle' }),
        words('The file is ready', { x: 425, y: 40, fill: ink, size: 15, anchor: 'middle' }),
        arrow(`M340 ${below}C330 ${below + 78} 112 ${below + 78} 100 ${below + 4}`, primary),
        words('not in the file, or cancelled', { x: 220, y: below + 36, fill: ink, size: 15, anchor: 'middle' }),
        arrow(`M552 ${below}C540 ${below + 168} 72 ${below + 168} 56 ${below + 4}`, primary),
        words('the file was bad: all that it cost', { x: 304, y: below + 104, fill: ink, size: 15, anchor: 'middle' }),
      ].join('\n'),
    };
  };
}
