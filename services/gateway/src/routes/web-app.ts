// Serves the web application: hashed files are cached for ever, the page is revalidated each time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { LeadFacts } from '@leadwright/runtime/site/lead-facts';
import type { SiteId } from '@leadwright/runtime/site/sites';
import type { FastifyInstance } from 'fastify';
import { cookiePair } from '@leadwright/runtime/requests/refresh-cookie-name';
import type { CspSources } from './csp-sources.ts';
import { installationSources } from './installation-sources.ts';
import { sendKept } from './kept-answer.ts';
import { knownPages, acceptsPage } from './known-pages.ts';
import { readBuiltPages, type BuiltPages, type SiteFacts } from './made-pages/built-pages.ts';
import type { MadePage } from './made-pages/page-with-figures.ts';
import type { Spoken } from './made-pages/spoken-claims.ts';

export type WebFolder = {
  site: SiteId;
  folder: string;
  files: ReadonlySet<string>;
  scriptHashes: string[];
  /** `unclaimed`: without what the site claims and sells, for an installation whose operator says something else. */
  pages: Record<Spoken, BuiltPages>;
  sources: CspSources;
  isKnownPage: (path: string) => boolean;
};

/** Throws if the build is missing or incomplete. */
export function openWebFolder(folder: string, facts: SiteFacts): WebFolder {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`the web application is not built: ${folder} has no index.html`);
  const { scriptHashes = [] } = readJson<{ scriptHashes?: string[] }>(folder, 'csp.json') ?? {};
  const pages = readJson<{ pages: string[] }>(folder, 'pages.json');
  if (!pages) throw new Error(`the web application is built incompletely: ${folder} has no pages.json`);
  const files = [...filesIn(folder), ...filesIn(path.join(folder, PICTURES)).map((name) => `${PICTURES}/${name}`)];
  return {
    site: facts.site,
    folder,
    files: new Set(files.filter((name) => !isInternal(name))),
    scriptHashes,
    pages: {
      'as-built': readBuiltPages(folder, facts, ''),
      'as-counted': readBuiltPages(folder, facts, 'counted'),
      unclaimed: readBuiltPages(folder, facts, 'unclaimed'),
    },
    sources: installationSources(facts),
    isKnownPage: knownPages(pages.pages),
  };
}

const PICTURES = 'pictures';

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function readJson<Content>(folder: string, name: string): Content | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

function isInternal(name: string): boolean {
  return name === 'index.html' || name === 'csp.json' || name === 'pages.json' || /\.(?:br|gz)$/.test(name);
}

/** For what is opened as a document though it is none. */
const NOTHING = "default-src 'none';frame-ancestors 'none'";

type Parts = WebFolder & {
  /** Who has it was signed in on this browser, and is led to the search instead of the landing page. */
  cookieName: string;
  /** Which pages say what the operator says. */
  spoken: () => Promise<Spoken>;
  /** What the installation counts in its leads; null while nobody knows. */
  leadFacts: () => Promise<LeadFacts | null>;
};

export async function webAppRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { folder, files, isKnownPage, cookieName, spoken, leadFacts } = parts;
  const factsFor = async (page: MadePage) => (page.hasFigures ? leadFacts() : null);
  // Send the build's compressed files as they are, always whole: a range of a compressed file is useless.
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    acceptRanges: false,
  });
  app.get('/assets/*', { schema: { hide: true } }, (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    // The page's own policy governs its scripts and styles; thirty times in a first visit it was 10 kB. A worker would be
    // governed by that of its file.
    if (/\.(?:js|css)$/.test(name)) void reply.header('content-security-policy', NOTHING);
    // The name contains a hash of the content, so new content gets a new name.
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(`assets/${name}`);
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/', parameters] = request.url.split('?');
    // Some programs escape the sign in `search@2x.webp`. What is not in the list is no file, however it is written.
    const name = pathname.slice(1).replaceAll(/%40/g, '@');
    if (files.has(name))
      return (
        reply
          .header('cache-control', 'public, max-age=3600')
          // Safari plays no film of which it cannot ask for a part. The build has no compressed form of one.
          .sendFile(name, { acceptRanges: name.endsWith('.webm') })
      );
    const { accept, cookie } = request.headers;
    const pages = parts.pages[await spoken()];
    const forPrograms = isForPrograms(pathname);
    const accepted = !forPrograms && acceptsPage(accept);
    void reply.header('vary', 'accept');
    const own = ownAddress(pages, pathname);
    if (own !== pathname && accepted)
      return reply.redirect(parameters === undefined ? own : `${own}?${parameters}`, 301);
    const made = madeAt(pages, pathname === '/' ? LANDING : pathname, parameters);
    if (made !== undefined && (accepted || isFile(pathname))) {
      void reply.header('cache-control', 'no-cache');
      if (pathname !== '/') return sendKept(request, reply, made.with(await factsFor(made)));
      void reply.header('vary', 'accept, cookie');
      return cookiePair(cookie, cookieName) === undefined
        ? sendKept(request, reply, made.with(await factsFor(made)))
        : reply.redirect(SIGNED_IN, 302);
    }
    // Search engines find what was made for everybody; the application has nothing for them.
    void reply.header('x-robots-tag', 'noindex');
    if (isDebugPage(pathname, accept) || (accepted && isKnownPage(pathname)))
      return sendKept(request, reply.header('cache-control', 'no-cache'), pages.application.with(null));
    // The application shows its not-found page. A 404 is never cached.
    return accepted ? sendKept(request, reply.code(404), pages.application.with(null)) : reply.callNotFound();
  });
}

/** A page made for everybody has one address: in capitals or with a last slash it is another for search engines. */
function ownAddress({ madeForAll }: BuiltPages, pathname: string): string {
  const own = pathname.replace(/\/$/, '').toLowerCase();
  return madeForAll.has(own) ? own : pathname;
}

/** An article in pages has one for each number; past the last is the last, as in the application (`pageNumber`). */
function madeAt({ madeForAll }: BuiltPages, at: string, parameters: string | undefined): MadePage | undefined {
  let made = madeForAll.get(at);
  const asked = Number.parseInt(new URLSearchParams(parameters).get('page') ?? '', 10);
  for (let page = 2; page <= asked; page += 1) {
    const next = madeForAll.get(`${at}?page=${page}`);
    if (next === undefined) return made;
    made = next;
  }
  return made;
}

const LANDING = '/home';
const SIGNED_IN = '/search';

/** Programs fetch robots.txt and sitemap.xml, and say of themselves what they like. */
const isFile = (pathname: string): boolean => /\.(?:txt|xml)$/.test(pathname);

/** `GET /api/{slug}` in a browser shows a page; deeper paths belong to the API. */
function isDebugPage(pathname: string, accept: string | undefined): boolean {
  return /^\/api\/[^/]+$/.test(pathname) && accept?.includes('text/html') === true;
}

function isForPrograms(pathname: string): boolean {
  return /^\/(?:api|internal|metrics|status|docs|dev|assets|pictures|health)(?:\/|$)/.test(pathname);
}
