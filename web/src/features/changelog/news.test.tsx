import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { site } from '../../site.ts';
import { forgetTouch } from '../../components/third-party/use-touched.ts';
import { News } from './news.tsx';

const kept = { ...site };
beforeEach(() => void Object.assign(site, { changelogAccount: '' }));
afterEach(() => void Object.assign(site, kept));

const maps = { id: 'maps', date: 1_790_000_000, title: 'Maps', text: 'Usage shows where your leads are.' };
const older = { id: 'notes', date: 1_780_000_000, title: 'Notes', text: '' };
const says = (...news: object[]) => network.use(http.get('*/api/v2/changelog', () => HttpResponse.json({ news })));
const open = () => renderAt('/', { '/': <News /> });
const button = () => screen.findByRole('button', { name: /^What's new/ });

describe("what's new", () => {
  it('is told by its days, the latest first, and is marked until it was read', async () => {
    says(maps, older);
    const first = open();
    expect(await button()).toHaveAccessibleName("What's new not read yet");
    await userEvent.setup().click(await button());
    expect(await screen.findByRole('dialog', { name: "What's new" })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Maps',
      'Notes',
    ]);
    expect(screen.getByText('Usage shows where your leads are.')).toBeVisible();
    await expectAccessible(first.container);
    first.unmount();
    const second = open();
    expect(await button()).toHaveAccessibleName("What's new");
    second.unmount();
    says({ ...maps, id: 'more', date: maps.date + 1 }, maps);
    open();
    expect(await button()).toHaveAccessibleName("What's new not read yet");
  });

  it('is not there without news, or while nobody can say', async () => {
    says();
    const { client, unmount } = open();
    await waitFor(() => expect(client.getQueryData(['changelog'])).toEqual({ news: [] }));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    network.use(http.get('*/api/v2/changelog', () => problem(503, 'unavailable')));
    const failed = open();
    await waitFor(() => expect(failed.client.getQueryState(['changelog'])?.status).toBe('error'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe("what's new from a service", () => {
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="headwayapp.co"]');
  const touch = () => act(() => void fireEvent.pointerDown(document.body));
  const asked = jest.fn();
  beforeEach(() => {
    asked.mockClear();
    network.use(http.get('*/api/v2/changelog', () => void asked()));
  });
  afterEach(() => {
    forgetTouch();
    delete (window as { Headway?: unknown }).Headway;
  });

  it('is asked for once the page is touched, by the account of the installation', () => {
    Object.assign(site, { changelogAccount: 'abc123' });
    const { unmount } = open();
    expect([script(), screen.queryByRole('button')]).toEqual([null, null]);
    touch();
    const init = jest.fn();
    Object.assign(window, { Headway: { init } });
    act(() => void script()?.dispatchEvent(new Event('load')));
    expect(screen.getByRole('button', { name: "What's new" })).toBeVisible();
    expect(init.mock.calls).toEqual([[{ account: 'abc123', selector: '#news-service', trigger: '#news-service' }]]);
    expect(asked).not.toHaveBeenCalled();
    unmount();
    expect(script()).toBeNull();
  });

  it('is never asked for where the installation names no account', () => {
    says();
    open();
    touch();
    expect(script()).toBeNull();
  });
});
