import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesIn } from './circles.ts';
import { drawHouse } from './draw.ts';
import { importsOf, readTree, type Tree } from './read-tree.ts';
import { partsOf } from './rooms.ts';

const FILES_MAX = 15;
const LINES_MAX = 300;
const LINES_P90_MAX = 140;
// Data tables, which nobody reads from top to bottom.
const isData = (place: string): boolean =>
  /^(?:reference\/src\/tables|e2e\/src\/attack\/cases)\/|\/routes\/examples\.ts$/.test(place);
const isTest = (place: string): boolean => /\.(test|contract)\.tsx?$/.test(place);

const root = path.resolve(__dirname, '../..');
const tree = readTree(root);
const sources = [...tree].filter(([place]) => !isTest(place));

describe('the tree', () => {
  it('has no circle of imports', () => {
    expect(circlesIn(tree)).toEqual([]);
  });

  it(`has at most ${FILES_MAX} source files in a folder`, () => {
    const folders = new Map<string, number>();
    for (const [place] of sources) {
      const folder = path.posix.dirname(place);
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect([...folders].filter(([, files]) => files > FILES_MAX)).toEqual([]);
  });

  it(`has no source file of more than ${LINES_MAX} lines, and nine of ten have at most ${LINES_P90_MAX}`, () => {
    const lines = sources.filter(([place]) => !isData(place)).map(([place, { lines: count }]) => ({ place, count }));
    expect(lines.filter(({ count }) => count > LINES_MAX)).toEqual([]);
    const counts = lines.map(({ count }) => count).sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(LINES_P90_MAX);
  });
});

describe('the table of rooms', () => {
  it('allows no import that no file has', async () => {
    // JavaScript without types.
    const { rooms } = (await import(path.join(root, 'scripts/lint/boundaries.js'))) as {
      rooms: Record<string, string[]>;
    };
    const used = new Set<string>();
    for (const [file, { enters }] of tree) {
      if (isTest(file) || file.includes('/testing/')) continue;
      const own = /^libs\/(\w+)\/src\/([\w-]+)\.ts$/.exec(file)?.slice(1).join('/') ?? '';
      const from = own in rooms ? own : roomOf(file);
      for (const target of enters) used.add(`${from} → ${roomOf(target)}`);
    }
    const unused = Object.entries(rooms)
      .flatMap(([room, entered]) => entered.map((name) => `${room} → ${name}`))
      .filter((way) => !used.has(way));
    expect(unused).toEqual([]);
  });
});

function roomOf(file: string): string {
  if (file.startsWith('proto/')) return 'contracts';
  const [, lib, , room, ...below] = file.split('/');
  return below.length > 0 ? `${lib}/${room}` : `${lib}`;
}

const treeOf = (entries: Record<string, string[]>): Tree =>
  new Map(Object.entries(entries).map(([place, enters]) => [place, { lines: 1, enters }]));

it('has every file that the glossary names', () => {
  const text = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
  const named = [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, place = '']) => place);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

describe('the reader of imports', () => {
  it('finds imports of values and types, re-exports, and dynamic imports', () => {
    const text = `import './a.ts'; import type { B } from './b.ts'; export { c } from './c.ts';
      const d = () => import('./d.ts'); // import './no.ts'
      const text = "import './no-either.ts'";`;
    expect(importsOf(text).sort()).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts']);
  });

  it('follows a package of the repository to the file that it exports', () => {
    expect(tree.get('libs/messaging/src/open-bus.ts')?.enters).toEqual(
      expect.arrayContaining(['libs/messaging/src/kafka/bus.ts', 'libs/postgres/src/database.ts']),
    );
  });
});

describe('a circle of imports', () => {
  it('is found with all its files, also if entered from outside or if a file imports itself', () => {
    const circles = circlesIn(
      treeOf({ a: ['b'], b: ['c', 'x'], c: ['d'], d: ['b', 'x'], x: ['y'], y: [], self: ['self', 'a'] }),
    );
    expect(circles).toEqual([['b', 'c', 'd'], ['self']]);
  });
});

describe('the picture', () => {
  const parts = partsOf(
    treeOf({
      'libs/low/src/deep/x.ts': [],
      'libs/low/src/top.ts': ['libs/low/src/deep/x.ts'],
      'libs/low/src/top.test.ts': ['services/one/src/main.ts'],
      'services/one/src/main.ts': ['libs/low/src/top.ts'],
    }),
  );

  it('has every room with the rooms that it imports, and every part with the other parts, without tests', () => {
    expect(parts).toEqual([
      {
        name: 'libs/low',
        rooms: [
          { name: '', own: ['deep'], others: [] },
          { name: 'deep', own: [], others: [] },
        ],
      },
      { name: 'services/one', rooms: [{ name: '', own: [], others: ['libs/low'] }] },
    ]);
  });

  it('in docs is of this tree; `npm run house` draws it', () => {
    expect(readFileSync(path.join(root, 'docs/house.svg'), 'utf8') === drawHouse(partsOf(tree))).toBe(true);
  });

  it('is the same for any order of the tree', () => {
    expect(drawHouse([...parts].reverse().sort((a, b) => (a.name < b.name ? -1 : 1)))).toBe(drawHouse(parts));
    expect(drawHouse(parts)).toContain('>top → deep</text>');
  });
});
