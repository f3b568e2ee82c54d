import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { savedSearch, savedSearchesAtServer } from '../../testing/at-server/saved-searches-at-server.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { SavedSearchesPage } from './saved-searches-page.tsx';

const mine = savedSearch();
const standard = savedSearch({
  ...{ id: 'default-one', searchName: null, isDefault: true, count: null, conditions: [] },
  places: ['Nationwide'],
});
const others = savedSearch({ id: 'of-another', uid: 'person-2', searchName: 'Tucson', own: false });

const open = (at = '/searches') => renderAt(at, { '/searches': <SavedSearchesPage restMs={0} /> });
const tabs = () => within(screen.getByRole('navigation', { name: 'Saved searches' })).getAllByRole('link');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

function withSearches(...all: Parameters<typeof savedSearchesAtServer>[0]): unknown[] {
  const asked: unknown[] = [];
  network.use(...savedSearchesAtServer(all, asked));
  return asked;
}

describe('the saved searches', () => {
  it('are tabs in the order of the server, and the card says geography, filters and count', async () => {
    withSearches(mine, standard, others);
    const { container } = open();
    const card = await screen.findByRole('article', { name: 'Phoenix, 45 to 64' });
    expect(tabs().map((tab) => tab.textContent)).toEqual([
      expect.stringMatching(/^Phoenix, 45 to 64/),
      expect.stringMatching(/^Consumers DEFAULT/),
      expect.stringMatching(/^Tucson/),
    ]);
    expect(within(card).getByText('85001, Phoenix, AZ (Maricopa County)')).toBeVisible();
    expect(within(card).getByText('Age: 45 to 64')).toBeVisible();
    expect(within(card).getByText('12,345 leads')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Reuse search' })).toHaveAttribute(
      'href',
      `/_search/consumers?savedSearch=${mine.id}&uid=person-1`,
    );
    await expectAccessible(container);
  });

  it('of somebody else of the account can be shared and reused, not deleted', async () => {
    withSearches(mine, others);
    open('/searches?open=of-another');
    const card = await screen.findByRole('article', { name: 'Tucson' });
    expect(within(card).getByRole('button', { name: 'Share' })).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('are found by more than one character', async () => {
    const asked = withSearches(mine, others);
    open();
    const box = await screen.findByRole('searchbox', { name: 'Find a saved search' });
    await userEvent.type(box, 't');
    expect(tabs()).toHaveLength(2);
    await userEvent.type(box, 'ucs');
    await waitFor(() => expect(tabs()).toHaveLength(1));
    expect(asked).not.toContainEqual({ find: 't' });
    await userEvent.type(box, ' nowhere');
    expect(await screen.findByText(/No saved search has this/)).toBeVisible();
  });

  it('that are none say where they come from', async () => {
    withSearches();
    open();
    expect(await screen.findByText('Searches that you save from the Search page appear here.')).toBeVisible();
  });
});

describe('deleting a search', () => {
  it('asks first, and takes it from the list', async () => {
    const asked = withSearches(mine, others);
    open();
    await press('Delete');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete this search?')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Phoenix, 45 to 64 was deleted.')).toBeVisible();
    await waitFor(() => expect(tabs()).toHaveLength(1));
    expect(asked).toEqual([{ deleted: mine.id }]);
  });

  it('that fails says why in a warning', async () => {
    withSearches(mine);
    network.use(http.post('*/api/v2/saved-searches/:id/delete', () => problem(403, 'saved-search-of-another')));
    open();
    await press('Delete');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Only the person who saved this search can delete it.')).toBeVisible();
  });
});

describe('sharing a search', () => {
  const link = `${window.location.origin}/share/search?savedSearch=${mine.id}&uid=person-1`;
  // What the browser puts into the clipboard, or refuses to.
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  it('copies its link', async () => {
    withSearches(mine);
    open();
    const button = await screen.findByRole('button', { name: 'Copy Link' });
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    await userEvent.click(button);
    expect(await screen.findByText('Copied the link to your search to your clipboard.')).toBeVisible();
    expect(copied).toEqual([link]);
  });

  it('shows the link where the browser does not copy it', async () => {
    withSearches(mine);
    open();
    const button = await screen.findByRole('button', { name: 'Copy Link' });
    clipboard(() => Promise.reject(new Error('not allowed')));
    await userEvent.click(button);
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(link);
  });

  it('makes a secret link that ends, shows it once, and revokes it', async () => {
    const asked = withSearches(mine);
    const { container } = open();
    await press('Share');
    await userEvent.selectOptions(await screen.findByLabelText('The link ends after'), '90 days');
    await press('Make a link');
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The new link' });
    expect(link.value).toBe(`${window.location.origin}/share/search?token=the-secret`);
    await expectAccessible(container);
    await press(/^Revoke the link made/);
    expect(await screen.findByText('No link to this search is open.')).toBeVisible();
    expect(asked).toEqual([{ days: 90 }, { revoked: 'link-1' }]);
  });
});
