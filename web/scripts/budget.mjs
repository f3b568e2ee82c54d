// Compares what a cold load of each route fetches with bundle-budget.json: the page and its scripts and styles,
// static imports included, in the bytes that the gateway sends to a browser (Brotli, as the build wrote it, or the
// gateway for the page). Where a row has `scriptKb`, its scripts alone are held to that too.
// Run after a build: `npm run budget --workspace web`. Exits 1 when a route is over its budget,
// or when a page of src/app/pages.ts has no row.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const web = path.resolve(import.meta.dirname, '..');
const read = (...parts) => JSON.parse(readFileSync(path.join(web, ...parts), 'utf8'));
const manifest = read('dist/.vite/manifest.json');
const budgets = read('bundle-budget.json');

/** Every file that the chunks load before they run; lazy imports are not among them. */
function filesOf(sources) {
  const seen = new Set();
  const files = new Set(['index.html']);
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

/** The bytes of a file on the wire: its compressed form where the build made one. The page is compressed by the gateway. */
function sentBytes(file) {
  const plain = path.join(web, 'dist', file);
  if (file === 'index.html') return brotliCompressSync(readFileSync(plain)).length;
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

// A page that has no row would grow unseen.
const pages = ['pages.ts', 'settings-tabs/settings-tabs.ts'].flatMap((rows) => {
  const text = readFileSync(path.join(web, 'src/app', rows), 'utf8');
  const found = [...text.matchAll(/import\(\s*'(?:\.\.\/)+(features\/[^']+)'/g)];
  if (found.length === 0) throw new Error(`No page was found in src/app/${rows}.`);
  return found;
});
const measured = new Set(budgets.flatMap(({ chunks }) => chunks));
const missing = pages.map(([, file]) => `src/${file}`).filter((file) => !measured.has(file));
for (const file of missing) console.log(`${file} has no row in bundle-budget.json.`);

let over = 0;
console.log('route                sent kB   of   files');
for (const { route, chunks, sentKb, scriptKb = Infinity } of budgets) {
  const files = filesOf(chunks);
  const sent = files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000;
  const scripts = files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sentBytes(file), 0) / 1000;
  const tooMuch = sent > sentKb || scripts > scriptKb;
  if (tooMuch) over += 1;
  console.log(
    `${route.padEnd(20)} ${sent.toFixed(1).padStart(7)} ${String(sentKb).padStart(4)} ${String(files.length).padStart(7)}${tooMuch ? '  OVER' : ''}`,
  );
}
if (over > 0 || missing.length > 0) process.exitCode = 1;
