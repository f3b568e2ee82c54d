import { defaultClaims } from '@leadwright/runtime/site/public-claims';
import type { PublicClaims } from '../../components/claims/use-claims.ts';
import { judge } from './shown-by-data.ts';

const nowMs = Date.parse('2026-11-27T00:00:00Z');
const said = (defaultClaims('leadwright') ?? { claims: {}, products: [] }) as PublicClaims;
const kind = (dictId: string, rows: number, source = 'import:1', activatedAt = '2026-10-01T00:00:00Z') => ({
  ...{ dictId, name: dictId, rows, source, activatedAt },
});
const shown = (datasets: ReturnType<typeof kind>[], desktopUrl = '', banner: object | null = null) =>
  judge(said, { datasets, banner: banner as never, desktopUrl, nowMs })
    .filter(({ isShown }) => isShown)
    .map(({ claim }) => claim);

it('what was made up for trying the product shows no figure, however many there are', () => {
  const made = [kind('consumers', 300_000_000, 'synthetic:1:300'), kind('businesses', 20_000_000, 'derived:x:1')];
  expect(shown(made)).toEqual(['Sales & Marketing Research']);
});

it('a figure is shown by as many real leads, and a refresh by leads that are no older than it says', () => {
  expect(shown([kind('consumers', 200_000_000), kind('businesses', 13_999_999)])).toEqual([
    '200,000,000 leads or more: consumers',
    'Data refreshed three to four times a year',
    'Sales & Marketing Research',
  ]);
  expect(shown([kind('businesses', 14_000_000, 'import:1', '2026-07-01T00:00:00Z')])).toEqual([
    '14,000,000 to 15,000,000 leads or more: businesses',
    'Sales & Marketing Research',
  ]);
});

it('years, the do-not-call registry and software are shown by no data of ours', () => {
  const all = judge(said, { datasets: [], banner: null, desktopUrl: '', nowMs });
  expect(all.every(({ isShown }) => !isShown)).toBe(true);
  expect(all).toHaveLength(10);
});

it('the banner’s own words are a claim while it is shown, which a desktop app shows', () => {
  const banner = { text: null };
  expect(shown([], '', banner)).toEqual([]);
  expect(shown([], 'https://files.example/app.dmg', banner)).toEqual([
    'The banner’s own words: unlimited downloads on the desktop app',
  ]);
});
