import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceOf, stylesOf, withStyles } from './page-styles.ts';

const manifest = {
  'index.html': { css: ['assets/every.css'], imports: ['_react.js'] },
  '_react.js': {},
  '_articles.js': { css: ['assets/articles.css'], imports: ['index.html'] },
  'src/features/articles/support-page.tsx': { css: ['assets/support.css'], imports: ['index.html', '_articles.js'] },
};

describe('the styles of a page that the build makes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-styles-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are its own and those of what it imports, in their order, without those of every page', () => {
    expect(stylesOf(manifest, 'src/features/articles/support-page.tsx')).toEqual([
      'assets/articles.css',
      'assets/support.css',
    ]);
    expect(() => stylesOf(manifest, 'src/features/nowhere.tsx')).toThrow('The build has no src/features/nowhere.tsx');
  });

  it('stand in the page, and nothing in it waits for a file of styles', () => {
    writeFileSync(path.join(folder, 'every.css'), 'body{margin:0}\n');
    writeFileSync(path.join(folder, 'own.css'), 'h1{color:red}\n');
    const html = '<head><link rel="stylesheet" crossorigin href="/every.css">\n</head><body></body>';
    const page = withStyles(html, ['own.css'], folder);
    expect(page).toMatch(/<style>body\{margin:0\}<\/style>[^]*<style>h1\{color:red\}<\/style>[^]*<\/head>/);
    const links = page.match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toEqual([
      '<link rel="stylesheet" href="/every.css" disabled />',
      '<link rel="stylesheet" href="/own.css" disabled />',
    ]);
    expect(() => withStyles('<head></head>', [], folder)).toThrow('index.html links to no styles');
  });

  it('are found by what its row of the table of pages imports', () => {
    const row = { load: 'function' as unknown as () => unknown };
    row.load = Object.assign(() => undefined, {
      toString: () => `() => __vite_ssr_dynamic_import__("/src/features/public/home-page.tsx").then((m) => m.HomePage)`,
    });
    expect(sourceOf(row.load)).toBe('src/features/public/home-page.tsx');
    expect(() => sourceOf(() => undefined)).toThrow('A page is not loaded by import()');
  });
});
