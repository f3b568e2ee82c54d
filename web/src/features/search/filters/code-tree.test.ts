import { findInTree, isCodeTree, rowsShown, toggleCode, treeOf } from './code-tree.ts';

const items = [
  ['A', 'Agriculture, forestry, and fishing'],
  ['01', '01 Agricultural production - crops'],
  ['0111', '0111 Wheat'],
  ['0112', '0112 Rice'],
  ['07', '07 Agricultural services'],
  ['0781', '0781 Landscape counseling'],
  ['C', 'Construction'],
  ['17', '17 Special trade contractors'],
  ['1761', '1761 Roofing, siding, and sheet metal work'],
].map(([value = '', label = '']) => ({ value, label }));
const tree = treeOf(items);
const none = new Set<string>();

describe('a tree of industry codes', () => {
  it('has divisions, which have groups, which have codes', () => {
    expect(tree.map(({ value }) => value)).toEqual(['A', 'C']);
    expect(tree[0]?.children.map(({ value }) => value)).toEqual(['01', '07']);
    expect(tree[0]?.children[0]?.children.map(({ value }) => value)).toEqual(['0111', '0112']);
  });

  it('is not made of other lists', () => {
    expect(isCodeTree(items)).toBe(true);
    expect(isCodeTree(['01', '02', '03', '04', '05'].map((value) => ({ value, label: value })))).toBe(false);
    expect(
      isCodeTree(['Farm', 'Duplex', 'Condominium', 'Townhouse', 'Apartment'].map((value) => ({ value, label: value }))),
    ).toBe(false);
  });

  it('shows what is open, and says what a chosen parent covers', () => {
    expect(rowsShown(tree, none, []).map(({ node }) => node.value)).toEqual(['A', 'C']);
    const rows = rowsShown(tree, new Set(['A', '01']), ['01']);
    expect(rows.map(({ node, level, state }) => [node.value, level, state])).toEqual([
      ['A', 1, 'some'],
      ['01', 2, 'chosen'],
      ['0111', 3, 'covered'],
      ['0112', 3, 'covered'],
      ['07', 2, 'none'],
      ['C', 1, 'none'],
    ]);
  });

  it('is found by words and by codes, each match with its parents', () => {
    const shown = (text: string): string[] => {
      const found = findInTree(tree, text);
      return rowsShown(found.nodes, found.open, []).map(({ node }) => node.value);
    };
    expect(shown('roof')).toEqual(['C', '17', '1761']);
    expect(shown('0112')).toEqual(['A', '01', '0112']);
    expect(shown('SHEET roofing')).toEqual(['C', '17', '1761']);
    expect(shown('oof')).toEqual([]);
  });

  it('lets a parent stand for everything below it', () => {
    expect(toggleCode(tree, ['0111', '1761'], 'A')).toEqual(['1761', 'A']);
    expect(toggleCode(tree, ['A'], 'A')).toEqual([]);
    expect(toggleCode(tree, ['A'], '0111')).toEqual(['A']);
  });
});
