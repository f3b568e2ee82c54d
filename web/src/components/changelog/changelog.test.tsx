import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { Changelog } from './changelog.tsx';

const first = {
  id: 'first',
  title: 'Previews are larger',
  text: '100 rows.\n\nThey were 20.',
  on: '2026-11-02T12:00:00Z',
};
const second = { id: 'second', title: 'Files can be renamed', text: '', on: '2026-11-18T12:00:00Z' };

function serve(...entries: object[]) {
  let asked = 0;
  network.use(
    http.get('*/api/v2/changelog', () => {
      asked += 1;
      return HttpResponse.json({ entries });
    }),
  );
  return () => asked;
}

const routes = { '/search': <Changelog />, '/signup': <Changelog />, '/pricing': <Changelog /> };
const open = (address: string, given?: { visitor: true }) => renderAt(address, routes, given);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('what is new', () => {
  it('is marked until it was opened, and stays read in this browser', async () => {
    serve(second, first);
    const { container, unmount } = open('/search');
    await userEvent.click(await button("What's new, 2 unread"));
    const dialog = within(screen.getByRole('dialog', { name: "What's new" }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Files can be renamed New18 Nov 2026',
      'Previews are larger New2 Nov 2026100 rows.\n\nThey were 20.',
    ]);
    await expectAccessible(container);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button("What's new")).toBeVisible();
    unmount();

    serve({ ...second, id: 'third' }, second, first);
    open('/search');
    await userEvent.click(await button("What's new, 1 unread"));
    expect(screen.getAllByText('New')).toHaveLength(1);
  });

  it('opens and closes by the keyboard', async () => {
    serve(first);
    open('/search');
    (await button("What's new, 1 unread")).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: "What's new" })).toBeVisible();
    // The browser moves the focus into the dialog; jsdom does not.
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so where there is nothing yet', async () => {
    serve();
    const { container } = open('/search');
    await userEvent.click(await button("What's new"));
    expect(screen.getByText(/^Nothing yet\./)).toBeVisible();
    await expectAccessible(container);
  });

  it('is not asked for by a visitor, nor where a plan is taken', async () => {
    const asked = serve(first);
    const visitor = open('/pricing', { visitor: true });
    visitor.unmount();
    const signingUp = open('/signup');
    signingUp.unmount();
    open('/pricing');
    await button("What's new, 1 unread");
    expect(asked()).toBe(1);
  });

  it('shows nothing where it cannot be had', async () => {
    let answered = false;
    network.use(
      http.get('*/api/v2/changelog', () => {
        answered = true;
        return problem(503, 'unavailable');
      }),
    );
    open('/search');
    await waitFor(() => expect(answered).toBe(true));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
