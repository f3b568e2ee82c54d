// Measures the public pages of a running product as a mobile visitor has them, and prints a table.
// `npx tsx scripts/page-speed/main.ts http://127.0.0.1:8080 [--times 3] [--page /home]...`
// Exits 1 where a page is slower than its bound, moves more than its bound, or asks another host for something.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../e2e/src/browser/browser.ts';
import { visit, type Visit } from './measure.ts';

const LCP_MAX_MS = 1_500;
const CLS_MAX = 0.02;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '3' }, page: { type: 'string', multiple: true } },
});
const site = positionals[0]?.replace(/\/$/, '');
const times = Number(values.times);
if (site === undefined || !Number.isInteger(times) || times < 1) {
  process.stderr.write(
    'Give the address of a running product: page-speed http://127.0.0.1:8080 [--times 3] [--page /home]\n',
  );
  process.exit(2);
}

/** What search engines are told of: every public page that is made at build time. */
async function publicPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  if (pages.length === 0) throw new Error(`${site}/sitemap.xml names no page`);
  return ['/', ...pages];
}

const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const browser = await launchBrowser();
let failed = false;
try {
  const cpu = cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpu.length} x ${cpu[0]?.model ?? 'unknown'}, Chromium ${browser.version()}`,
  );
  console.log(
    `slow 4G (1.6 Mbit/s, 150 ms), processor four times slower, 360 x 640, nothing cached, middle of ${times}\n`,
  );
  console.log('| page | LCP ms | slowest | largest part | first paint ms | CLS | requests before LCP | kB in all |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const page of values.page ?? (await publicPages())) {
    const visits: Visit[] = [];
    for (let i = 0; i < times; i += 1) visits.push(await visit(browser, site + page));
    failed = tell(page, visits) || failed;
  }
} finally {
  await browser.close();
}
if (failed) process.exitCode = 1;

/** Prints the row of a page; answers whether it is over a bound. */
function tell(page: string, visits: Visit[]): boolean {
  const of = (pick: (one: Visit) => number) => middle(visits.map(pick));
  const lcp = of((one) => one.lcp);
  const cls = Math.max(...visits.map((one) => one.cls));
  const others = [...new Set(visits.flatMap((one) => one.others))];
  const row = [
    page,
    lcp.toFixed(0),
    Math.max(...visits.map((one) => one.lcp)).toFixed(0),
    visits[0]?.largest,
    of((one) => one.firstPaint).toFixed(0),
    cls.toFixed(3),
    of((one) => one.requests),
    of((one) => one.sentKb).toFixed(1),
  ];
  console.log(`| ${row.join(' | ')} |`);
  const problems = [
    ...(lcp > 0 && lcp <= LCP_MAX_MS ? [] : [`LCP is over ${LCP_MAX_MS} ms`]),
    ...(cls <= CLS_MAX
      ? []
      : [`CLS is over ${CLS_MAX}: ${[...new Set(visits.flatMap((one) => one.moved))].join(', ')}`]),
    ...others.map((host) => `asks ${host}`),
  ];
  for (const problem of problems) process.stderr.write(`${page}: ${problem}\n`);
  return problems.length > 0;
}
