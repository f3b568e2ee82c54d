// What somebody agreed to stays what it was: a text belongs to its version. Whoever changes the text of an edition sees
// this test fail, and makes a new edition of it (see legal.ts) instead of a new hash.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editionPath, editionsOf, legalTexts } from './legal.ts';

/** SHA-256 of each edition's file, by its lasting address. */
const texts: Record<string, string> = {
  '/legal/ccpa/3': '3fbb49dbe2c095765a9063fc4fdded84704b24cbc465c2093b1d04654d14e345',
  '/legal/ccpa/2': 'cb96cbfc32ae5b49a3c89998ab4219bea7f1d8ffa5acdc197c7eb1cce7799896',
  '/legal/ccpa/1': 'fa8252cde3800bd2ee2de8ec11e9151e3eeddef4b75d5a79c5ad2e2f126f0899',
  '/legal/privacy/4': 'acf59504b0810f24b0c54430060178744e8519acd7d1b9f6f8114277372e0255',
  '/legal/privacy/3': 'b01f32b1a2f5439f69a71af0c1dc2cce0350a1a474c25852104d1aa28558608c',
  '/legal/privacy/2': '0238015c7082561444f0ff9cc8141fb410716e955c1cf5e0ad639ef1af1a6443',
  '/legal/privacy/1': '745ec61fb2ca8c197f15022446b01ad4082e61b0258f1623fde663d581e2ba39',
  '/legal/terms/2': '396bd0a6ba6377ff935e15410933b76a6ea285489114090fff64d521170d38aa',
  '/legal/terms/1': 'cad46336829c090e158022375cc9e494b860d8fb121859863e0d3237fbc08ec5',
};
const content = path.resolve(import.meta.dirname, '../../../content/legal');
const fileOf = (slug: string, version: number, isNewest: boolean): string =>
  path.join(content, isNewest ? `${slug}.md` : `${slug}-${version}.md`);

it('each edition of a legal text has the words that it had when it came into force', () => {
  const found = legalTexts.flatMap((text) =>
    editionsOf(text).map((edition) => {
      const file = fileOf(text.slug, edition.version, edition === text);
      return [editionPath(text, edition), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
  expect(Object.fromEntries(found)).toEqual(texts);
});

it('versions count up by one and their days never go back', () => {
  for (const text of legalTexts) {
    const editions = editionsOf(text);
    expect(editions.map(({ version }) => version)).toEqual(editions.map((_, i) => editions.length - i));
    const days = editions.map(({ changed }) => changed);
    expect(days).toEqual([...days].sort().reverse());
  }
});
