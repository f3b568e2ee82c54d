import { render, screen } from '@testing-library/react';
import { counted } from '../../../testing/network.ts';
import { LeadCountBar } from './lead-count.tsx';
import type { CountState } from './use-lead-count.ts';

const show = (shown: CountState) =>
  render(<LeadCountBar count={{ shown, ask: () => undefined }} onNarrow={() => undefined} />);

describe('a count that takes its time', () => {
  it.each([
    { sinceMs: 500, words: /^Counting…$/ },
    { sinceMs: 3_500, words: /^Still counting, you can keep editing$/ },
    { sinceMs: 12_000, words: /Still counting \(12 s\)\. A count stops at 60 seconds/ },
  ])('says so after $sinceMs ms', async ({ sinceMs, words }) => {
    show({ state: 'counting', before: null, estimate: null, sinceMs });
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  });

  it('shows an estimate with its bound, and that the exact number follows', () => {
    const estimate = { ...counted, count: 5_160_000, exact: false, bound: 12_000 };
    show({ state: 'counting', before: counted, estimate, sinceMs: 1_200 });
    expect(screen.getByText('≈ 5,160,000')).toBeInTheDocument();
    const words = 'About 5,160,000, give or take 12,000. The exact number follows.';
    expect(screen.getAllByText(words)[0]).toBeVisible();
  });

  it('offers to narrow the search after 10 seconds', () => {
    show({ state: 'counting', before: null, estimate: null, sinceMs: 10_500 });
    expect(screen.getByRole('button', { name: 'narrow the search' })).toBeVisible();
  });
});

describe('the number', () => {
  it('is announced once it arrives', async () => {
    show({ state: 'fresh', answer: counted });
    expect(await screen.findByText('12,345 leads match your filters')).toHaveAttribute('role', 'status');
  });

  it('stands above until when one may call, where leads have phone numbers', () => {
    show({ state: 'fresh', answer: { ...counted, phones: { checkedOn: '2998-11-12', callableUntil: '2998-12-13' } } });
    expect(screen.getByText('Phone numbers: checked 12 Nov 2998, callable until 13 Dec 2998.')).toBeVisible();
  });

  it('is requested by Get count when it needs a click, and again by Refresh count', () => {
    const { unmount } = show({ state: 'stale', before: counted });
    expect(screen.getByRole('button', { name: 'Get count' })).toBeEnabled();
    unmount();
    show({ state: 'fresh', answer: counted });
    expect(screen.getByRole('button', { name: 'Refresh count' })).toBeEnabled();
  });
});
