// Holds the structure of the sources: small folders, and imports without circles.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(import.meta.dirname, '../src');
const filesMax = 15;

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** The static imports of each file; `import()` does not count. */
const imports = new Map(sources.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  return [...text.matchAll(/^(?:import|export) .*?'(\.[^']+\.tsx?)';$|^\} from '(\.[^']+\.tsx?)';$/gm)].map((match) =>
    path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? ''),
  );
}

/** A path that returns to its start, or undefined. */
function circleIn(graph: Map<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, way: string[]): string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...way, node]);
      if (found !== undefined) return found;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const found = visit(node, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

it(`has at most ${filesMax} source files in a folder`, () => {
  const counts = new Map<string, number>();
  for (const file of sources) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > filesMax)).toEqual([]);
});

it('has no circle of imports', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(sources.length);
  expect(circleIn(imports)).toBeUndefined();
});

it.each(['components', 'features/search'])('has no circle between the rooms of %s', (area) => {
  const roomOf = (file: string): string => path.posix.dirname(file);
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    if (!file.startsWith(`${area}/`)) continue;
    const others = targets.filter((target) => target.startsWith(`${area}/`) && roomOf(target) !== roomOf(file));
    rooms.set(roomOf(file), new Set([...(rooms.get(roomOf(file)) ?? []), ...others.map(roomOf)]));
  }
  expect(rooms.size).toBeGreaterThan(4);
  expect(circleIn(rooms)).toBeUndefined();
});
