import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lays both compressed forms beside what is sent as it is built, and none beside a page or what they would not make smaller', () => {
  const script = 'export const leads = 12345;\n'.repeat(100);
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/app-1.js'), script);
  writeFileSync(path.join(folder, 'short.svg'), 'x');
  mkdirSync(path.join(folder, 'prerendered'));
  for (const page of ['index.html', 'prerendered/home.html', 'prerendered/sitemap.xml'])
    writeFileSync(path.join(folder, page), '<p>12345 leads</p>\n'.repeat(100));
  writeFileSync(
    path.join(folder, 'csp.json'),
    JSON.stringify({ scriptHashes: Array.from({ length: 100 }, () => 'sha') }),
  );
  expect(precompress(folder)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'csp.json', 'index.html', 'prerendered', 'short.svg']);
  expect(readdirSync(path.join(folder, 'prerendered')).sort()).toEqual(['home.html', 'sitemap.xml']);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'assets/app-1.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(path.join(folder, 'assets/app-1.js.gz'))).toString()).toBe(script);
});
