import { render, screen } from '@testing-library/react';
import type { Lot, Usage } from '../../server/api-types.ts';
import { usage } from '../../testing/network.ts';
import { LotsBar } from './lots-bar.tsx';

const lot = (kind: string, available: number, expiresAt: string | null = null): Lot =>
  ({ lotId: kind, kind, leads: available, available, held: 0, used: 0, expiresAt }) as Lot;
const rollover = { includesRollover: true };

it.each<[string, Lot, Partial<Usage>, string]>([
  ['with a day of its own', lot('plan', 7_000, '2026-12-31T00:00:00Z'), rollover, '7,000 expire on 31 Dec 2026'],
  ['of one lead', lot('trial', 1, '2026-12-31T00:00:00Z'), {}, '1 expires on 31 Dec 2026'],
  ['of a plan that carries', lot('plan', 7_000), rollover, '7,000 carry over where your plan does'],
  ['of a plan that carries nothing', lot('plan', 7_000), {}, '7,000 expire on 1 Dec 2026'],
  [
    'of a plan that is not renewed',
    lot('plan', 7_000),
    { ...rollover, status: 'cancelling' },
    '7,000 expire on 1 Dec 2026',
  ],
  ['that was earned', lot('credit', 10_000), rollover, '10,000 never expire'],
  ['of one earned lead', lot('credit', 1), {}, '1 never expires'],
])('a lot %s says when it ends', (_what, one, facts, words) => {
  render(<LotsBar usage={{ ...usage, ...facts, lots: [one] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});

it('calls leads that were earned by sharing so, and other credit credit', () => {
  const lots = [{ ...lot('credit', 2), lotId: 'share:a', earned: true }, lot('credit', 1)];
  render(<LotsBar usage={{ ...usage, lots }} />);
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('.help')?.textContent)).toEqual([
    'Earned by sharing',
    'Credit',
  ]);
});
