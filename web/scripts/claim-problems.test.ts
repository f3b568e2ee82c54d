import { sites } from '../../libs/runtime/src/site/sites.ts';
import { claimProblems } from './claim-problems.ts';

const all = sites.leadwright.claims;
const found = (html: string, claims = {}) => claimProblems(new Map([['/a', html]]), claims);

it.each([
  ['consumers', '<b>200 million</b> and more consumer records'],
  ['businesses', '<b>14 to 15 million</b><span>and more business records</span>'],
  ['doNotCall', 'Numbers are checked against the national <b>do-not-call</b> registry'],
  ['doNotCall', 'They are checked <strong>about every two weeks</strong>.'],
  ['refreshesAYear', 'data is refreshed three to four times a year'],
  ['years', '7+ years in business'],
  // Other wordings than those of today's pages.
  ['consumers', 'search 210M records'],
  ['consumers', 'two hundred million people'],
  ['consumers', 'over 200,000,000 Americans'],
  ['consumers', 'millions of consumers'],
  ['businesses', '15 million companies'],
  ['businesses', 'fourteen million records of firms'],
  ['businesses', 'millions of US businesses'],
  ['doNotCall', 'every number is screened against the federal do not call list'],
  ['doNotCall', 'DNC-scrubbed leads'],
  ['doNotCall', 'matched with the DNC registry'],
  ['doNotCall', 'a scrub every other week'],
  ['refreshesAYear', 'updated quarterly'],
  ['refreshesAYear', 'rebuilt every three months'],
  ['refreshesAYear', 'refreshed 4 times per year'],
  ['refreshesAYear', 'with a monthly update'],
  ['years', 'more than seven years in business'],
  ['years', 'founded in 2016'],
  ['years', 'serving roofers since 2016'],
  ['years', '<meta name="description" content="7+ years of lists">'],
  ['years', '<script type="application/ld+json">{"text":"7+ years"}</script>'],
])('finds the claim %s where the site does not make it', (name, html) => {
  expect(found(html)).toEqual([expect.stringContaining(`/a: claims ${name}, which this site does not`)]);
  expect(found(html, all)).toEqual([]);
});

it('takes no question to another seller, and no data for scripts, for a claim', () => {
  expect(found('when were numbers last checked against the do-not-call registry?')).toEqual([]);
  expect(found('<script type="application/json">{"figure":"7+ years"}</script>')).toEqual([]);
});

it('finds a part that was not filled in, whatever the site claims', () => {
  expect(found('<p>{{years: {} years}}</p>', all)).toEqual(['/a: has a claim that was not filled in']);
});
