import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { figureBehind } from '../../../testing/at-server/finance-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { ClosePage } from './close-page.tsx';

const open = (at = '/finance/close?month=2026-11') => renderAt(at, { '/finance/close': <ClosePage /> });

/** Answers what is behind a figure with `answer`, and keeps what was asked for. */
function answering(answer: (query: URLSearchParams) => Response): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  network.use(
    http.get('*/api/v2/finance/months/2026-11/lots', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(Object.fromEntries(query));
      return answer(query);
    }),
  );
  return asked;
}
const delivered = { name: 'Delivered of team-unlimited, plan, paid: 12,000 $23.76' };
const heading = () => screen.findByRole('heading', { name: 'Delivered of team-unlimited, plan, paid' });

describe('a figure of a month', () => {
  it('opens by keyboard to its lots, says their sum with its formula, and gives the focus back', async () => {
    const asked = answering(() => HttpResponse.json(figureBehind));
    const { container } = open();
    const figure = await screen.findByRole('button', delivered);
    figure.focus();
    await userEvent.keyboard('{Enter}');
    expect(await heading()).toHaveFocus();
    expect(await screen.findByText('12,000 leads, $23.76: leads of finished files. One lot makes it.')).toBeVisible();
    expect(asked).toEqual([{ figure: 'delivered', planId: 'team-unlimited', kind: 'plan', category: 'paid' }]);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('heading', { name: /^Delivered of/ })).toBeNull();
    expect(figure).toHaveFocus();
  });

  it('opens each lot to its own sum, its invoice and the entries that it counts', async () => {
    const { container } = open(
      '/finance/close?month=2026-11&figure=delivered&planId=team-unlimited&kind=plan&category=paid',
    );
    await heading();
    await userEvent.click(await screen.findByRole('button', { name: 'Entries of lot plan:l:0 of account-1' }));
    expect(screen.getByText(/0 opening \+ 50,000 issued − 12,000 delivered = 38,000 closing/)).toBeVisible();
    expect(screen.getByText(/\$0.00 opening \+ \$99.00 issued − \$23.76 delivered = \$75.24 closing/)).toBeVisible();
    expect(screen.getByText('in-1')).toBeVisible();
    const entries = screen.getByRole('table', { name: 'Entries' });
    expect(within(entries).getByRole('row', { name: /event-12.0 download-1 −12,000/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'account-1' })).toHaveAttribute('href', '/finance?account=account-1');
    await expectAccessible(container);
  });

  it('shows more lots page by page', async () => {
    const [lot] = figureBehind.behind;
    const asked = answering((query) =>
      HttpResponse.json({
        ...figureBehind,
        lots: 2,
        ...(query.has('after') ? { behind: [{ ...lot, lotId: 'plan:l:1' }] } : { next: 'next-1' }),
      }),
    );
    open('/finance/close?month=2026-11&figure=delivered');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more lots' }));
    expect(await screen.findByText('plan:l:1')).toBeVisible();
    expect(screen.getByText('plan:l:0')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more lots' })).toBeNull();
    expect(asked).toEqual([{ figure: 'delivered' }, { figure: 'delivered', after: 'next-1' }]);
  });

  it('that is nothing has nothing to open, and one that the address makes up opens nothing', async () => {
    open('/finance/close?month=2026-11&figure=profit');
    await screen.findByRole('button', delivered);
    expect(screen.queryByRole('button', { name: /^Expired of/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: / of All$/ })).toBeNull();
  });

  it('says why the server refuses', async () => {
    const words = 'There is nothing to close in this month.';
    answering(() => problem(404, 'month-unknown', words));
    open('/finance/close?month=2026-11&figure=delivered');
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });
});
