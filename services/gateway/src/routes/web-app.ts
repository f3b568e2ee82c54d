// Serves the web application: hashed files are cached for ever, the page is revalidated each time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { knownPages, acceptsPage } from './known-pages.ts';

export type WebFolder = {
  folder: string;
  /** Public files beside the page, e.g. favicon.svg. */
  files: ReadonlySet<string>;
  scriptHashes: string[];
  isKnownPage: (path: string) => boolean;
};

/** Reads the built web application. Throws if it is missing or incomplete. */
export function openWebFolder(folder: string): WebFolder {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`the web application is not built: ${folder} has no index.html`);
  const { scriptHashes = [] } = readJson<{ scriptHashes?: string[] }>(folder, 'csp.json') ?? {};
  const pages = readJson<{ pages: string[] }>(folder, 'pages.json');
  if (!pages) throw new Error(`the web application is built incompletely: ${folder} has no pages.json`);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  return {
    folder,
    files: new Set(files.filter((name) => !isInternal(name))),
    scriptHashes,
    isKnownPage: knownPages(pages.pages),
  };
}

function readJson<Content>(folder: string, name: string): Content | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

// The page itself, the build's files for the gateway, and compressed variants have no address of their own.
function isInternal(name: string): boolean {
  return name === 'index.html' || name === 'csp.json' || name === 'pages.json' || /\.(?:br|gz)$/.test(name);
}

export async function webAppRoutes(app: FastifyInstance, { folder, files, isKnownPage }: WebFolder): Promise<void> {
  // Send the build's compressed files as they are, always whole: a range of a compressed file is useless.
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    acceptRanges: false,
  });
  app.get('/assets/*', { schema: { hide: true } }, (request, reply) =>
    // The name contains a hash of the content, so new content gets a new name.
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(`assets/${(request.params as { '*': string })['*']}`),
  );
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    const name = pathname.slice(1);
    if (files.has(name)) return reply.header('cache-control', 'public, max-age=3600').sendFile(name);
    void reply.header('vary', 'accept');
    const { accept } = request.headers;
    const forPrograms = isForPrograms(pathname);
    if (isDebugPage(pathname, accept) || (isKnownPage(pathname) && !forPrograms && acceptsPage(accept)))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (forPrograms || !acceptsPage(accept)) return reply.callNotFound();
    // The application shows its not-found page. A 404 is never cached, so drop the conditional headers.
    for (const condition of conditions) delete request.raw.headers[condition];
    return reply.code(404).sendFile('index.html', { etag: false, lastModified: false });
  });
}

const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** `GET /api/{slug}` in a browser shows a page; deeper paths belong to the API. */
function isDebugPage(pathname: string, accept: string | undefined): boolean {
  return /^\/api\/[^/]+$/.test(pathname) && accept?.includes('text/html') === true;
}

function isForPrograms(pathname: string): boolean {
  return /^\/(?:api|internal|metrics|status|docs|dev|assets|health)(?:\/|$)/.test(pathname);
}
