// The web application: hashed files for ever, the page itself asked again each time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type WebFolder = {
  folder: string;
  /** Files beside the page that anybody may have, e.g. favicon.svg. */
  files: ReadonlySet<string>;
  scriptHashes: string[];
};

/** Reads what was built. Throws if nothing was. */
export function openWebFolder(folder: string): WebFolder {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`the web application is not built: ${folder} has no index.html`);
  const hashes = path.join(folder, 'csp.json');
  const { scriptHashes = [] } = existsSync(hashes) ? (JSON.parse(readFileSync(hashes, 'utf8')) as { scriptHashes?: string[] }) : {};
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name);
  return { folder, files: new Set(files.filter((name) => !isInner(name))), scriptHashes };
}

// The page itself, what the build tells the gateway, and the compressed forms: none of them is an address.
function isInner(name: string): boolean {
  return name === 'index.html' || name === 'csp.json' || /\.(?:br|gz)$/.test(name);
}

export async function webApp(app: FastifyInstance, { folder, files }: WebFolder): Promise<void> {
  // What the build compressed is sent as it lies there, in whole: a range of it would help nobody.
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true, acceptRanges: false });
  app.get('/assets/*', { schema: { hide: true } }, (request, reply) =>
    // The name holds a hash of the content: another content has another name.
    reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(`assets/${(request.params as { '*': string })['*']}`),
  );
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const name = pathOf(request).slice(1);
    if (files.has(name)) return reply.header('cache-control', 'public, max-age=3600').sendFile(name);
    if (!isPage(request)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

// A browser's navigation. Under /api only the one-word paths of the debug page are pages; the rest is the API's 404.
function isPage(request: FastifyRequest): boolean {
  const asked = pathOf(request);
  if (!request.headers.accept?.includes('text/html')) return false;
  if (asked === '/api' || asked.startsWith('/api/')) return /^\/api\/[^/]+$/.test(asked);
  return !/^\/(internal|metrics|docs|dev|assets|health)(\/|$)/.test(asked);
}
