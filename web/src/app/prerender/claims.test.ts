// Each page that the build makes, for each site, says only what the site may.
import { figuresOf, withFigures } from '@leadwright/runtime/site/lead-facts';
import { statedBy, type Claims, type SiteDefinition } from '@leadwright/runtime/site/site-definition';
import { siteIds, sites } from '@leadwright/runtime/site/sites';
import { claimProblems } from '../../../scripts/claim-problems.ts';
import { indexedPages } from './indexed-pages.ts';
import { htmlOf, ofSite } from './public-html.tsx';

const pagesOf = async (
  id: (typeof siteIds)[number],
  more: Partial<SiteDefinition> = {},
): Promise<Map<string, string>> => {
  ofSite({ ...sites[id], ...more });
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

const facts = {
  asOf: '2026-11-28',
  kinds: [
    {
      dictId: 'consumers',
      name: 'Consumers',
      leads: 1_200_000,
      renewedOn: '2026-10-01',
      phones: { checkedOn: '2026-11-12' },
    },
    { dictId: 'emails', name: 'E-mails', leads: 20_000, renewedOn: '2026-08-15', madeUp: true as const },
  ],
};

describe('a site that says what the installation counts', () => {
  const speaks = { speaks: 'counted' as const };

  it.each(siteIds)('%s states no number of leads, no refresh and no check on any page', async (id) => {
    const problems = claimProblems(await pagesOf(id, speaks), statedBy({ claims: sites[id].claims, ...speaks }));
    expect(problems).toEqual([]);
  });

  it('says the figures of the installation in the same places, and leaves out what it has not', async () => {
    const pages = await pagesOf('leadwright', speaks);
    const read = (at: string) => withFigures(pages.get(at) ?? '', figuresOf(facts));
    expect(read('/home')).toContain('<strong class="claim-figure">1.2 million</strong> or more consumers');
    expect(read('/home')).toMatch(/its list of 12 Nov 2026[\s\S]*no list is older than 1 Oct 2026/);
    expect(read('/home')).not.toMatch(/or more businesses|14 to 15/);
    expect(read('/home')).toContain('7+ years');
    expect(read('/resources/how-accurate-are-marketing-lists')).toContain('None of ours is older than 1 Oct 2026.');
    // People agree to a text that stays as it is.
    expect(read('/terms')).not.toMatch(/12 Nov|two weeks/);
    expect([...pages.keys()].filter((at) => /\{\{|\[\[/.test(read(at)))).toEqual([]);
  });

  it('is one of which nobody knows the figures: then it says nothing of them', async () => {
    const home = withFigures((await pagesOf('leadwright', speaks)).get('/home') ?? '', {});
    expect(home).not.toMatch(/or more (?:consumers|businesses)|its list of|no list is older|made up, for trying/);
  });
});

it('the help says what is counted, and the landing page that leads are made up, whatever the site claims', async () => {
  const pages = await pagesOf('mailwright');
  const read = (at: string) => withFigures(pages.get(at) ?? '', figuresOf(facts));
  expect(read('/support/how-current-the-leads-are')).toMatch(
    /There are 1.2 million consumers\. No list is older than 1 Oct 2026\.[\s\S]*counted on 28 Nov 2026/,
  );
  expect(read('/support/leads-you-have-already')).toContain('list of 12 Nov 2026');
  expect(read('/home')).toContain('The e-mails on this site are made up, for trying the product.');
  expect(read('/home')).toContain('200 million');
});
