// What the build adds to the page: the theme as CSS variables, and a list of script hashes for the gateway.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sites } from '../../libs/runtime/src/site/sites.ts';
import { runnerImport, type Plugin } from 'vite';
import type { knownAddresses } from '../src/app/prerender/indexed-pages.ts';
import { siteElement, unknown, type Site } from '../src/site.ts';
import { themeCss } from '../src/theme.ts';
import { dataBlock } from './page-head.ts';
import { precompress } from './precompress.ts';

/** Puts the tokens of theme.ts into the head, ahead of every stylesheet. */
export function themeVariables(): Plugin {
  return {
    name: 'leadwright:theme-variables',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head-prepend' }],
  };
}

/**
 * While the sources are served as they are, no gateway puts its site into the page: it is the site that the gateway's
 * variables name. What they leave open stays as in built files.
 */
export function oneSite(env: Record<string, string | undefined>): Plugin {
  const place = `<script type="application/json" id="${siteElement}"></script>`;
  const definition = Object.values(sites).find(({ id }) => id === env['GATEWAY_SITE']) ?? sites.leadwright;
  const site: Site = {
    ...unknown,
    ...definition,
    supportEmail: env['GATEWAY_SUPPORT_EMAIL'] ?? unknown.supportEmail,
    supportText: env['GATEWAY_SUPPORT_TEXT'] ?? unknown.supportText,
    supportPhone: env['GATEWAY_SUPPORT_PHONE'] ?? env['GATEWAY_SUPPORT_TEXT'] ?? unknown.supportPhone,
    videoUrl: env['GATEWAY_VIDEO_URL'] ?? '',
    desktopUrl: env['GATEWAY_DESKTOP_URL'] ?? '',
    changelogAccount: env['GATEWAY_CHANGELOG_ACCOUNT'] ?? '',
  };
  return {
    name: 'leadwright:one-site',
    apply: 'serve',
    transformIndexHtml: (html) => ({
      html: html.replace(place, () => dataBlock(siteElement, JSON.stringify(site))),
      tags: [{ tag: 'style', children: themeCss(site.colours), injectTo: 'head' }],
    }),
  };
}

/**
 * Writes dist/csp.json, `{ "scriptHashes": ["'sha256-…'"] }`: one source expression per inline script
 * of the built page. The gateway puts them in script-src, so that nothing else runs inline.
 */
export function cspHashes(): Plugin {
  let folder = '';
  return {
    name: 'leadwright:csp-hashes',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
      const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
      const scriptHashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      writeFileSync(path.join(folder, 'csp.json'), `${JSON.stringify({ scriptHashes }, null, 2)}\n`);
    },
  };
}

/** Writes dist/pages.json, `{ "pages": ["/home", …] }`: every address that is a page. To the gateway any other is 404. */
export function pageList(): Plugin {
  let table = '';
  return {
    name: 'leadwright:page-list',
    apply: 'build',
    configResolved: ({ root }) => {
      table = path.join(root, 'src/app/prerender/indexed-pages.ts');
    },
    async generateBundle() {
      // Vite's runner evaluates the table only; the pages' own code stays behind `import()`.
      const { module } = await runnerImport<{ knownAddresses: typeof knownAddresses }>(table, { configFile: false });
      const pages = module.knownAddresses;
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: `${JSON.stringify({ pages }, null, 2)}\n` });
    },
  };
}

const leads = path.resolve(import.meta.dirname, '../../libs/leads/src');
const ofKinds: Readonly<Record<string, string>> = { 'kinds.ts': 'kinds', 'kind-icons.ts': 'kindIcons' };

/** Puts what these files of libs/leads come to in their place: the dictionaries are for the API, not for pages. */
export function kindsAlone(): Plugin {
  return {
    name: 'leadwright:kinds-alone',
    enforce: 'pre',
    async load(id) {
      const name = path.dirname(id) === leads ? ofKinds[path.basename(id)] : undefined;
      if (name === undefined) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return `export const ${name} = ${JSON.stringify(module[name])};`;
    },
  };
}

/** Compresses what was built; must be the last plugin, since it reads what the others wrote. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'leadwright:compressed-files',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: { sequential: true, order: 'post', handler: () => void precompress(folder) },
  };
}
