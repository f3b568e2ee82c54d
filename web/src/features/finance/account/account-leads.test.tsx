import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { explainedBalance } from '../../../testing/at-server/leads-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { AccountLeads } from './account-leads.tsx';
import { emptyFilter } from '../api.ts';

type Asked = { account: unknown; at: string | null };

/** Answers finance alone and keeps what was asked: finance may not read what the account's own people read. */
function answering(balance: (at: string | null) => object = () => explainedBalance): Asked[] {
  const asked: Asked[] = [];
  network.use(
    http.get('*/api/v2/usage/balance', () => problem(403, 'not-allowed', 'You do not have access to this page')),
    http.get('*/api/v2/finance/accounts/:account/balance', ({ request, params }) => {
      const at = new URL(request.url).searchParams.get('at');
      asked.push({ account: params.account, at });
      return HttpResponse.json(balance(at));
    }),
  );
  return asked;
}

const show = (to = '') =>
  renderAt('/', { '/': <AccountLeads accountId="account-1" filter={{ ...emptyFilter, account: 'account-1', to }} /> });

const why = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Where the leads of the account come from' }));
};

describe('the leads of an account on finance’s page', () => {
  it.each([['Why 7,000 leads: usable'], ['Why 500 leads: held'], ['Why 7,000 leads: ending next']])(
    'opens by “%s” to the lots and their entries, by the finance route',
    async (name) => {
      const asked = answering();
      const { container } = show();
      const dialog = await why(name);
      expect(
        await dialog.findByText('The account has 7,000 leads left, and 500 set aside for files that are being made.'),
      ).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Entries of Plan, until 31 Dec 2026' }));
      expect(dialog.getByText(/download download-1/)).toBeVisible();
      expect(dialog.getByText('The newest 2 of 30. All stand in the events of the account.')).toBeVisible();
      // The account's downloads and its usage page are its people's.
      expect(dialog.queryByRole('link')).toBeNull();
      expect(new Set(asked.map(({ account }) => account))).toEqual(new Set(['account-1']));
      await expectAccessible(container);
    },
  );

  it('is of the end of the filter’s last day in UTC, and so is what it opens to', async () => {
    const asked = answering((at) =>
      at === null ? explainedBalance : { ...explainedBalance, available: 9_431, held: 0 },
    );
    show('2020-01-31');
    expect(await screen.findByText('At the end of 31 Jan 2020 (UTC).')).toBeVisible();
    expect(asked).toEqual([{ account: 'account-1', at: '2020-02-01T00:00:00.000Z' }]);
    const dialog = await why('Why 9,431 leads: usable');
    expect(await dialog.findByText('At the end of 31 Jan 2020 (UTC) the account had 9,431 leads left.')).toBeVisible();
    expect(dialog.getByLabelText('At the end of (UTC)')).toHaveValue('2020-01-31');
  });

  it('says another day, by midnight of UTC', async () => {
    const asked = answering((at) => (at === null ? explainedBalance : { ...explainedBalance, available: 12, held: 0 }));
    show();
    const dialog = await why('Why 7,000 leads: usable');
    fireEvent.change(await dialog.findByLabelText('At the end of (UTC)'), { target: { value: '2026-12-08' } });
    expect(await dialog.findByText('At the end of 8 Dec 2026 (UTC) the account had 12 leads left.')).toBeVisible();
    expect(asked.at(-1)?.at).toBe('2026-12-09T00:00:00.000Z');
  });

  it.each(['2999-01-01', 'someday'])('is of now where the filter goes on to %s', async (to) => {
    const asked = answering();
    show(to);
    expect(await screen.findByText('Now.')).toBeVisible();
    expect(asked).toEqual([{ account: 'account-1', at: null }]);
  });

  it('adds up what ends next together, and says where nothing ends', async () => {
    const [lot] = explainedBalance.lots;
    const other = { ...lot, lotId: 'lot-2', available: 30 };
    const later = { ...lot, lotId: 'lot-3', available: 100, expiresAt: '2027-03-01T00:00:00.000000Z' };
    const spent = { ...lot, lotId: 'lot-4', available: 0, held: 9, expiresAt: '2026-12-16T00:00:00.000000Z' };
    const forEver = { ...lot, lotId: 'lot-5', expiresAt: null };
    let lots: object[] = [spent, lot ?? {}, other, later, forEver];
    answering(() => ({ ...explainedBalance, lots }));
    const { unmount } = show();
    expect(await screen.findByRole('button', { name: 'Why 7,030 leads: ending next' })).toBeVisible();
    unmount();
    lots = [forEver];
    show();
    expect(await screen.findByText('none')).toBeVisible();
    expect(screen.queryByRole('button', { name: /ending next/ })).toBeNull();
  });

  it('is reached, opened and closed by the keyboard', async () => {
    answering();
    show();
    const third = await screen.findByRole('button', { name: /ending next/ });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^The account has 7,000 leads left/)).toBeVisible();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it could not be read, and that nothing was changed', async () => {
    network.use(
      http.get('*/api/v2/finance/accounts/:account/balance', () => problem(503, 'unavailable', 'Please try again.')),
    );
    show();
    expect(await screen.findByText(/Nothing was changed\.$/)).toBeVisible();
  });
});
