import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownSessions } from '../../testing/at-server/sessions-at-server.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { SessionsPage } from './sessions-page.tsx';

const open = () => renderAt('/settings/sessions', { '/settings/sessions': <SessionsPage /> });

/** Sessions as the server has them: ending one takes it from the list. */
function sessionsAtServer(): string[] {
  const asked: string[] = [];
  const left = new Map(ownSessions.map((session) => [session.id, session]));
  network.use(
    http.get('*/api/v2/me/sessions', () => HttpResponse.json({ sessions: [...left.values()] })),
    http.post('*/api/v2/me/sessions/end-others', () => {
      asked.push('others');
      for (const { id, current } of ownSessions) if (!current) left.delete(id);
      return HttpResponse.json({ ended: 1 });
    }),
    http.post('*/api/v2/me/sessions/:id/end', ({ params }) => {
      asked.push(String(params['id']));
      left.delete(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

describe("a person's sessions", () => {
  it('are listed with device, address and times; this one is marked and cannot be ended here', async () => {
    const { container } = open();
    expect(await screen.findByText('This browser')).toBeVisible();
    const [here, phone] = screen.getAllByRole('listitem');
    expect(here).toHaveTextContent(/^Firefox on Windows This browserFrom 192\.0\.2\.17\. Logged in .*, last used/);
    expect(phone).toHaveTextContent(/^Safari on iPhone/);
    expect(screen.getAllByRole('button', { name: /^End the session of/ })).toHaveLength(1);
    await expectAccessible(container);
  });

  it.each([
    [/^End the session of Safari on iPhone/, 'session-2', /^The session is ended/],
    ['End all other sessions', 'others', /^All other sessions are ended/],
  ])('end by %s, and the list is read again', async (name, expected, said) => {
    const asked = sessionsAtServer();
    const { container } = open();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your sessions' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.getByText('You are logged in nowhere else.')).toBeVisible();
    expect(asked).toEqual([expected]);
    await expectAccessible(container);
  });

  it('say why one was not ended, and stay in the list', async () => {
    network.use(http.post('*/api/v2/me/sessions/:id/end', () => problem(503, 'unavailable')));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^End the session of/ }));
    expect(await screen.findByText(/The service is not available right now/)).toBeVisible();
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });
});
