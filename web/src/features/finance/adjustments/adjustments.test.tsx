import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { adjustment } from '../../../testing/at-server/finance-at-server.ts';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { FinancePage } from '../finance-page.tsx';

const open = (at = '/finance?account=account-1') => renderAt(at, { '/finance': <FinancePage /> });
const account = '*/api/v2/finance/accounts/account-1';

type Sent = { body: unknown; key: string | null };

/** Answers commands at `path` with `answer`, and keeps what was sent. */
function taking(path: string, answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  network.use(
    http.post(path, async ({ request }) => {
      const text = await request.text();
      sent.push({
        body: text === '' ? null : (JSON.parse(text) as unknown),
        key: request.headers.get('idempotency-key'),
      });
      return answer();
    }),
  );
  return sent;
}

const waiting = (more: object = {}) =>
  network.use(
    http.get('*/api/v2/finance/adjustments', () =>
      HttpResponse.json({ aboveLeads: 10_000, adjustments: [{ ...adjustment, ...more }] }),
    ),
  );

async function fill(leads: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Leads to give/), leads);
  await userEvent.selectOptions(screen.getByLabelText(/^Reason/), 'service-fault');
  await userEvent.type(screen.getByLabelText('Note for finance'), 'Ticket 4711');
}

describe('the form that adjusts an account', () => {
  it('sends leads, reason and note under a key, and says that the customer sees it', async () => {
    const sent = taking(`${account}/adjustments`, () =>
      HttpResponse.json({ ...adjustment, state: 'booked', leads: -900 }),
    );
    const { container } = open();
    await fill('−900');
    await userEvent.click(screen.getByRole('button', { name: 'Adjust the account' }));
    expect(await screen.findByText(/^Booked\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Adjust this account' })).toHaveFocus();
    expect(sent).toEqual([
      {
        body: { leads: -900, reason: 'service-fault', note: 'Ticket 4711' },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    await expectAccessible(container);
  });

  it('names what it corrects, and the list of adjustments says it', async () => {
    waiting({ state: 'booked', corrects: 'in-2' });
    const sent = taking(`${account}/adjustments`, () => HttpResponse.json({ ...adjustment, state: 'booked' }));
    const { container } = open();
    await fill('500');
    await userEvent.type(screen.getByLabelText(/^What it corrects/), ' in-2 ');
    await userEvent.click(screen.getByRole('button', { name: 'Adjust the account' }));
    await screen.findByText(/^Booked\./);
    expect(sent.map(({ body }) => body)).toEqual([
      { leads: 500, reason: 'service-fault', note: 'Ticket 4711', corrects: 'in-2' },
    ]);
    const table = screen.getByRole('table', { name: 'Adjustments' });
    expect(within(table).getByRole('row', { name: /Corrects in-2/ })).toBeVisible();
    await expectAccessible(container);
  });

  it('says before it is sent that a large one is only a proposal', async () => {
    taking(`${account}/adjustments`, () => HttpResponse.json(adjustment));
    open();
    await fill('25,000');
    await userEvent.click(screen.getByRole('button', { name: 'Propose the adjustment' }));
    expect(await screen.findByText(/Nothing is booked until another person of finance agrees/)).toBeVisible();
  });

  it('asks for what is missing, and sends nothing', async () => {
    const sent = taking(`${account}/adjustments`, () => HttpResponse.json(adjustment));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust the account' }));
    expect(screen.getByText('Please type a whole number above or below 0.')).toBeVisible();
    expect(screen.getByText('Please choose a reason.')).toBeVisible();
    expect(screen.getByText('Please say in a few words why.')).toBeVisible();
    expect(sent).toEqual([]);
    expect(screen.getByLabelText(/^Leads to give/)).toHaveFocus();
  });

  it('sends a second click after a lost answer under the same key, and what was typed stays', async () => {
    const sent = taking(`${account}/adjustments`, () => HttpResponse.error());
    open();
    await fill('5');
    await userEvent.click(screen.getByRole('button', { name: 'Adjust the account' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Adjust the account' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    expect(screen.getByLabelText('Note for finance')).toHaveValue('Ticket 4711');
  });

  it('voids the lot that was chosen', async () => {
    const sent = taking(`${account}/voids`, () => HttpResponse.json({ ...adjustment, action: 'void', leads: -47_569 }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Void Plan, 47,569 left' }));
    await userEvent.selectOptions(screen.getByLabelText(/^Reason/), 'duplicate-grant');
    await userEvent.type(screen.getByLabelText('Note for finance'), 'Ticket 12');
    await userEvent.click(screen.getByRole('button', { name: 'Propose to void the lot' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { lotId: 'plan:l:0', reason: 'duplicate-grant', note: 'Ticket 12' },
      ]),
    );
  });

  it('shows why the server refuses', async () => {
    const words = 'Please leave addresses and phone numbers out of the note. It is kept for ever.';
    taking(`${account}/adjustments`, () => problem(400, 'note-personal', words));
    open();
    await fill('5');
    await userEvent.click(screen.getByRole('button', { name: 'Adjust the account' }));
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });
});

describe('what waits for a second person', () => {
  const list = async () => within(await screen.findByRole('region', { name: 'Waiting for a second person' }));

  it.each([
    ['Approve', 'approve'],
    ['Decline', 'decline'],
  ])('%s decides it under a key', async (button, verb) => {
    waiting();
    const sent = taking(`${account}/adjustments/adjustment-1/${verb}`, () => HttpResponse.json(adjustment));
    const { container } = open('/finance');
    const region = await list();
    expect(await region.findByText('Give 25,000 leads')).toBeVisible();
    expect(region.getByText('A fault of ours. Ticket 4711')).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(region.getByRole('button', { name: `${button}: Give 25,000 leads` }));
    await waitFor(() => expect(sent.map(({ key }) => key !== null)).toEqual([true]));
  });

  it('offers its own author to withdraw it, never to approve it', async () => {
    waiting({ proposedByYou: true });
    open('/finance');
    const region = await list();
    expect(await region.findByRole('button', { name: 'Withdraw: Give 25,000 leads' })).toBeVisible();
    expect(region.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(region.getByText('Another person of finance has to agree.')).toBeVisible();
  });

  it('says so where somebody else was faster', async () => {
    waiting();
    taking(`${account}/adjustments/adjustment-1/approve`, () =>
      problem(409, 'adjustment-decided', 'Somebody decided this already. Load the page again to see how.'),
    );
    open('/finance');
    await userEvent.click(await (await list()).findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText(/Somebody decided this already/)).toBeVisible();
  });
});
