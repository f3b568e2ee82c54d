import { defaultClaims } from '@leadwright/runtime/site/public-claims';
import type { KindFacts } from '@leadwright/runtime/site/lead-facts';
import type { PublicClaims } from '../../components/claims/use-claims.ts';
import { judge } from './shown-by-data.ts';

const nowMs = Date.parse('2026-11-27T00:00:00Z');
const said = (defaultClaims('leadwright') ?? { claims: {}, speaks: 'stated', products: [] }) as PublicClaims;
const kind = (dictId: string, rows: number, more: Partial<KindFacts> = {}) => ({
  dataset: { dictId, name: dictId, rows, source: 'x', activatedAt: '2026-11-20T00:00:00Z' },
  facts: { dictId, name: dictId, leads: rows, renewedOn: '2026-10-01', ...more },
});
const rowsOf = (
  kinds: ReturnType<typeof kind>[],
  claims = said,
  { desktopUrl = '', banner = null as object | null } = {},
) =>
  judge(claims, {
    datasets: kinds.map(({ dataset }) => dataset),
    facts: { asOf: '2026-11-27', kinds: kinds.map(({ facts }) => facts) },
    ...{ banner: banner as never, desktopUrl, nowMs },
  });
const shown = (...given: Parameters<typeof rowsOf>) =>
  rowsOf(...given)
    .filter(({ isShown }) => isShown)
    .map(({ claim }) => claim);

it('what was made up for trying the product shows no figure, however many there are', () => {
  const phones = { madeUp: true as const, checkedOn: '2026-11-26' };
  const made = [
    kind('consumers', 300_000_000, { madeUp: true, phones }),
    kind('businesses', 20_000_000, { madeUp: true }),
  ];
  expect(shown(made)).toEqual(['Sales & Marketing Research']);
});

it('a figure is shown by as many real leads, and a refresh by leads that are no older than it says', () => {
  expect(shown([kind('consumers', 200_000_000), kind('businesses', 13_999_999)])).toEqual([
    '200,000,000 leads or more: consumers',
    'Data refreshed three to four times a year',
    'Sales & Marketing Research',
  ]);
  expect(shown([kind('businesses', 14_000_000, { renewedOn: '2026-07-01' })])).toEqual([
    '14,000,000 to 15,000,000 leads or more: businesses',
    'Sales & Marketing Research',
  ]);
});

it('checks are shown while the last one of all numbers is no older than the site says', () => {
  const claim = 'Phone numbers are checked against the do-not-call registry about every two weeks';
  const checked = (...days: (string | undefined)[]) =>
    days.map((checkedOn, at) => kind(`kind-${at}`, 5, { phones: checkedOn === undefined ? {} : { checkedOn } }));
  expect(shown(checked('2026-11-13', '2026-11-26'))).toContain(claim);
  expect(shown(checked('2026-11-12', '2026-11-26'))).not.toContain(claim);
  expect(rowsOf(checked('2026-11-26', undefined)).map(({ data }) => data)).toContain('Never checked here: kind-1.');
});

it('what is counted in place of a number is shown, and is not said where there is nothing to count', () => {
  const counted = { ...said, speaks: 'counted' as const };
  const phones = { checkedOn: '2026-11-12' };
  expect(shown([kind('consumers', 209_000_000, { phones })], counted)).toEqual([
    '209 million leads or more: consumers',
    'Phone numbers are checked against the do-not-call list of 12 Nov 2026',
    'No list is older than 1 Oct 2026',
    'Sales & Marketing Research',
  ]);
  const madeUp = rowsOf([kind('consumers', 300, { madeUp: true, phones })], counted);
  expect(madeUp.filter(({ claim }) => /consumers|list/i.test(claim))).toEqual([]);
});

it('years and software are shown by no data of ours', () => {
  const all = rowsOf([]);
  expect(all.every(({ isShown }) => !isShown)).toBe(true);
  expect(all).toHaveLength(10);
});

it('the banner’s own words are a claim while it is shown, which a desktop app shows', () => {
  const banner = { text: null };
  expect(shown([], said, { banner })).toEqual([]);
  expect(shown([], said, { banner, desktopUrl: 'https://files.example/app.dmg' })).toEqual([
    'The banner’s own words: unlimited downloads on the desktop app',
  ]);
});
