// Each page that the build makes, for each site, says only what the site may.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import { siteIds, sites } from '@leadwright/runtime/site/sites';
import { claimProblems } from '../../../scripts/claim-problems.ts';
import { indexedPages } from './indexed-pages.ts';
import { htmlOf, ofSite } from './public-html.tsx';

const pagesOf = async (id: (typeof siteIds)[number]): Promise<Map<string, string>> => {
  ofSite(sites[id]);
  const pages = new Map<string, string>();
  for (const { path, title, description } of indexedPages)
    pages.set(path, `${title} ${description} ${await htmlOf(path)}`);
  return pages;
};

it.each(siteIds)('%s claims on no page what it may not', async (id) => {
  const pages = await pagesOf(id);
  expect(pages.size).toBe(indexedPages.length);
  expect(claimProblems(pages, sites[id].claims)).toEqual([]);
  // A page that was not rendered claims nothing.
  expect([...pages].filter(([, html]) => !html.includes('<h1'))).toEqual([]);
});

const all = sites.leadwright.claims;

it.each(Object.keys(all) as (keyof Claims)[])(
  'a site that does not claim %s, and all else, has it on no page',
  async (name) => {
    const { [name]: _, ...claims } = all;
    ofSite({ ...sites.leadwright, claims });
    for (const { path } of indexedPages)
      expect(claimProblems(new Map([[path, await htmlOf(path)]]), claims)).toEqual([]);
  },
);

it('fills in the figures of a site that claims them', async () => {
  const pages = await pagesOf('leadwright');
  expect(pages.get('/terms')).toMatch(/about every two weeks[\s\S]*refreshed three to four times a year/);
  expect((await pagesOf('callwright')).get('/terms')).not.toMatch(/refreshed/);
  expect((await pagesOf('mailwright')).get('/terms')).not.toMatch(/two weeks/);
});
