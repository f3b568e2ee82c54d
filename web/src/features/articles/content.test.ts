// What the texts of the articles promise their readers, whoever writes them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withClaims } from '../../components/words/claims-in-text.ts';
import { resources } from './resources.ts';
import { support } from './support.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

type Read = { at: string; text: string };
const articles: Read[] = [];

beforeAll(async () => {
  for (const { path: folder, articles: listed } of [resources, support])
    for (const { slug, load, pages } of listed)
      for (const one of pages ?? [{ load }]) articles.push({ at: `${folder}/${slug}`, text: (await one.load()).html });
});

/** Their source, as plain letters: without tags between words, and with one kind of quotes. */
function sourceOf(folder: string): string {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|gen)\.|testing[/\\]|features[/\\]articles/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n')
    .replaceAll(/\\'|’|&apos;/g, "'")
    .replaceAll(/\s+/g, ' ');
}

const ofOtherPrograms = [
  'OK',
  'Upload',
  'Remove Duplicates',
  'Data cleanup',
  'Remove duplicates',
  'From Text/CSV',
  '65001: Unicode (UTF-8)',
  'Transform Data',
  'Close & Load',
  'Convert text to numbers, dates, and formulas',
];

it('the help names controls and repeats messages in the letters that the product shows', () => {
  const source = ['web/src', 'libs/leads/src'].map(sourceOf).join(' ');
  const named = articles
    .filter(({ at }) => at.startsWith(`${support.path}/`))
    .flatMap(({ at, text }) =>
      [...text.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)|"([^"\n]{6,})"/g)].map(([, control, message = '']) => ({
        at,
        words: (control ?? message).replace(/…$/, '').trim().replace(/\.$/, ''),
      })),
    );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ words }) => !source.includes(words) && !ofOtherPrograms.includes(words))).toEqual([]);
});

const isPointer = (paragraph: string): boolean => /^(?:Next:|The next question is often)/.test(paragraph);

it('no two articles have a paragraph in common', () => {
  const seen = new Map<string, string>();
  const repeated = articles.flatMap(({ at, text }) =>
    text.split(/\n\n+/).flatMap((paragraph) => {
      const before = seen.get(paragraph);
      seen.set(paragraph, at);
      return paragraph.split(' ').length < 8 || isPointer(paragraph) || before === undefined
        ? []
        : [`${before} and ${at}: ${paragraph}`];
    }),
  );
  expect(repeated).toEqual([]);
});

it.each(resources.articles)(
  '$slug says leads where it means them, and ends with what to read next',
  async ({ load }) => {
    const { html: text } = await load();
    expect(text.trim().split('\n').at(-1)).toMatch(/^Next: \[[^\]]+\]\(\/resources\/[a-z-]+\)\.$/);
    // What the terms say of a record, and deeds, are not ours to name.
    expect(text.replaceAll('five cents a record', '')).not.toMatch(/\brecords?\b/);
  },
);

it('the cells of tables begin with a capital, as everything does that stands alone', () => {
  const rows = articles.flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('|')));
  expect(rows.length).toBeGreaterThan(80);
  expect(
    rows.flatMap((row) => row.split('|').map((cell) => cell.trim())).filter((cell) => /^[a-z]/.test(cell)),
  ).toEqual([]);
});

it.each(resources.articles)('$slug has 600 useful words on a site that claims nothing, too', async ({ load }) => {
  const plain = withClaims((await load()).html, {}).replaceAll(/[|#*-]/g, ' ');
  expect(plain.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeGreaterThanOrEqual(600);
});
