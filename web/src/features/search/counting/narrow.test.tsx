import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { network, problem } from '../../../testing/network.ts';
import { addressIn, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

const open = (search: string) => renderAt(`/search/consumers${search}`, { '/search/:dictId': <SearchPage /> });

describe('Narrow search', () => {
  it.each(['?v=1&g=us', '?v=1&g=st:AZ', '?v=1&g=zip:85001'])(
    'says in its hint that it clears the place (%s)',
    async (search) => {
      open(search);
      await screen.findByText('Maria');
      expect(screen.getByRole('button', { name: 'Narrow search' })).toHaveAccessibleDescription(
        'Narrow search clears the place and keeps the filters.',
      );
      expect(screen.getByText('Narrow search clears the place and keeps the filters.')).toBeVisible();
    },
  );

  it('says so beside a count that failed too, and leaves the focus where the place is chosen', async () => {
    network.use(http.post('*/api/v2/searches/count', () => problem(504, 'search-timeout')));
    const user = userEvent.setup();
    const { container } = open('?v=1&g=us&gender=female');
    const narrow = await screen.findByRole('button', { name: 'narrow the search' });
    expect(narrow.closest('p')).toHaveTextContent(/narrow the search, which clears the place/);
    await user.click(narrow);
    expect(addressIn(container)).toBe('/search/consumers?v=1&gender=female');
    await waitFor(() => expect(screen.getByRole('button', { name: 'ZIP code' })).toHaveFocus());
  });
});
