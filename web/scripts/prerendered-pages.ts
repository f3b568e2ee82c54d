// The HTML of the pages that everybody may read, made at build time: it is there before any script, and readable without.
// Each site of libs/runtime/src/site has its own, since which one an installation shows is known only where it runs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { hasFigures, leadFactsElement } from '../../libs/runtime/src/site/lead-facts.ts';
import { statedBy, withoutClaims, type SiteDefinition } from '../../libs/runtime/src/site/site-definition.ts';
import { sites } from '../../libs/runtime/src/site/sites.ts';
import { createServer, type Plugin } from 'vite';
import type { indexedPages, IndexedPage, knownAddresses } from '../src/app/prerender/indexed-pages.ts';
import type { htmlOf, ofSite, pageAt, withPlans } from '../src/app/prerender/public-html.tsx';
import { themeCss } from '../src/theme.ts';
import type { publicPlans as plans } from '../../services/billing/src/plans/domain/shown-plan.ts';
import { claimProblems } from './claim-problems.ts';
import { deadLinks } from './dead-links.ts';
import { dataBlock, headOf, SITE } from './page-head.ts';
import { pageProblems } from './page-problems.ts';
import { writePictures } from './picture/write-pictures.ts';
import { markdown } from './markdown.ts';
import { sourceOf, stylesOf, withStyles, type Manifest } from './page-styles.ts';

/** The folder of `dist` with what the gateway puts its own address into before it serves it. */
const FOLDER = 'prerendered';
/**
 * In a site's folder the same pages for what else the operator may say: what the installation counts in place of the numbers
 * of leads, or other words, which are left out (`Spoken` of the gateway).
 */
const COUNTED = 'counted';
const UNCLAIMED = 'unclaimed';

type Table = { indexedPages: typeof indexedPages; knownAddresses: typeof knownAddresses };
type Renderer = { htmlOf: typeof htmlOf; ofSite: typeof ofSite; pageAt: typeof pageAt; withPlans: typeof withPlans };

/**
 * Writes into dist/prerendered/<site> the application's page, a file for each indexed page, sitemap.xml and robots.txt, and
 * `files.json`, which says what stands where. In all of them `SITE` is in place of the site's own address. Fails on a link
 * that leads nowhere and on a head that search engines would misread.
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
    // After a failed build nothing is written, and the failure is what the reader sees.
    writeBundle: {
      sequential: true,
      handler: async () => {
        const sources = await openSources(web);
        try {
          const table = await sources.module<Table>('src/app/prerender/indexed-pages.ts');
          const renderer = await sources.module<Renderer>('src/app/prerender/public-html.tsx');
          const { publicPlans } = await sources.module<{ publicPlans: typeof plans }>(
            '../services/billing/src/plans/domain/shown-plan.ts',
          );
          const data = renderer.withPlans(publicPlans);
          const built = readFileSync(path.join(dist, 'index.html'), 'utf8');
          const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
          const variants = Object.values(sites).flatMap((site) => [
            { site, folder: site.id, indexed: table.indexedPages },
            {
              site: { ...site, speaks: 'counted' as const },
              folder: `${site.id}/${COUNTED}`,
              indexed: table.indexedPages,
            },
            {
              site: withoutClaims(site),
              folder: `${site.id}/${UNCLAIMED}`,
              indexed: table.indexedPages.map(sellingNothing),
            },
          ]);
          const pictures = new Map<string, ReadonlyMap<string, string>>();
          for (const { site, folder, indexed } of variants) {
            const drawn = pictures.get(site.id) ?? writePictures(dist, indexed, site);
            pictures.set(site.id, drawn);
            const application = ofOneSite(built, site, renderer);
            const pages = await pagesOf(insertedInHead(application, dataBlock(data.element, data.json)), site, {
              indexedPages: indexed,
              renderer,
              pictures: drawn,
              styled: (html, at) => {
                const page = renderer.pageAt(at);
                return withStyles(html, page === undefined ? [] : stylesOf(manifest, sourceOf(page.load)), dist);
              },
            });
            const wrong = [
              ...deadLinks(pages, { addresses: table.knownAddresses, folder: dist, site: SITE }),
              ...pageProblems(pages, SITE),
              ...claimProblems(pages, statedBy(site)),
            ];
            if (wrong.length > 0) throw new Error(`The built pages of ${site.brand} are wrong:\n${wrong.join('\n')}`);
            write(path.join(dist, FOLDER, folder), { application, pages, indexed });
          }
        } finally {
          await sources.close();
        }
      },
    },
  };
}

const sellingNothing = ({ sells: _, ...page }: IndexedPage): IndexedPage => page;

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

/** The built page with the name, the colours and the data of this site; pages are rendered as this site's from now on. */
function ofOneSite(built: string, site: SiteDefinition, { ofSite: choose }: Renderer): string {
  const { element, json } = choose(site);
  const coloured = put(built, themeCss(), themeCss(site.colours));
  const named = put(coloured, />Leadwright needs JavaScript/, `>${site.brand} needs JavaScript`);
  const titled = put(named, /<title>[^<]*<\/title>/, `<title>${site.brand}</title>`);
  return put(
    titled,
    new RegExp(`<script type="application/json" id="${element}">[^<]*</script>`),
    dataBlock(element, json),
  );
}

type Rendering = {
  indexedPages: readonly IndexedPage[];
  renderer: Renderer;
  /** The path of each page's picture, by the page's own. */
  pictures: ReadonlyMap<string, string>;
  /** Puts the styles of the page at this path into its HTML. */
  styled: (html: string, at: string) => string;
};

async function pagesOf(
  template: string,
  site: SiteDefinition,
  { indexedPages: indexed, renderer, pictures, styled }: Rendering,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const page of indexed) {
    const head = headOf(page, site, pictures.get(page.path) ?? '');
    const body = await renderer.htmlOf(page.path);
    const data = hasFigures(body) ? insertedInHead(template, dataBlock(leadFactsElement, 'null')) : template;
    pages.set(page.path, styled(wholePage(data, head, body), page.path));
  }
  return pages;
}

/** The application's page with a head and a body of its own. */
function wholePage(template: string, head: string, body: string): string {
  const titled = put(template, /<title>[^<]*<\/title>/, head);
  const described = put(titled, /<meta\s+name="description"[^>]*>/, '');
  return put(described, /<div id="root"><\/div>/, `<div id="root">${body}</div>`);
}

/** Throws where the text has no such place. */
function put(text: string, place: RegExp | string, content: string): string {
  if (typeof place === 'string' ? !text.includes(place) : !place.test(text))
    throw new Error(`index.html has no ${String(place).slice(0, 80)}`);
  // A function, since `$` means something in a replacement.
  return text.replace(place, () => content);
}

const insertedInHead = (page: string, element: string): string => put(page, '</head>', `  ${element}\n  </head>`);

type Made = { application: string; pages: ReadonlyMap<string, string>; indexed: readonly IndexedPage[] };

function write(folder: string, { application, pages, indexed }: Made): void {
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  const save = (address: string, file: string, text: string) => {
    writeFileSync(path.join(folder, file), text);
    files[address] = file;
  };
  writeFileSync(path.join(folder, 'application.html'), application);
  for (const [address, html] of pages) save(address, `${address.slice(1).replaceAll(/[/?=]/g, '-')}.html`, html);
  save('/sitemap.xml', 'sitemap.xml', sitemapOf(indexed));
  save('/robots.txt', 'robots.txt', robots);
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
