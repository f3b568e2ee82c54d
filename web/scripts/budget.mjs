// Compares what a cold load of each route fetches (gzip, static imports included) with bundle-budget.json.
// Run after a build: `npm run budget --workspace web`. Exits 1 when a route is over its budget.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const web = path.resolve(import.meta.dirname, '..');
const read = (...parts) => JSON.parse(readFileSync(path.join(web, ...parts), 'utf8'));
const manifest = read('dist/.vite/manifest.json');
const budgets = read('bundle-budget.json');

/** Every file that the chunks load before they run; lazy imports are not among them. */
function filesOf(sources) {
  const seen = new Set();
  const files = new Set();
  const visit = (source) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no ${source}; bundle-budget.json names it.`);
    if (seen.has(source)) return;
    seen.add(source);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of ['index.html', ...sources]) visit(source);
  return [...files];
}

const kilobytes = (files, ending) =>
  files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipSync(readFileSync(path.join(web, 'dist', file)), { level: 9 }).length, 0) / 1000;

let over = 0;
console.log('route                 js kB   of   css kB   of   files');
for (const { route, chunks, jsKb, cssKb } of budgets) {
  const files = filesOf(chunks);
  const js = kilobytes(files, '.js');
  const css = kilobytes(files, '.css');
  const tooMuch = js > jsKb || css > cssKb;
  if (tooMuch) over += 1;
  console.log(`${route.padEnd(20)} ${js.toFixed(1).padStart(6)} ${String(jsKb).padStart(4)} ${css.toFixed(1).padStart(8)} ${String(cssKb).padStart(4)} ${String(files.length).padStart(7)}${tooMuch ? '  OVER' : ''}`);
}
if (over > 0) process.exitCode = 1;
