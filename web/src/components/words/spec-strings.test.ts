// Each string of the list stands letter by letter in the source that shows it. What is in the source and used
// nowhere is found by `npm run unused`; that the pages show theirs is in the tests of the pages.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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

describe('the strings that people know', () => {
  it.each(specStrings)('$in has: $text', (one) => {
    const texts = new Set(filesOf(one.in).flatMap((file) => [...textsOf(file, readFileSync(file, 'utf8'))]));
    expect(stands(one, texts)).toBe(true);
  });

  it('are listed once for each place', () => {
    const rows = specStrings.map(({ text, in: place }) => `${place}: ${text}`);
    expect(rows).toEqual([...new Set(rows)]);
  });
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
