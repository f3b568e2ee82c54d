// The web application: hashed files for ever, the page itself asked again each time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { knownPages, takesPage } from './known-pages.ts';

export type WebFolder = {
  folder: string;
  /** Files beside the page that anybody may have, e.g. favicon.svg. */
  files: ReadonlySet<string>;
  scriptHashes: string[];
  isKnownPage: (path: string) => boolean;
};

/** Reads what was built. Throws if nothing was. */
export function openWebFolder(folder: string): WebFolder {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`the web application is not built: ${folder} has no index.html`);
  const { scriptHashes = [] } = told<{ scriptHashes?: string[] }>(folder, 'csp.json') ?? {};
  const pages = told<{ pages: string[] }>(folder, 'pages.json');
  if (!pages) throw new Error(`the web application is not built whole: ${folder} has no pages.json`);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  return {
    folder,
    files: new Set(files.filter((name) => !isInner(name))),
    scriptHashes,
    isKnownPage: knownPages(pages.pages),
  };
}

function told<Content>(folder: string, name: string): Content | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

// The page itself, what the build tells the gateway, and the compressed forms: none of them is an address.
function isInner(name: string): boolean {
  return name === 'index.html' || name === 'csp.json' || name === 'pages.json' || /\.(?:br|gz)$/.test(name);
}

export async function webAppRoutes(app: FastifyInstance, { folder, files, isKnownPage }: WebFolder): Promise<void> {
  // What the build compressed is sent as it lies there, in whole: a range of it would help nobody.
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    acceptRanges: false,
  });
  app.get('/assets/*', { schema: { hide: true } }, (request, reply) =>
    // The name holds a hash of the content: another content has another name.
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(`assets/${(request.params as { '*': string })['*']}`),
  );
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const asked = request.url.split('?')[0] ?? '/';
    const name = asked.slice(1);
    if (files.has(name)) return reply.header('cache-control', 'public, max-age=3600').sendFile(name);
    void reply.header('vary', 'accept');
    const { accept } = request.headers;
    if (isDebugPage(asked, accept) || (isKnownPage(asked) && takesPage(accept)))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (isForPrograms(asked) || !takesPage(accept)) return reply.callNotFound();
    // The application says that there is nothing. A 404 has no form that could be kept, so no condition holds for it.
    for (const condition of conditions) delete request.raw.headers[condition];
    return reply.code(404).sendFile('index.html', { etag: false, lastModified: false });
  });
}

const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** The spec's `GET /api/{slug}` in a browser; the rest beneath is the API's. */
function isDebugPage(asked: string, accept: string | undefined): boolean {
  return /^\/api\/[^/]+$/.test(asked) && accept?.includes('text/html') === true;
}

function isForPrograms(asked: string): boolean {
  return /^\/(?:api|internal|metrics|docs|dev|assets|health)(?:\/|$)/.test(asked);
}
