// An industry classification as a tree: a letter is a division, and a code lies in that of one digit less. In the list,
// each parent comes before its children. Choosing a parent chooses everything below it.
import type { FilterItem } from '../../../server/api-types.ts';

export type CodeNode = { value: string; label: string; children: CodeNode[] };
export type CodeState = 'none' | 'some' | 'chosen' | 'covered';
export type CodeRow = { node: CodeNode; parent: string | null; level: number; state: CodeState; open: boolean };

const code = /^(?:[A-Z]|\d{2,6})$/;

/** Whether a list of values is a classification. */
export function isCodeTree(items: readonly FilterItem[]): boolean {
  const lengths = new Set(items.map(({ value }) => value.length));
  return lengths.size > 1 && items.every(({ value }) => code.test(value));
}

export function treeOf(items: readonly FilterItem[]): CodeNode[] {
  const top: CodeNode[] = [];
  const within: CodeNode[] = [];
  for (const { value, label } of items) {
    const node = { value, label, children: [] };
    while (within.length > 0 && (within.at(-1)?.value.length ?? 0) >= value.length) within.pop();
    (within.at(-1)?.children ?? top).push(node);
    within.push(node);
  }
  return top;
}

/**
 * The rows that match: each word of `text` begins a word of the label, or the value is one of `also`. With their parents,
 * and what must be open to show them.
 */
export function findInTree(
  nodes: readonly CodeNode[],
  text: string,
  also: ReadonlySet<string> = new Set(),
): { nodes: CodeNode[]; open: Set<string> } {
  const words = wordsIn(text);
  const open = new Set<string>();
  const keep = (node: CodeNode): CodeNode[] => {
    const children = node.children.flatMap(keep);
    if (children.length > 0) open.add(node.value);
    if (children.length > 0) return [{ ...node, children }];
    // A parent that matches by its own name can be opened to show its children.
    const own = wordsIn(`${node.value} ${node.label}`);
    const matches = also.has(node.value) || words.every((word) => own.some((other) => other.startsWith(word)));
    return matches ? [node] : [];
  };
  return { nodes: nodes.flatMap(keep), open };
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The visible rows, top to bottom. */
export function rowsShown(nodes: readonly CodeNode[], open: ReadonlySet<string>, chosen: readonly string[]): CodeRow[] {
  const taken = new Set(chosen);
  const rows: CodeRow[] = [];
  const visit = (node: CodeNode, parent: string | null, level: number, covered: boolean): void => {
    const isOpen = node.children.length > 0 && open.has(node.value);
    rows.push({ node, parent, level, open: isOpen, state: covered ? 'covered' : stateOf(node, taken) });
    if (isOpen)
      for (const child of node.children) visit(child, node.value, level + 1, covered || taken.has(node.value));
  };
  for (const node of nodes) visit(node, null, 1, false);
  return rows;
}

function stateOf(node: CodeNode, taken: ReadonlySet<string>): CodeState {
  if (taken.has(node.value)) return 'chosen';
  return within(node).some((value) => taken.has(value)) ? 'some' : 'none';
}

const within = (node: CodeNode): string[] => node.children.flatMap((child) => [child.value, ...within(child)]);

/** The chosen values after a click on `value`. A new parent replaces its chosen children; a value below a chosen parent changes nothing. */
export function toggleCode(nodes: readonly CodeNode[], chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  const way = wayTo(nodes, value);
  const node = way.at(-1);
  if (node === undefined || way.some((above) => chosen.includes(above.value))) return [...chosen];
  const held = new Set(within(node));
  return [...chosen.filter((other) => !held.has(other)), value];
}

function wayTo(nodes: readonly CodeNode[], value: string): CodeNode[] {
  for (const node of nodes) {
    if (node.value === value) return [node];
    const way = wayTo(node.children, value);
    if (way.length > 0) return [node, ...way];
  }
  return [];
}
