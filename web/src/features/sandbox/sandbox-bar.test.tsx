import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, person, problem, usage } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { signedIn } from '../../server/session.ts';
import { useUsage } from '../../server/usage.ts';
import { SandboxBar } from './sandbox-bar.tsx';

const DAY_MS = 86_400_000;
const start = Date.parse('2026-11-22T12:00:00Z');

/** A sandbox whose account needs a moment after each move; `catchUp` ends it. */
function sandbox() {
  const state = { now: start, settled: true };
  const moves: unknown[] = [];
  const keys: (string | null)[] = [];
  const answer = () => ({
    sandbox: true,
    now: new Date(state.now).toISOString(),
    offsetMs: state.now - start,
    settled: state.settled,
  });
  network.use(
    http.get('*/api/v2/sandbox/clock', () => HttpResponse.json(answer())),
    http.post('*/api/v2/sandbox/clock', async ({ request }) => {
      const move = (await request.json()) as { days?: number; to?: string };
      moves.push(move);
      keys.push(request.headers.get('idempotency-key'));
      state.now = move.to === undefined ? state.now + (move.days ?? 0) * DAY_MS : Date.parse(move.to);
      state.settled = false;
      return HttpResponse.json(answer());
    }),
  );
  return { moves, keys, catchUp: () => void (state.settled = true) };
}

function Leads() {
  return <p>{useUsage().data?.leadsRemaining} left</p>;
}
const open = () =>
  renderAt('/x', {
    '/x': (
      <>
        <SandboxBar inert={false} />
        <main>
          <Leads />
        </main>
      </>
    ),
  });

it('says that it is a sandbox, and which day it is there', async () => {
  sandbox();
  const { container } = open();
  expect(await screen.findByRole('complementary', { name: 'Sandbox' })).toHaveTextContent(
    /Test payments only. Today is 22 Nov 2026/,
  );
  await expectAccessible(container);
});

it('is not there where payments are real, nor where the clock cannot be read', async () => {
  const { unmount } = open();
  expect(await screen.findByText('7000 left')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  network.use(http.get('*/api/v2/sandbox/clock', () => problem(500, 'fault')));
  open();
  expect(await screen.findByText('7000 left')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('moves a day, waits until what fell due is booked, and reads the page again', async () => {
  const { moves, keys, catchUp } = sandbox();
  open();
  const user = userEvent.setup();
  const day = await screen.findByRole('button', { name: 'Next day' });
  await user.click(day);
  expect(await screen.findByText(/Catching up/)).toBeVisible();
  expect(screen.getByText('23 Nov 2026')).toBeVisible();
  await user.click(day);
  expect(moves).toEqual([{ days: 1 }]);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, leadsRemaining: 50_000 })));
  catchUp();
  expect(await screen.findByText('50000 left')).toBeVisible();
  expect(screen.getByText(/Nothing was lost/)).toBeVisible();
  await user.click(day);
  await waitFor(() => expect(moves).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

it('moves to the next billing day, and to a chosen day', async () => {
  const { moves, catchUp } = sandbox();
  open();
  const user = userEvent.setup();
  const next = await screen.findByRole('button', { name: 'Next billing day' });
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
  await user.click(next);
  catchUp();
  await screen.findByText(/Nothing was lost/);
  // The period that the page knows is over, so there is nothing to move to until it has read the next.
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Forward to'), '2027-02-01');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() =>
    expect(moves).toEqual([{ to: usage.periodEnd }, { to: new Date('2027-02-01T00:00:00').toISOString() }]),
  );
});

describe('in a narrow window', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('is one line, until somebody wants to move the clock', async () => {
    sandbox();
    const { container } = open();
    const move = await screen.findByRole('button', { name: 'Move the clock' });
    expect(screen.queryByRole('button', { name: 'Next day' })).toBeNull();
    await userEvent.setup().click(move);
    expect(move).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Next day' })).toBeVisible();
    await expectAccessible(container);
  });
});

it('says why the server refused a move', async () => {
  sandbox();
  network.use(http.post('*/api/v2/sandbox/clock', () => problem(409, 'clock-too-far', 'No.')));
  open();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Next day' }));
  expect(await screen.findByText(/at most 366 days at once/)).toBeVisible();
});

it('shows members who are not admins the date, and no way to move it', async () => {
  sandbox();
  open();
  signedIn({ ...person, role: 'download' });
  expect(await screen.findByText('22 Nov 2026')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('has the bank do what is chosen, and says what came of it', async () => {
  const asked: unknown[] = [];
  sandbox();
  network.use(
    http.post('*/api/v2/sandbox/acts', async ({ request }) => {
      const body = (await request.json()) as { act: string };
      asked.push(body.act);
      if (body.act === 'promotion') return HttpResponse.json({ ...body, code: 'K7QMWZ3XTR5A' });
      return body.act === 'dispute' ? HttpResponse.json(body) : problem(409, 'sandbox-not-possible');
    }),
  );
  const user = userEvent.setup();
  const { container } = open();
  await user.selectOptions(await screen.findByLabelText('The bank'), 'Dispute the newest payment');
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('The newest payment is disputed.')).toBeVisible();
  await expectAccessible(container);
  await user.selectOptions(screen.getByLabelText('The bank'), 'Let the dispute be won');
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(asked).toEqual(['dispute', 'win-dispute']));
  expect(screen.queryByText('The dispute is won.')).toBeNull();
  await user.selectOptions(screen.getByLabelText('The bank'), 'Give me a promotion');
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('Subscribe with the code K7QMWZ3XTR5A')).toBeVisible();
});
