// The HTML of the pages that everybody may read, made at build time: it is there before any script, and readable without.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import type { indexedPages, IndexedPage, knownAddresses } from '../src/app/prerender/indexed-pages.ts';
import type { htmlOf, withPlans } from '../src/app/prerender/public-html.tsx';
import type { publicPlans as plans } from '../../services/billing/src/domain/plans.ts';
import { deadLinks } from './dead-links.ts';
import { dataBlock, headOf, SITE } from './page-head.ts';
import { markdown } from './markdown.ts';

/** The folder of `dist` with what the gateway puts its own address into before it serves it. */
const FOLDER = 'prerendered';

type Table = { indexedPages: typeof indexedPages; knownAddresses: typeof knownAddresses };

/**
 * Writes into dist/prerendered a file for each indexed page, sitemap.xml and robots.txt, and `files.json`, which says
 * what stands where. In all of them `SITE` is in place of the site's own address. Fails on a link that leads nowhere.
 */
export function prerenderedPages(): Plugin {
  let web = '';
  let dist = '';
  return {
    name: 'leadwright:prerendered-pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      web = root;
      dist = path.resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const sources = await openSources(web);
        try {
          const table = await sources.module<Table>('src/app/prerender/indexed-pages.ts');
          const application = await sources.module<{ htmlOf: typeof htmlOf; withPlans: typeof withPlans }>(
            'src/app/prerender/public-html.tsx',
          );
          const { publicPlans } = await sources.module<{ publicPlans: typeof plans }>(
            '../services/billing/src/domain/plans.ts',
          );
          const data = application.withPlans(publicPlans);
          const template = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(
            '</head>',
            () => `  ${dataBlock(data.element, data.json)}\n  </head>`,
          );
          const pages = new Map<string, string>();
          for (const page of table.indexedPages)
            pages.set(page.path, wholePage(template, page, await application.htmlOf(page.path)));
          const dead = deadLinks(pages, { addresses: table.knownAddresses, folder: dist });
          if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join('\n')}`);
          write(path.join(dist, FOLDER), pages, table.indexedPages);
        } finally {
          await sources.close();
        }
      },
    },
  };
}

type Sources = { module: <Module>(file: string) => Promise<Module>; close: () => Promise<void> };

/** Runs the application's own sources in this process, as long as it is open: pages load their code when they are asked. */
async function openSources(web: string): Promise<Sources> {
  const server = await createServer({
    configFile: false,
    root: web,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react(), markdown()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return {
    module: async <Module>(file: string) => (await server.ssrLoadModule(path.join(web, file))) as Module,
    close: () => server.close(),
  };
}

/** The built page with a head and a body of its own. Throws where the template has no place for one of them. */
function wholePage(template: string, page: IndexedPage, body: string): string {
  const put = (text: string, place: RegExp, content: string): string => {
    if (!place.test(text)) throw new Error(`index.html has no ${place.source}`);
    // A function, since `$` means something in a replacement.
    return text.replace(place, () => content);
  };
  const titled = put(template, /<title>[^<]*<\/title>/, headOf(page));
  const described = put(titled, /<meta\s+name="description"[^>]*>/, '');
  return put(described, /<div id="root"><\/div>/, `<div id="root">${body}</div>`);
}

function write(folder: string, pages: ReadonlyMap<string, string>, indexed: readonly IndexedPage[]): void {
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  const put = (address: string, file: string, text: string) => {
    writeFileSync(path.join(folder, file), text);
    files[address] = file;
  };
  for (const [address, html] of pages) put(address, `${address.slice(1).replaceAll(/[/?=]/g, '-')}.html`, html);
  put('/sitemap.xml', 'sitemap.xml', sitemapOf(indexed));
  put('/robots.txt', 'robots.txt', robots);
  writeFileSync(path.join(folder, 'files.json'), `${JSON.stringify(files, null, 2)}\n`);
}

const sitemapOf = (indexed: readonly IndexedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexed.map(
      ({ path: at, changed }) =>
        `  <url><loc>${SITE}${at}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

const robots = [
  'User-agent: *',
  ...['/search', '/downloads', '/settings', '/api', '/dev'].map((at) => `Disallow: ${at}`),
  '',
  `Sitemap: ${SITE}/sitemap.xml`,
  '',
].join('\n');
