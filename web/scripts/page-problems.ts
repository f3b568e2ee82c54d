// Finds what search engines and link previews would misread in the heads of the built pages.
import { decodeEntities } from './html-text.ts';
import { structuredProblems } from './structured-problems.ts';

const DESCRIPTION = { min: 40, max: 200 };
const properties = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'];

/** One line for each problem of `pages` (HTML by path); `site` is the address that stands for the site's own. */
export function pageProblems(pages: ReadonlyMap<string, string>, site: string): string[] {
  const heads = [...pages].map(([path, html]) => ({ path, html, ...headIn(html) }));
  const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
  return [
    ...heads.flatMap((head) => problemsOf(head, site).map((problem) => `${head.path}: ${problem}`)),
    ...twice(heads.flatMap(({ titles }) => titles)).map((title) => `two pages have the title "${title}"`),
    ...twice(heads.flatMap(({ descriptions }) => descriptions)).map((text) => `two pages are described as "${text}"`),
  ];
}

type Head = {
  path: string;
  html: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  properties: Map<string, string>;
  blocks: string[];
};

function headIn(html: string): Omit<Head, 'path' | 'html'> {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => decodeEntities(found ?? ''));
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta\s+name="description"\s+content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    properties: new Map(
      [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
        name,
        decodeEntities(content),
      ]),
    ),
    // Not decoded: a script has no entities.
    blocks: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
  };
}

function problemsOf(head: Head, site: string): string[] {
  const { path, html, titles, descriptions, canonicals } = head;
  const one = (what: string, found: readonly unknown[]) => (found.length === 1 ? [] : [`has ${found.length} ${what}`]);
  const described = descriptions[0] ?? '';
  return [
    ...one('titles', titles),
    ...one('descriptions', descriptions),
    ...one('canonical addresses', canonicals),
    ...one('first headings', [...html.matchAll(/<h1[\s>]/g)]),
    ...one('blocks of structured data', head.blocks),
    ...(canonicals.includes(`${site}${path}`) ? [] : [`has the canonical address ${canonicals.join(' ')}`]),
    ...(described.length < DESCRIPTION.min || described.length > DESCRIPTION.max
      ? [`is described in ${described.length} letters`]
      : []),
    ...properties.filter((name) => !head.properties.get(name)).map((name) => `has no ${name}`),
    ...(head.properties.get('og:url') === `${site}${path}` ? [] : ['has another address in og:url']),
    ...head.blocks.flatMap((block) => structuredProblems(block, `${site}${path}`)),
  ];
}
