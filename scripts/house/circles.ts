import type { Tree } from './read-tree.ts';

/** Files that import each other, directly or through others: each circle with its files, sorted by name. */
export function circlesIn(tree: Tree): string[][] {
  const search: Search = { tree, order: new Map(), lowest: new Map(), open: [], circles: [] };
  for (const place of tree.keys()) if (!search.order.has(place)) visit(search, place);
  return search.circles.sort();
}

type Search = {
  tree: Tree;
  order: Map<string, number>;
  lowest: Map<string, number>;
  open: string[];
  circles: string[][];
};

// Tarjan's strongly connected components.
function visit(search: Search, place: string): void {
  const { tree, order, lowest, open, circles } = search;
  order.set(place, order.size);
  lowest.set(place, order.size - 1);
  open.push(place);
  for (const next of tree.get(place)?.enters ?? []) {
    if (!order.has(next)) visit(search, next);
    else if (!open.includes(next)) continue;
    lowest.set(place, Math.min(numberOf(lowest, place), numberOf(lowest, next)));
  }
  if (lowest.get(place) !== order.get(place)) return;
  const members = open.splice(open.indexOf(place));
  if (members.length > 1 || tree.get(place)?.enters.includes(place)) circles.push(members.sort());
}

const numberOf = (numbers: Map<string, number>, place: string): number => numbers.get(place) ?? Infinity;
