// What each address shows to whom: docs/routes.md says it, and the running product does it. `npm run routes` writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './src/browser/browser.ts';
import { addresses } from './src/browser/routes/addresses.ts';
import { pageOf, readersOf, states, type Reader, type State } from './src/browser/routes/states.ts';
import { specRoutes } from './src/browser/routes/spec-routes.ts';
import { rowsOf, tableOf, type Row } from './src/browser/routes/table.ts';
import { answerTo, walkOn } from './src/browser/routes/walk.ts';
import { productUnderTest } from './src/product/product-under-test.ts';
import { room } from './src/room.ts';

const file = path.join(__dirname, '../docs/routes.md');
const isWriting = process.env['ROUTES'] === 'write';
const said = isWriting ? [] : rowsOf(readFileSync(file, 'utf8'));
// The page of the mailbox is the gateway's own.
const walked = addresses.filter((address) => !address.startsWith('/dev/'));
/** Articles differ by their text alone, which is the same for everybody: of each collection everybody opens the first. */
const articles = walked.filter((address) => /^\/(?:resources|support)\/(?!all$|welcome$)/.test(address));
const firsts = ['/resources/', '/support/'].map((path) => articles.find((address) => address.startsWith(path)));
const alike = new Set(articles.filter((address) => !firsts.includes(address)));
const walkedBy = (state: State) => walked.filter((address) => state === 'signed out' || !alike.has(address));
const TIME_MS_MAX = 300_000 * room();

let rows: Row[] = [];
/** What is wrong with what search engines and link previews read. */
let misread: string[] = [];

beforeAll(async () => {
  const product = await productUnderTest();
  const browser = await launchBrowser();
  try {
    const waiting = await readersOf(product.url);
    const walk = async (): Promise<void> => {
      for (let reader = waiting.shift(); reader !== undefined; reader = waiting.shift()) {
        const page = await pageOf(browser, product.url, reader);
        // A public page would not ask who is signed in where nobody was before.
        await page.goto(`${product.url}/search`);
        await page.getByRole('heading', { name: reader.cookie ? 'What leads are you' : 'Please Login' }).waitFor();
        const go = walkOn(page, reader);
        for (const address of walkedBy(reader.state)) rows.push(await rowAt(product.url, address, reader, go));
        await page.context().close();
      }
    };
    // Most of the time a page waits for the server, so three share the machine.
    await Promise.all([walk(), walk(), walk()]);
    misread = await problemsOf(product.url);
  } finally {
    await browser.close();
    await product.close();
  }
  const place = ({ address, state }: Row) => walked.indexOf(address) * states.length + states.indexOf(state);
  rows = rows.toSorted((a, b) => place(a) - place(b));
  if (isWriting) writeFileSync(file, tableOf(rows));
}, TIME_MS_MAX);

async function rowAt(url: string, address: string, reader: Reader, go: ReturnType<typeof walkOn>): Promise<Row> {
  const { state } = reader;
  const wanted = said.find((row) => row.address === address && row.state === state);
  const answer = await answerTo(url, address, reader);
  return { address, state, ...answer, ...(await go(address, wanted)) };
}

/** Reads every page of the sitemap as a search engine does. */
async function problemsOf(url: string): Promise<string[]> {
  const text = async (at: string) => (await fetch(url + at)).text();
  const robots = await text('/robots.txt');
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at ?? '');
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, at]) => at ?? '');
  const problems = robots.includes(`Sitemap: ${url}/sitemap.xml`) ? [] : ['robots.txt names no sitemap'];
  for (const address of listed) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    const say = (problem: string, isWrong: boolean) => isWrong && problems.push(`${address}: ${problem}`);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const shown = await fetch(picture === '' ? address : picture);
    say(`status ${answer.status}`, answer.status !== 200);
    say('is not for search engines', answer.headers.has('x-robots-tag'));
    say(
      'is closed by robots.txt',
      closed.some((at) => address.startsWith(url + at)),
    );
    say(`has the canonical address ${canonical}`, canonical !== address);
    say(`has the picture ${picture}`, shown.headers.get('content-type') !== 'image/png' || shown.status !== 200);
    say('has an address that no installation has', html.includes('site.invalid'));
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    say('has no structured data', blocks.length === 0);
    for (const [, block = ''] of blocks) say('has no address in its structured data', !inJson(block).includes(address));
  }
  return problems;
}

const inJson = (block: string): string => JSON.stringify(JSON.parse(block));

it.each(states)('are to who is %s what docs/routes.md says; `npm run routes` writes it', (state) => {
  const of = (all: readonly Row[]) => all.filter((row) => row.state === state);
  expect(of(rows).length).toBe(walkedBy(state).length);
  if (!isWriting) expect(of(rows)).toEqual(of(said));
});

it('answer 404 to whoever asks for what is no page', () => {
  const missing = rows.filter(({ heading }) => heading === "Uh oh, there's nothing here");
  expect(new Set(missing.map(({ address }) => address)).size).toBeGreaterThan(0);
  expect(rows.filter(({ address }) => address === '/nowhere').map(({ status }) => status)).toEqual(
    states.map(() => 404),
  );
});

it('have a title and a heading everywhere, and each public page an address of its own for search engines', () => {
  expect(rows.filter(({ title, heading }) => title === '' || heading === '')).toEqual([]);
  const canonicals = rows.filter(({ state, canonical }) => state === 'signed out' && canonical !== '');
  expect(canonicals.length).toBeGreaterThan(25);
  // An address with parameters is the same page to search engines.
  const others = canonicals.filter(({ address, canonical }) => address.split('?')[0] !== canonical);
  expect(others.map(({ address }) => address)).toEqual(['/']);
});

it('have all routes of the product before this one among them', () => {
  const has = (pattern: string) => walked.some((address) => new RegExp(`^${pattern}$`).test(address));
  expect(specRoutes.filter(({ pattern, waitsFor }) => waitsFor === undefined && !has(pattern))).toEqual([]);
  expect(specRoutes.filter(({ pattern, waitsFor }) => waitsFor !== undefined && has(pattern))).toEqual([]);
});

it('that search engines are told of are whole: status, picture, structured data, canonical address', () => {
  expect(misread).toEqual([]);
});
