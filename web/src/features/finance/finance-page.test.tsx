import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { financeEvent } from '../../testing/at-server/finance-at-server.ts';
import { network, problem, statement } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { FinancePage } from './finance-page.tsx';

const open = (at = '/finance') => renderAt(at, { '/finance': <FinancePage /> });

/** Answers with `events` and keeps the queries that were asked. */
function answering(...pages: object[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get('*/api/v2/finance/events', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(pages[Math.min(asked.length, pages.length) - 1]);
    }),
  );
  return asked;
}

describe('the finance page', () => {
  it('opens an event to its entries, its hash and what is stored', async () => {
    const { container } = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Details of Leads used/ }));
    const entries = screen.getByRole('table', { name: 'Entries' });
    expect(within(entries).getByText('−2,431')).toBeVisible();
    expect(screen.getByText('ab'.repeat(32))).toBeVisible();
    expect(screen.getByText(/"rows": 2431/)).toBeVisible();
    await expectAccessible(container);
  });

  it('asks for what the form says, with days of UTC and the last day included', async () => {
    const asked = answering({ events: [financeEvent] });
    open();
    await userEvent.type(await screen.findByLabelText('Actor'), ' person-7 ');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Leads used');
    await userEvent.type(screen.getByLabelText('From (UTC)'), '2026-11-01');
    await userEvent.type(screen.getByLabelText('To (UTC)'), '2026-11-30');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        actor: 'person-7',
        type: 'LeadsUsed',
        from: '2026-11-01T00:00:00Z',
        to: '2026-12-01T00:00:00.000Z',
        limit: '50',
      }),
    );
  });

  it('shows the statement of the account that is looked at', async () => {
    open('/finance?account=account-1&from=2026-11-01&to=2026-11-30');
    const table = await screen.findByRole('table', { name: 'Leads over 2026-11-01 to 2026-11-30' });
    expect(within(table).getByText(`−${statement.delivered.toLocaleString('en-US')}`)).toBeVisible();
  });

  it('shows the leads of the account that is looked at, and says why', async () => {
    open('/finance?account=account-1');
    const leads = within(await screen.findByRole('region', { name: 'Leads of the account' }));
    expect(await leads.findByRole('button', { name: 'Why 7,000 leads: usable' })).toBeVisible();
  });

  it('lists who owes for taken-back credit, and nothing where nobody does', async () => {
    open();
    const part = within(await screen.findByRole('region', { name: 'Owed for taken-back credit' }));
    expect(part.getByRole('heading', { level: 2 })).toBeVisible();
    const table = part.getByRole('table');
    expect(within(table).getByText('$20.00')).toBeVisible();
    expect(within(table).getByText('in_9')).toBeVisible();
  });

  it('lists who owes nothing and had invoices without leads', async () => {
    const account = {
      ...{ accountId: 'account-8', since: '2026-12-04T10:00:00.000000Z', payments: [], stopped: ['in_11'] },
      ...{ withheldCents: 4_900, settledCents: 100 },
    };
    network.use(
      http.get('*/api/v2/finance/owed', () => HttpResponse.json({ accounts: [{ ...account, owedCents: 0 }] })),
    );
    open();
    const row = await screen.findByRole('row', { name: /^account-8/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['nothing', expect.stringContaining('2026'), 'none', '1', '$50.00']);
  });

  it('names the accounts of all its tables', async () => {
    answering({ events: [financeEvent] });
    network.use(
      http.get('*/api/v2/finance/account-names', () =>
        HttpResponse.json({
          accounts: [
            { accountId: 'account-1', name: 'Byron Roofing' },
            { accountId: 'account-9', name: 'Noether Pools' },
          ],
        }),
      ),
    );
    open();
    const row = await screen.findByRole('row', { name: /Leads used/ });
    expect(await within(row).findByText('Byron Roofing')).toBeVisible();
    const owed = await screen.findByRole('region', { name: 'Accounts that owe' });
    expect(await within(owed).findByText('Noether Pools')).toBeVisible();
  });

  it('narrows to an account by its id in a row', async () => {
    const asked = answering({ events: [financeEvent] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'account-1' }));
    await waitFor(() => expect(asked.at(-1)?.get('account')).toBe('account-1'));
    expect(await screen.findByLabelText('Account')).toHaveValue('account-1');
  });

  it('goes on to older events where a page is empty', async () => {
    answering({ events: [], next: 'event-9' }, { events: [financeEvent] });
    open('/finance?actor=rare');
    expect(await screen.findByText('None of the newest events fits. Older ones may.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show older events' }));
    expect(await screen.findByText('Leads used', { selector: 'td' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older events' })).toBeNull();
  });

  it('says that somebody else may not read it', async () => {
    network.use(
      http.get('*/api/v2/finance/events', () => problem(403, 'not-allowed', 'You do not have access to this page')),
    );
    open();
    expect(await screen.findAllByText('You do not have access to this page. Nothing was changed.')).not.toHaveLength(0);
  });

  it('shows the evidence of each credit for a reported file of an account', async () => {
    const finding = {
      ...{ found: 'outside', rows: 2_500, blankRows: 0, outsideRows: 2, duplicateRows: 0, firstRows: [17, 1_812] },
      ...{ sha256: 'cd'.repeat(32), unchanged: true },
    };
    const report = {
      ...{ id: 'download-1', name: 'Phoenix', reason: 'wrongLeads', reportedBy: 'customer', personId: 'person-1' },
      ...{ state: 'credited', leads: 2_500, reportedAt: '2026-11-20T10:00:00Z', decidedAt: null, tries: 0, finding },
    };
    const waiting = { ...report, id: 'download-2', reportedBy: 'check', state: 'delayed', tries: 3, finding: null };
    network.use(
      http.get('*/api/v2/finance/accounts/:id/file-reports', () => HttpResponse.json({ reports: [report, waiting] })),
    );
    const { container } = open('/finance?account=account-1');
    const rows = within(await screen.findByRole('table', { name: 'Reported files' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('by a customer: wrong leads2,500 leads creditedOf 2,500 rows 0 blank, 2 outside');
    expect(rows[1]).toHaveTextContent('First bad rows: 17, 1,812. The file is the one that was made: SHA-256 cdcd');
    expect(rows[2]).toHaveTextContent('by our own checkNot checked yet: 3 tries failed');
    await expectAccessible(container);
  });

  it('says the credit of the account with the payments that it came from, and what is owed', async () => {
    open('/finance?account=account-1');
    const credit = within(await screen.findByRole('region', { name: 'Credit of the account' }));
    expect(await credit.findByText('$45.00 is left: $45.00 of in_5f0c3a.')).toBeVisible();
    expect(credit.getByText('$20.00 is owed.')).toBeVisible();
  });
});
