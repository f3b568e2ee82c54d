import { screen, within } from '@testing-library/react';
import { act } from 'react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { mailTopics, sentMessages } from '../../testing/at-server/messages-at-server.ts';
import { signedIn } from '../../server/session.ts';
import { network, person, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { MailsPage } from './mails-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const pages = { '/settings/mails': <MailsPage />, '/unsubscribe': <UnsubscribePage /> };

describe('the e-mails of a person', () => {
  it('are shown as they are, and one kind is switched off by a click', async () => {
    const chosen: unknown[] = [];
    network.use(
      http.put('*/api/v2/me/mail-preferences', async ({ request }) => {
        chosen.push(await request.json());
        return HttpResponse.json({ topics: mailTopics });
      }),
    );
    const { container } = renderAt('/settings/mails', pages);
    const receipts = await screen.findByRole('checkbox', { name: 'Receipts' });
    expect(receipts).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Leads' })).not.toBeChecked();
    await userEvent.click(receipts);
    expect(await screen.findByText('Receipts: no more e-mails.')).toBeVisible();
    expect(chosen).toEqual([{ topic: 'receipts', wanted: false }]);
    await expectAccessible(container);
  });

  it('stay as they were where that is refused, and the page says so', async () => {
    network.use(http.put('*/api/v2/me/mail-preferences', () => problem(503, 'unavailable')));
    renderAt('/settings/mails', pages);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Receipts' }));
    expect(await screen.findByText(/The service is not available right now/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Receipts' })).toBeChecked();
  });
});

describe('e-mails that are held back', () => {
  const held = (kind: 'bounced' | 'spam') => {
    let suppression: object | null = { kind, since: '2026-11-23T08:12:00.000000Z' };
    const bodies: unknown[] = [];
    network.use(
      http.get('*/api/v2/me/mail-suppression', () => HttpResponse.json({ suppression })),
      http.post('*/api/v2/me/mail-suppression/lift', async ({ request }) => {
        bodies.push(await request.json());
        suppression = null;
        return HttpResponse.json({ suppression });
      }),
    );
    return bodies;
  };

  it('are said to be so, and come again once the person says why', async () => {
    const bodies = held('bounced');
    const { container } = renderAt('/settings/mails', pages);
    expect(await screen.findByText(/^An e-mail to your address came back/)).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'E-mail me again' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please choose a reason.');
    expect(bodies).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'My mailbox works again');
    await userEvent.click(screen.getByRole('button', { name: 'E-mail me again' }));
    expect(await screen.findByText('E-mails come to your address again.')).toBeVisible();
    expect(screen.queryByText(/came back/)).toBeNull();
    expect(bodies).toEqual([{ reason: 'works-again' }]);
  });

  it('after a complaint ask for other reasons, and a refusal is said', async () => {
    held('spam');
    network.use(http.post('*/api/v2/me/mail-suppression/lift', () => problem(503, 'unavailable')));
    renderAt('/settings/mails', pages);
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'I reported the e-mail by mistake');
    await userEvent.click(screen.getByRole('button', { name: 'E-mail me again' }));
    expect(await screen.findByText(/The service is not available right now/)).toBeVisible();
    expect(screen.getByText(/was reported as spam/)).toBeVisible();
  });
});

describe('the link below an e-mail', () => {
  it('ends nothing before the click, and names then what it ended', async () => {
    const asked: (string | null)[] = [];
    network.use(
      http.post('*/api/v2/unsubscribes', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('token'));
        return HttpResponse.json({ topic: 'leads' });
      }),
    );
    const { container } = renderAt('/unsubscribe?token=signed', pages, { visitor: true });
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(asked).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText('You get no more e-mails about this: Leads.')).toBeVisible();
    expect(asked).toEqual(['signed']);
    await expectAccessible(container);
  });

  it('that was not made here is refused in words', async () => {
    network.use(http.post('*/api/v2/unsubscribes', () => problem(404, 'unsubscribe-link-not-usable')));
    renderAt('/unsubscribe?token=other', pages, { visitor: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(/^This link cannot be used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'your settings' })).toHaveAttribute('href', '/settings/mails');
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });
});

describe('the messages of an account', () => {
  const open = async () => {
    const { SentMessagesPage } = await import('./sent-messages-page.tsx');
    const view = renderAt(
      '/superadmin/messages?account=account-1',
      { '/superadmin/messages': <SentMessagesPage /> },
      { visitor: true },
    );
    act(() => signedIn({ ...person, staff: 'super-admin' }));
    return view;
  };
  it('are listed with what became of each, and it is said what nobody receives', async () => {
    const { container } = await open();
    expect(await screen.findByText('Text messages are kept in the mailbox here. Nobody receives them.')).toBeVisible();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toMatch(/Download readyE-mailDelivered$/);
    expect(rows[2]).toMatch(/ReceiptE-mailDid not arrive The address does not exist\.$/);
    expect(rows[3]).toMatch(/Phone codeText messageSent$/);
    await expectAccessible(container);
  });

  it('that are held back go again with a reason where they bounced, and after a complaint not by a super-admin', async () => {
    const since = '2026-11-23T08:12:00.000000Z';
    let suppressions = [
      { personId: 'person-1', kind: 'bounced', since },
      { personId: 'person-2', kind: 'spam', since },
    ];
    const asked: unknown[] = [];
    const lift = '*/api/v2/superadmin/accounts/:accountId/mail-suppressions/:personId/lift';
    network.use(
      http.get('*/api/v2/superadmin/accounts/:accountId/messages', () =>
        HttpResponse.json({ ...sentMessages, suppressions }),
      ),
      http.post(lift, async ({ request, params }) => {
        asked.push({ ...params, ...((await request.json()) as object) });
        if (asked.length === 1) return problem(422, 'lift-reason-personal');
        suppressions = suppressions.slice(1);
        return HttpResponse.json({ suppressions });
      }),
    );
    const { container } = await open();
    expect(await screen.findByText('Only they can let e-mails come again, in their settings.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'E-mail again' }));
    const dialog = within(screen.getByRole('dialog', { name: 'E-mail this person again' }));
    await expectAccessible(container);
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'E-mail again' }));
    await submit();
    expect(dialog.getByText(/^Please say why/)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Ticket 7');
    await submit();
    expect(await dialog.findByText(/^Please leave addresses/)).toBeVisible();
    await submit();
    expect(await screen.findByText('E-mails go to this person again.')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ accountId: 'account-1', personId: 'person-1', reason: 'Ticket 7' });
    expect(screen.queryByRole('button', { name: 'E-mail again' })).toBeNull();
  });

  it('that are none are said to be none', async () => {
    network.use(
      http.get('*/api/v2/superadmin/accounts/:accountId/messages', () =>
        HttpResponse.json({ ...sentMessages, messages: [] }),
      ),
    );
    await open();
    expect(await screen.findByText('Nothing was sent to this account yet.')).toBeVisible();
  });
});
