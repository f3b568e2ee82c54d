import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { UsageLine } from '../../server/api-types.ts';
import { download, downloadsAtServer, line, network, person, problem, usage } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { lotsByEnd } from './lots-bar.tsx';
import { UsagePage } from './usage-page.tsx';

const open = () => renderAt('/settings/usage', { '/settings/usage': <UsagePage /> });

describe('the usage page', () => {
  it('has the number left in the middle of the donut, and says it in words too', async () => {
    const { container } = open();
    expect(await screen.findByRole('img', { name: '7,000 leads left, 42,500 used' })).toBeVisible();
    expect(screen.getByText(/42,500 of 50,000 leads used, 500 set aside/)).toBeVisible();
    expect(screen.getByText('expire on 31 Dec 2026')).toBeVisible();
    expect(await screen.findByText('−2,431')).toBeVisible();
    await expectAccessible(container);
  });

  it('has one line for a download, by its name, with what it cost and what came back', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Consumers Phoenix, AZ/ });
    expect(within(row).getByText('−2,431')).toBeVisible();
    expect(within(row).getByText('69 of 2,500 returned')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Consumers Phoenix, AZ' })).toHaveAttribute(
      'href',
      '/downloads/download-1',
    );
    expect(screen.getAllByText('−2,431')).toHaveLength(1);
    expect(screen.queryByText(/−2,500|Held/)).toBeNull();
  });

  it('says what is set aside while a file is made, and that a failed one cost nothing', async () => {
    const running: UsageLine = {
      ...line,
      id: '12.0',
      downloadId: 'running',
      state: 'running',
      leads: -4000,
      setAside: 4000,
      returned: 0,
      entries: line.entries.slice(0, 1),
    };
    const failed: UsageLine = {
      ...line,
      id: '11.0',
      downloadId: 'failed',
      state: 'released',
      leads: 0,
      setAside: 500,
      returned: 500,
    };
    network.use(
      http.get('*/api/v2/usage/lines', () => HttpResponse.json({ lines: [running, failed] })),
      ...downloadsAtServer(
        download({ id: 'running', name: 'Consumers Arizona' }),
        download({ id: 'failed', name: 'Roofers', archived: true }),
      ),
    );
    open();
    const made = await screen.findByRole('row', { name: /Consumers Arizona/ });
    expect(within(made).getByText('4,000 set aside')).toBeVisible();
    expect(within(made).queryByText(/−/)).toBeNull();
    const back = screen.getByRole('row', { name: /Roofers/ });
    expect(within(back).getByText('Nothing was charged; all 500 were returned')).toBeVisible();
    expect(within(back).getByText('0')).toBeVisible();
  });

  it('opens a line to its entries in words, with who asked, and never shows what only a machine reads', async () => {
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByRole('button', { name: 'Entries of Consumers Phoenix, AZ' }));
    expect(screen.getByText('Set aside')).toBeVisible();
    expect(screen.getByText('Charged for the rows in the file')).toBeVisible();
    expect(screen.getByText('Returned')).toBeVisible();
    expect(screen.getAllByText(/Plan, until 31 Dec 2026/)).toHaveLength(3);
    expect(screen.getByText('You')).toBeVisible();
    expect(container.textContent).not.toMatch(
      /service:|plan:|download-(requested|completed|failed)|not-used|lot-ended|event/,
    );
    await expectAccessible(container);
  });

  it('says of what came when its month was closed which day it is of, and from when it counts', async () => {
    const entries = line.entries.map((entry) =>
      entry.type === 'used' ? { ...entry, at: '2026-11-03T10:00:00Z', datedAt: '2026-10-31T12:00:00Z' } : entry,
    );
    network.use(http.get('*/api/v2/usage/lines', () => HttpResponse.json({ lines: [{ ...line, entries }] })));
    const user = userEvent.setup();
    const { container } = open();
    await user.click(await screen.findByRole('button', { name: 'Entries of Consumers Phoenix, AZ' }));
    const words = 'Of 31 Oct 2026. That month is closed, so it counts from 3 Nov 2026.';
    expect(screen.getAllByText(words)).toHaveLength(1);
    await expectAccessible(container);
  });

  it.each([
    [{ personId: 'somebody-else', throughSupport: false }, 'A member of your team'],
    [{ personId: person.uid, throughSupport: true }, 'Our support team, for you'],
  ])('says who asked: %j', async (askedBy, words) => {
    network.use(...downloadsAtServer(download({ askedBy })));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Entries of Consumers Phoenix, AZ' }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('describes lines that are not downloads in words', async () => {
    const one = (
      change: Partial<UsageLine>,
      type: UsageLine['entries'][number]['type'],
      kind: UsageLine['entries'][number]['lot']['kind'],
    ): UsageLine => ({
      id: `${type}-${kind}`,
      kind: 'granted',
      leads: 100,
      at: line.at,
      entries: [{ type, leads: 100, balance: 100, at: line.at, lot: { kind, expiresAt: null, earned: false } }],
      ...change,
    });
    network.use(
      http.get('*/api/v2/usage/lines', () =>
        HttpResponse.json({
          lines: [
            one({}, 'granted', 'plan'),
            one({}, 'granted', 'trial'),
            one({ kind: 'credited', credit: 'bad-file', downloadId: 'download-1' }, 'credited', 'credit'),
            one({ kind: 'expired', leads: -80 }, 'expired', 'promo'),
            one({ kind: 'voided', leads: -50 }, 'voided', 'manual'),
            one({ id: 'upgrade', because: 'plan-change' }, 'granted', 'plan'),
            one({ id: 'won', because: 'reissue' }, 'granted', 'plan'),
            one({ id: 'cap', kind: 'expired', leads: -80, because: 'rollover_cap' }, 'expired', 'plan'),
            one({ id: 'left', kind: 'expired', leads: -80, because: 'cancelled-now' }, 'expired', 'plan'),
            one({ id: 'refund', kind: 'voided', leads: -50, because: 'refund' }, 'voided', 'plan'),
            one({ id: 'dispute', kind: 'voided', leads: -50, because: 'chargeback' }, 'voided', 'plan'),
            one({ id: 'fault', kind: 'credited', credit: 'service-fault' }, 'credited', 'manual'),
            one({ id: 'double', kind: 'voided', leads: -1, because: 'duplicate-grant' }, 'voided', 'plan'),
          ],
        }),
      ),
    );
    open();
    for (const words of [
      'Leads from your plan',
      'Leads from your free trial',
      'Credit for a bad file',
      'Leads that expired',
      'Leads removed',
      'Leads of your new plan',
      'Leads returned',
      'Leads above what your plan carries over',
      'Leads that ended when you cancelled',
      'Leads removed: their payment was refunded or taken back by the bank',
      'Leads removed after a dispute: the bank took the payment back',
      'Credit for a fault of ours',
      'Correction of a double grant',
    ])
      expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Consumers Phoenix, AZ' })).toBeVisible();
  });

  it('names leads that were earned by sharing, once in each line', async () => {
    const lot = { kind: 'credit' as const, expiresAt: null, earned: true };
    const of = (type: UsageLine['entries'][number]['type'], change: Partial<UsageLine>) => ({
      ...{ id: type, leads: 100, at: line.at, entries: [{ type, leads: 100, balance: 100, at: line.at, lot }] },
      ...change,
    });
    const lines = [of('credited', { kind: 'credited', credit: 'share' }), of('expired', { kind: 'expired' })];
    network.use(http.get('*/api/v2/usage/lines', () => HttpResponse.json({ lines })));
    open();
    await screen.findByText('Leads that expired');
    const table = within(screen.getByRole('region', { name: 'Statement' }));
    expect(table.getAllByText('Earned by sharing')).toHaveLength(2);
    expect(table.queryByText('Credit')).toBeNull();
    await userEvent.click(table.getByRole('button', { name: 'Entries of Leads that expired' }));
    expect(table.getAllByText('Earned by sharing')).toHaveLength(3);
  });

  it('fetches older lines from where the last page ended, each page with the names of its downloads', async () => {
    network.use(
      http.get('*/api/v2/usage/lines', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        return HttpResponse.json(
          before === null
            ? { lines: [line], next: 'cursor-1' }
            : { lines: [{ ...line, id: before, downloadId: 'older', leads: -7 }] },
        );
      }),
      ...downloadsAtServer(download({}), download({ id: 'older', name: 'Older list', archived: true })),
    );
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Show older lines' }));
    expect(await screen.findByRole('row', { name: /Older list.*−7/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older lines' })).toBeNull();
  });

  it('shows lines without names when the names cannot be fetched', async () => {
    network.use(http.get('*/api/v2/downloads', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByRole('row', { name: /Download.*−2,431/ })).toBeVisible();
  });

  it('says what will appear here while nothing has happened', async () => {
    network.use(http.get('*/api/v2/usage/lines', () => HttpResponse.json({ lines: [] })));
    open();
    expect(await screen.findByText(/Nothing has happened yet/)).toBeVisible();
  });

  it('leads to the plans when no leads are left', async () => {
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, leadsRemaining: 0 })));
    open();
    expect(await screen.findByText('You have no leads left.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  });

  it('says that a payment is due, and leads to the card', async () => {
    network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, status: 'past-due', pastDue: true })));
    open();
    expect(
      await screen.findByText(
        "We've been unable to bill your card on file. Please update your card to avoid your subscription being canceled for non-payment.",
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Update your card' })).toHaveAttribute('href', '/settings/billing');
  });

  it('says what is safe when the balance cannot be read', async () => {
    network.use(http.get('*/api/v2/usage', () => problem(503, 'unavailable')));
    open();
    expect(await screen.findByText(/Your leads are safe/)).toBeVisible();
  });
});

describe('lots', () => {
  it('are in order of expiry, those that never expire last, and empty ones are left out', () => {
    const [lot] = usage.lots;
    if (lot === undefined) throw new Error('The sample has a lot.');
    const lots = [
      { ...lot, lotId: 'never', expiresAt: null },
      { ...lot, lotId: 'late', expiresAt: '2027-01-01' },
      { ...lot, lotId: 'soon', expiresAt: '2026-12-01' },
      { ...lot, lotId: 'empty', available: 0, held: 0 },
    ];
    expect(lotsByEnd(lots).map((one) => one.lotId)).toEqual(['soon', 'late', 'never']);
  });
});
