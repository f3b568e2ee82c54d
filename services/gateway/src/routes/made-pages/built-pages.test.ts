// The pages of the build, as a browser, a search engine and a cache get them.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import type { LeadFacts } from '@leadwright/runtime/site/lead-facts';
import { openWebFolder, webAppRoutes } from '../web-app.ts';
import type { Spoken } from './spoken-claims.ts';

const page = { accept: 'text/html' };
const facts = { site: 'leadwright', videoUrl: '', desktopUrl: '', changelogAccount: '' } as const;
const made = 'prerendered/leadwright';
let folder: string;
let spoken: Spoken = 'as-built';
let counted: LeadFacts | null = null;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-pages-'));
  for (const variant of ['unclaimed', 'counted']) await mkdir(path.join(folder, made, variant), { recursive: true });
  const files = {
    'index.html': '<p>of no site</p>',
    'prerendered/leadwright/application.html':
      '<p id="application">support@site.invalid, "https://video.site.invalid"</p>',
    'pages.json': JSON.stringify({ pages: ['/', '/home', '/desktop', '/search'] }),
    'prerendered/leadwright/files.json': JSON.stringify({
      '/home': 'home.html',
      '/desktop': 'desktop.html',
      '/support/long': 'long.html',
      '/support/long?page=2': 'long-2.html',
      '/support/long?page=3': 'long-3.html',
      '/support/current': 'current.html',
      '/sitemap.xml': 'sitemap.xml',
    }),
    'prerendered/leadwright/desktop.html': '<a href="https://desktop.site.invalid">',
    'prerendered/leadwright/current.html':
      '<script type="application/json" id="lead-facts">null</script><p>As built. [[leads: There are {}. ]]</p>',
    'prerendered/leadwright/long.html': 'first',
    'prerendered/leadwright/long-2.html': 'second',
    'prerendered/leadwright/long-3.html': 'third',
    'prerendered/leadwright/home.html': `<link rel="canonical" href="https://site.invalid/home"><p>(000) 000-0000</p><a href="sms:0000000000">t</a><a href="tel:0000000001">(000) 000-0001</a>${' '.repeat(500)}`,
    'prerendered/leadwright/sitemap.xml':
      '<url><loc>https://site.invalid/home</loc></url>\n  <url><loc>https://site.invalid/desktop</loc></url>\n',
  };
  const unclaimed = Object.entries(files).flatMap(([name, text]) =>
    name.startsWith(`${made}/`) ? [[name.replace(made, `${made}/unclaimed`), text.replace('(000) 000-0000', '')]] : [],
  );
  const asCounted = Object.entries(files).flatMap(([name, text]) =>
    name.startsWith(`${made}/`) ? [[name.replace(made, `${made}/counted`), text.replace('As built', 'Counted')]] : [],
  );
  for (const [name = '', text = ''] of [...Object.entries(files), ...unclaimed, ...asCounted])
    await writeFile(path.join(folder, name), text);
  app = fastify();
  await webAppRoutes(app, {
    ...openWebFolder(folder, {
      publicUrl: 'https://leads.example',
      supportEmail: 'help@leads.example',
      // A replacement in which "$" meant something would go wrong here.
      supportText: '$& $1',
      supportPhone: '+1 (480) 555-0101',
      ...facts,
    }),
    cookieName: 'refresh',
    spoken: async () => spoken,
    leadFacts: async () => counted,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = page) => app.inject({ method: 'GET', url, headers });

it('have the address and the contacts of this installation in them', async () => {
  expect((await get('/home')).body.trim()).toBe(
    '<link rel="canonical" href="https://leads.example/home"><p>$& $1</p>' +
      '<a href="sms:1">t</a><a href="tel:+14805550101">+1 (480) 555-0101</a>',
  );
  expect((await get('/search')).body).toBe('<p id="application">help@leads.example, ""</p>');
  expect((await get('/sitemap.xml', { accept: '*/*' })).body).toBe(
    '<url><loc>https://leads.example/home</loc></url>\n',
  );
});

it('claim what the build wrote only while the operator says nothing else', async () => {
  const [claimed, etag] = [(await get('/home')).body, (await get('/home')).headers.etag];
  spoken = 'unclaimed';
  const unclaimed = await get('/home', { ...page, 'if-none-match': String(etag) });
  spoken = 'as-built';
  expect([claimed.includes('<p>$& $1</p>'), unclaimed.statusCode, unclaimed.body.trim()]).toEqual([
    ...[true, 200],
    '<link rel="canonical" href="https://leads.example/home"><p></p>' +
      '<a href="sms:1">t</a><a href="tel:+14805550101">+1 (480) 555-0101</a>',
  ]);
});

describe('say what the installation counts', () => {
  afterEach(() => {
    counted = null;
    spoken = 'as-built';
  });
  const consumers = { dictId: 'consumers', name: 'Consumers </script>', leads: 1_200_000, renewedOn: '2026-10-01' };
  const facts = (leads: number): LeadFacts => ({ asOf: '2026-11-28', kinds: [{ ...consumers, leads }] });

  it('in words and to the application, each count with an ETag of its own', async () => {
    counted = facts(1_200_000);
    const { body, headers } = await get('/support/current');
    const block = String.raw`{"dictId":"consumers","name":"Consumers \u003c/script>","leads":1200000,"renewedOn":"2026-10-01"}`;
    expect(body).toBe(
      `<script type="application/json" id="lead-facts">{"asOf":"2026-11-28","kinds":[${block}]}</script>` +
        '<p>As built. There are 1.2 million consumers &lt;/script&gt;. </p>',
    );
    const known = { ...page, 'if-none-match': String(headers.etag) };
    expect((await get('/support/current', known)).statusCode).toBe(304);
    counted = facts(1_300_000);
    expect((await get('/support/current', known)).body).toContain('There are 1.3 million');
  });

  it('in the place of what is stated, where the operator wants that', async () => {
    counted = facts(20_000);
    spoken = 'as-counted';
    expect((await get('/support/current')).body).toContain('<p>Counted. There are 20,000 consumers');
  });

  it('not at all while nobody knows it', async () => {
    expect((await get('/support/current')).body).toBe(
      '<script type="application/json" id="lead-facts">null</script><p>As built. </p>',
    );
  });
});

it('are one for each page of an article in pages, the nearest for a number that it has not', async () => {
  const at = async (query: string) => (await get(`/support/long${query}`)).body;
  expect([await at(''), await at('?page=1'), await at('?from=mail&page=2'), await at('?page=3')]).toEqual([
    'first',
    'first',
    'second',
    'third',
  ]);
  expect([await at('?page=0'), await at('?page=-2'), await at('?page=x'), await at('?page=99999999999')]).toEqual([
    'first',
    'first',
    'first',
    'third',
  ]);
  expect((await get('/home?page=2')).body).toContain('leads.example/home');
});

it('may be indexed if they were made for everybody, and only then', async () => {
  const robots = async (url: string) => (await get(url)).headers['x-robots-tag'];
  expect([await robots('/home'), await robots('/'), await robots('/sitemap.xml')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([await robots('/search'), await robots('/nowhere')]).toEqual(['noindex', 'noindex']);
});

it('of the desktop app are made for everybody only where the installation has one', async () => {
  const without = await get('/desktop');
  expect([without.headers['x-robots-tag'], without.body]).toEqual([
    'noindex',
    '<p id="application">help@leads.example, ""</p>',
  ]);
  const other = fastify();
  const desktopUrl = 'https://files.example/app.dmg';
  const contacts = {
    publicUrl: 'https://leads.example',
    supportEmail: 'a@b.test',
    supportText: '1',
    supportPhone: '2',
  };
  const web = openWebFolder(folder, { ...contacts, ...facts, desktopUrl });
  await webAppRoutes(other, {
    ...web,
    cookieName: 'refresh',
    spoken: async () => 'as-built',
    leadFacts: async () => null,
  });
  const { headers, body } = await other.inject({ url: '/desktop', headers: page });
  expect([headers['x-robots-tag'], body]).toEqual([undefined, `<a href="${desktopUrl}">`]);
  expect((await other.inject({ url: '/sitemap.xml' })).body).toContain('<loc>https://leads.example/desktop</loc>');
  await other.close();
});

it('may load nothing of others but what the installation names', () => {
  const contacts = {
    publicUrl: 'https://leads.example',
    supportEmail: 'a@b.test',
    supportText: '1',
    supportPhone: '2',
  };
  const sources = (more: object) => openWebFolder(folder, { ...contacts, ...facts, ...more }).sources;
  expect(Object.values(sources({})).flat()).toEqual([]);
  expect(Object.values(sources({ videoUrl: 'https://films.example/a/demo.mp4' })).flat()).toEqual([
    'https://films.example',
  ]);
  expect(Object.values(sources({ changelogAccount: 'abc' })).flat()).toEqual([
    'https://cdn.headwayapp.co',
    'https://headway-widget.net',
  ]);
});

it('answer 404 with the application where there is no page', async () => {
  const missing = await get('/nowhere');
  expect([missing.statusCode, missing.body]).toEqual([404, '<p id="application">help@leads.example, ""</p>']);
});

it.each([
  ['/home/', '/home'],
  ['/HOME', '/home'],
  ['/Support/Long/?page=2', '/support/long?page=2'],
])('have one address: %s leads to %s', async (asked, own) => {
  const { statusCode, headers } = await get(asked);
  expect([statusCode, headers.location]).toEqual([301, own]);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('are sent as %s to who takes that, with an ETag of that form', async (coding, unpack) => {
  const answer = await get('/home', { ...page, 'accept-encoding': coding });
  expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept, accept-encoding' });
  expect(unpack(answer.rawPayload).toString()).toBe((await get('/home')).body);
  const etag = String(answer.headers.etag);
  expect(etag).not.toBe((await get('/home')).headers.etag);
  const again = (known: string) => get('/home', { ...page, 'accept-encoding': coding, 'if-none-match': known });
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) expect((await again(known)).statusCode).toBe(304);
  expect((await again('"another"')).statusCode).toBe(200);
});

it('are plain to a client that refuses every form that we have', async () => {
  const { headers, statusCode } = await get('/home', { ...page, 'accept-encoding': 'deflate' });
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
});

it('show visitors the landing page at the root, and lead who was signed in to the search', async () => {
  const visitor = await get('/');
  expect([visitor.statusCode, visitor.body]).toEqual([200, (await get('/home')).body]);
  expect(visitor.headers.vary).toBe('accept, cookie, accept-encoding');
  const before = await get('/', { ...page, cookie: 'other=1; refresh=abc' });
  expect([before.statusCode, before.headers.location, before.headers['cache-control']]).toEqual([
    302,
    '/search',
    'no-cache',
  ]);
});

it('are those of the chosen site, which the build must have', () => {
  const others = { ...facts, publicUrl: '', supportEmail: '', supportText: '', supportPhone: '' };
  expect(() => openWebFolder(folder, { ...others, site: 'mailwright' })).toThrow('built without the site mailwright');
});
