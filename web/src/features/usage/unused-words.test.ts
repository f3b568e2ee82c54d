import { accountNow } from '@leadwright/leads/rules/account-now';
import { unusedWords } from './unused-words.ts';

const boundary = '2026-12-27T09:00:00.000000Z';
const plan = (available: number, expiresAt: string | null) => ({ kind: 'plan', available, expiresAt });
const earned = { kind: 'credit', available: 10_000, expiresAt: null };
const said = (
  lots: { kind: string; available: number; expiresAt: string | null }[],
  {
    status = 'live',
    ...more
  }: { status?: string; unlimited?: boolean; nextPlanId?: string; includesRollover?: boolean } = {},
) =>
  unusedWords(
    { includesRollover: true, unlimited: false, nextPlanId: null, lots, ...more },
    accountNow({ status, planName: '50K rollover', periodEnd: '2026-12-27T09:00:00Z' }),
  );

it.each([
  ['an end of their own at the boundary', [plan(50_000, boundary)], {}, 'end with the period'],
  ['no end, on a plan that carries over', [plan(50_000, null), earned], {}, 'carry over to the next period'],
  [
    'no end, and another plan next',
    [plan(9, null)],
    { nextPlanId: 'team' },
    'carry over if your next plan carries them',
  ],
  ['ends of several kinds', [plan(9, boundary), plan(9, null)], {}, 'end or stay, lot by lot, as it says below'],
  ['an end on another day', [plan(9, '2027-01-05T00:00:00Z')], {}, 'end on 5 Jan 2027'],
  ['no end, of a plan that is cancelled', [plan(9, null)], { status: 'cancelling' }, 'end with the period'],
  ['no end, on a plan that carries nothing', [plan(9, null)], { includesRollover: false }, 'end with the period'],
  ['been earned', [earned, plan(0, boundary)], { status: 'cancelled' }, 'stay until you use them'],
  ['an end after the plan', [plan(9, boundary)], { status: 'cancelled' }, 'end on 27 Dec 2026'],
  ['been used', [plan(0, boundary)], {}, 'none are left'],
  ['no number', [], { unlimited: true }, 'are not counted'],
])('says of unused leads that have %s: %s', (_, lots, more, words) => {
  expect(said(lots, more)).toBe(words);
});
