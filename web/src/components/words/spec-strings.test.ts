// Each string of the lists stands letter by letter in the source that shows it. What is in the source and used
// nowhere is found by `npm run unused`; that the pages show theirs is in the tests of the pages.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sites } from '@leadwright/runtime/site/sites';
import ts from 'typescript';
import { withClaims } from './claims-in-text.ts';
import { specNames } from './spec-names.ts';
import { specParts, waits } from './spec-parts.ts';
import { specStrings, type SpecString } from './spec-strings.ts';

const root = path.resolve(__dirname, '../../../..');

function filesOf(at: string): string[] {
  const full = path.join(root, at);
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(full, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|[/\\]testing[/\\]/.test(name));
}

/** The texts of a source file: literals, templates and what stands between tags, with `{}` in place of each value. */
function textsOf(name: string, source: string): Set<string> {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) texts.add(text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind));
  return texts;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(shownOf).join('');
  return null;
}

function shownOf(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return withoutLineEnds(child.text).replaceAll(/&(\w+);/g, (_, name) => signs[name] ?? '{}');
  if (ts.isJsxExpression(child)) return (child.expression && textOf(child.expression)) ?? '{}';
  return textOf(child) ?? '';
}

const signs: Record<string, string> = { amp: '&', apos: "'", quot: '"', nbsp: ' ' };

/** As JSX reads a text: the ends of lines and their indentation are no part of it. */
function withoutLineEnds(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, i) => (i > 0 ? line.trimStart() : line))
    .map((line, i) => (i < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ');
}

const withoutNames = (text: string): string => text.replaceAll(/\{[a-zA-Z]*\}/g, '{}').trim();

function stands({ text }: Pick<SpecString, 'text'>, texts: ReadonlySet<string>): boolean {
  return texts.has(withoutNames(text));
}

const textsBehind = new Map<string, ReadonlySet<string>>();

/** The texts of the file, or of all files of the folder; read once. */
function textsAt(place: string): ReadonlySet<string> {
  const known = textsBehind.get(place);
  if (known !== undefined) return known;
  const texts = new Set(filesOf(place).flatMap((file) => [...textsOf(file, readFileSync(file, 'utf8'))]));
  textsBehind.set(place, texts);
  return texts;
}

/** A sentence of an article stands within a longer text. */
function isShown(one: SpecString): boolean {
  if (!one.in.endsWith('.md')) return stands(one, textsAt(one.in));
  const article = readFileSync(path.join(root, one.in), 'utf8').replaceAll(/[*_]/g, '');
  return withClaims(article, sites.leadwright.claims).includes(one.text);
}

const parts = Object.entries(specParts) as [keyof typeof specParts, readonly SpecString[]][];
const there = parts.filter(([name]) => waits[name] === undefined).flatMap(([, strings]) => strings);
const shown = [...specStrings, ...specNames, ...there];

describe('the strings that people know', () => {
  it.each(shown)('$in has: $text', (one) => {
    expect(isShown(one)).toBe(true);
  });

  it('are listed once for each place', () => {
    const rows = [...shown, ...parts.flatMap(([, strings]) => strings)].map(({ text, in: at }) => `${at}: ${text}`);
    expect(rows.length - there.length).toBe(new Set(rows).size);
  });

  it.each(parts.filter(([name]) => waits[name] !== undefined))(
    'wait for %s; where all of them are shown, its line in `waits` has to go',
    (_, strings) => {
      expect(strings.filter((one) => !isShown(one))).not.toEqual([]);
    },
  );
});

describe('a text of the source', () => {
  const source = `
    // 'in a comment'
    const a = 'one  two'; const b = \`to \${name}.  Yes\`;
    const c = <p>Uh oh, {name}
      <b>again</b> and
      again</p>; const d = <p><Icon /> It&apos;s</p>;`;
  const texts = textsOf('a.tsx', source);

  it.each([
    ['as it is, spaces too', 'one  two', true],
    ['with its values', 'to {email}.  Yes', true],
    ['over the borders of lines and tags', 'Uh oh, {}again and again', true],
    ['beside an icon, with its signs', "It's", true],
    ['with another space', 'one two', false],
    ['from the middle', 'one', false],
    ['of a comment', 'in a comment', false],
  ])('counts %s: %#', (_, text, found) => {
    expect(stands({ text }, texts)).toBe(found);
  });
});
