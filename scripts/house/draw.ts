// Draws the house: a card for each part, with its rooms and what each room imports. Readable on light and dark ground,
// at the width of a README.
import type { Part, Room } from './rooms.ts';

const WIDTH = 980;
const GAP = 14;
const PADDING = 12;
const LINE = 17;
const PILL = 20;
/** The estimated width of a line of text. */
const LETTER = 6.1;

type Band = { title: string; caption: string; columns: number; parts: Part[] };
/** Drawn from its top left corner. */
type Piece = { height: number; at: (x: number, y: number) => string };

export function drawHouse(parts: Part[]): string {
  const ordered = byDepth(parts);
  const of = (prefix: string): Part[] => ordered.filter(({ name }) => name.startsWith(prefix));
  const bands: Band[] = [
    { title: 'web', caption: 'runs in the browser, calls the gateway over HTTP', columns: 1, parts: of('web') },
    {
      title: 'services',
      caption: 'never import each other; standalone starts all',
      columns: 3,
      parts: of('services/'),
    },
    { title: 'libs', caption: 'a part enters only parts below it', columns: 3, parts: of('libs/') },
    {
      title: 'contracts and tables',
      caption: 'enter nothing',
      columns: 3,
      parts: [...of('proto'), ...of('reference')],
    },
  ];
  let y = 80;
  const drawn: string[] = [];
  for (const band of bands) {
    const piece = bandOf(band, parts);
    drawn.push(piece.at(GAP, y));
    y += piece.height + GAP * 2;
  }
  return `${head(y)}
<text class="title" x="${GAP}" y="30">The house, from its imports</text>
<text class="quiet" x="${GAP}" y="50">room → rooms of the same part that it enters; below the line: the other parts that the part enters. Tests are left out.</text>
${drawn.join('\n')}
</svg>
`;
}

function head(height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Rooms of the repository and which of them enter which">
<style>
  text { font: 12px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #1f2328 }
  .ground { fill: #ffffff } .card { fill: #f6f8fa; stroke: #d0d7de } .line { stroke: #d0d7de }
  .title { font-size: 17px; font-weight: 600 } .name { font-size: 13px; font-weight: 600 } .quiet { fill: #59636e }
  .pill { fill-opacity: .16; stroke-opacity: .7 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .ground { fill: #0d1117 } .card { fill: #161b22; stroke: #3d444d } .line { stroke: #3d444d }
    .quiet { fill: #9198a1 } .pill { fill-opacity: .3 }
  }
</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>`;
}

function bandOf({ title, caption, columns, parts }: Band, all: Part[]): Piece {
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  const cards = parts.map((part) => cardOf(part, width, all));
  const rows = cards.flatMap((_, i) => (i % columns === 0 ? [cards.slice(i, i + columns)] : []));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + GAP);
  return {
    height: 14 + sumOf(heights),
    at: (x, y) =>
      [
        `<text class="name" x="${x}" y="${y}">${title}</text>`,
        `<text class="quiet" x="${x + title.length * 8.4 + 8}" y="${y}">${caption}</text>`,
        ...rows.flatMap((row, r) =>
          row.map(({ at }, c) => at(x + c * (width + GAP), y + 12 + sumOf(heights.slice(0, r)))),
        ),
      ].join('\n'),
  };
}

function cardOf(part: Part, width: number, all: Part[]): Piece {
  const lines = part.rooms.flatMap((room) => linesOf(room, Math.floor((width - 2 * PADDING) / LETTER)));
  const pills = pillsOf([...new Set(part.rooms.flatMap(({ others }) => others))].sort(), width, all);
  const top = 30 + lines.length * LINE;
  const height = top + (pills.height > 0 ? pills.height + 12 : 0);
  return {
    height,
    at: (x, y) =>
      [
        `<rect class="card" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`,
        `<rect x="${x}" y="${y + 8}" width="4" height="16" fill="${colourOf(part.name, all)}"/>`,
        `<text class="name" x="${x + PADDING}" y="${y + 20}">${shortOf(part.name)}</text>`,
        ...lines.map((line, i) => `<text x="${x + PADDING}" y="${y + 38 + i * LINE}">${line}</text>`),
        ...(pills.height > 0
          ? [`<line class="line" x1="${x}" x2="${x + width}" y1="${y + top}" y2="${y + top}"/>`]
          : []),
        pills.at(x + PADDING, y + top + 8),
      ]
        .filter(Boolean)
        .join('\n'),
  };
}

/** The room with what it imports, wrapped at the end of the card. */
function linesOf({ name, own }: Room, letters: number): string[] {
  const entered = own.map((room) => room || 'top');
  const words = [name || 'top', ...entered.map((room, i) => `${i === 0 ? '→ ' : ''}${room}`)];
  const lines: string[] = [];
  for (const [i, word] of words.entries()) {
    const piece = i > 0 && i < words.length - 1 ? `${word},` : word;
    const last = lines.at(-1);
    if (last === undefined) lines.push(piece);
    else if (last.length + 1 + piece.length <= letters) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(`\u2003\u2003${piece}`);
  }
  return lines;
}

function pillsOf(names: string[], width: number, all: Part[]): Piece {
  const inner = width - 2 * PADDING;
  let [left, row] = [0, 0];
  const pills = names.map((name) => {
    const label = shortOf(name);
    const long = Math.round(label.length * 7.3 + 14);
    if (left + long > inner) [left, row] = [0, row + 1];
    const pill = { label, long, left, row, colour: colourOf(name, all) };
    left += long + 6;
    return pill;
  });
  return {
    height: names.length === 0 ? 0 : (row + 1) * (PILL + 5),
    at: (x, y) =>
      pills
        .map(
          (pill) =>
            `<rect class="pill" x="${x + pill.left}" y="${y + pill.row * (PILL + 5)}" width="${pill.long}" height="${PILL}" rx="10" fill="${pill.colour}" stroke="${pill.colour}"/>` +
            `<text x="${x + pill.left + 7}" y="${y + pill.row * (PILL + 5) + 14}">${pill.label}</text>`,
        )
        .join('\n'),
  };
}

/** Parts that import others first, parts that are only imported last. */
function byDepth(parts: Part[]): Part[] {
  const entered = new Map(parts.map(({ name, rooms }) => [name, [...new Set(rooms.flatMap(({ others }) => others))]]));
  const depths = new Map<string, number>();
  const depthOf = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    // Reached only if parts form a circle, which the house's test reports.
    depths.set(name, 0);
    const depth = 1 + Math.max(0, ...(entered.get(name) ?? []).map(depthOf));
    depths.set(name, depth);
    return depth;
  };
  return [...parts].sort((a, b) => depthOf(b.name) - depthOf(a.name) || (a.name < b.name ? -1 : 1));
}

const shortOf = (name: string): string => name.split('/').at(-1) ?? name;
// Neighbours in the list get distant colours.
const colourOf = (name: string, all: Part[]): string =>
  `hsl(${(all.findIndex((part) => part.name === name) * 137) % 360} 65% 45%)`;
const sumOf = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
