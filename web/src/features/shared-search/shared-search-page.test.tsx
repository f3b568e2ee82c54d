import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { savedSearch, savedSearchesAtServer, sharedPart } from '../../testing/at-server/saved-searches-at-server.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { SharedSearchPage } from './shared-search-page.tsx';

const search = savedSearch();
const open = (query: string, visitor = true, ...first: HttpHandler[]) => {
  const asked: unknown[] = [];
  network.use(...first, ...savedSearchesAtServer([search], asked));
  return { asked, ...renderAt(`/share/search?${query}`, { '/share/search': <SharedSearchPage /> }, { visitor }) };
};

describe('security S14: a shared search', () => {
  it.each([`savedSearch=${search.id}&uid=person-1`, 'token=the-secret', 'downloadSearch=download-1&aid=account-1'])(
    'shows name, places, filters and count to a visitor: %s',
    async (query) => {
      const { container } = open(query);
      expect(await screen.findByRole('heading', { name: 'Phoenix, 45 to 64' })).toBeVisible();
      expect(screen.getByText('Age: 45 to 64')).toBeVisible();
      expect(screen.getByText('12,345 leads')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Reuse search' })).toHaveAttribute('href', `/_search/consumers?${query}`);
      expect(screen.queryByRole('button', { name: 'Save a copy' })).toBeNull();
      await expectAccessible(container);
    },
  );

  it.each([
    'savedSearch=none&uid=person-1',
    'token=guessed',
    'savedSearch=alone',
    'downloadSearch=x&aid=y',
    'token=a%20b',
    '',
  ])('that the address does not open says so: %j', async (query) => {
    const { container } = open(query);
    expect(await screen.findByRole('heading', { name: 'Saved search not found :(' })).toBeVisible();
    await expectAccessible(container);
  });

  it('is kept as a copy by somebody who is signed in, once', async () => {
    const { asked } = open('token=the-secret', false);
    await userEvent.click(await screen.findByRole('button', { name: 'Save a copy' }));
    expect(await screen.findByText('Wahoo, your search was saved!')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^Wahoo/);
    expect(asked).toEqual([{ from: { token: 'the-secret' } }]);
  });

  it('says who shared it to whoever opened it by its mail, and names nobody by a link alone', async () => {
    const tokens: unknown[] = [];
    const answer = http.post('*/api/v2/shares/senders', async ({ request }) => {
      tokens.push(await request.json());
      return HttpResponse.json({ sender: 'Ada <b>Lovelace</b>', confirmed: false, asks: true });
    });
    const { unmount } = open('token=the-secret&mail=mail.of-it', true, answer);
    expect(await screen.findByText(/^Ada <b>Lovelace<\/b> shared this search/)).toBeVisible();
    unmount();
    open('token=the-secret', true, answer);
    expect(await screen.findByText(/^Somebody shared this search/)).toBeVisible();
    expect(tokens).toEqual([{ token: 'mail.of-it' }]);
  });

  it('security S31: is confirmed by a click of who opened it by its mail, and by nothing else', async () => {
    const confirmed: unknown[] = [];
    const answer = http.post('*/api/v2/shares/confirmations', async ({ request }) => {
      confirmed.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    });
    const { container, unmount } = open('token=the-secret&mail=mail.of-it', true, answer);
    const button = await screen.findByRole('button', { name: 'Yes, it reached me' });
    expect(confirmed).toEqual([]);
    await expectAccessible(container);
    await userEvent.click(button);
    expect(await screen.findByText(/^Thank you\./)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^Thank you\./);
    // What the sender gets is not known here: it may wait, or be nothing.
    expect(screen.queryByText(/credit/)).toBeNull();
    expect(confirmed).toEqual([{ token: 'mail.of-it' }]);
    unmount();
    open('token=the-secret');
    await screen.findByRole('link', { name: 'Reuse search' });
    expect(screen.queryByRole('button', { name: 'Yes, it reached me' })).toBeNull();
  });

  it('is not asked about again once its recipient has confirmed', async () => {
    const sender = { sender: 'Ada', confirmed: true, asks: false };
    const answer = http.post('*/api/v2/shares/senders', () => HttpResponse.json(sender));
    open('token=the-secret&mail=mail.of-it', true, answer);
    expect(await screen.findByText('You confirmed that this search reached you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, it reached me' })).toBeNull();
  });

  it('is not asked about where nothing comes of it for who sent it', async () => {
    const sender = { sender: 'Ada', confirmed: false, asks: false };
    const answer = http.post('*/api/v2/shares/senders', () => HttpResponse.json(sender));
    open('token=the-secret&mail=mail.of-it', true, answer);
    expect(await screen.findByText(/^Ada shared this search/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, it reached me' })).toBeNull();
    expect(screen.queryByText(/^You confirmed/)).toBeNull();
  });

  it('security S17: with markup in its name shows it as text, and links to this site alone', async () => {
    const searchName = '<img src=x onerror=alert(1)><a href="https://evil.example">Free</a>';
    const named = { ...sharedPart(search), searchName, places: ['javascript:alert(1)'] };
    const answers = http.post('*/api/v2/shared-searches/open', () => HttpResponse.json(named));
    const { container } = open('token=the-secret', true, answers);
    expect(await screen.findByRole('heading', { name: searchName })).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
    const links = [...container.querySelectorAll('a')].map((link) => new URL(link.href).origin);
    expect(new Set(links)).toEqual(new Set([window.location.origin]));
  });

  it('can be tried again after a fault', async () => {
    const fails = http.post('*/api/v2/shared-searches/open', () => problem(503, 'unavailable'), { once: true });
    open('token=the-secret', true, fails);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Phoenix, 45 to 64' })).toBeVisible();
  });
});
