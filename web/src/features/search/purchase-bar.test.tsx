import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render.tsx';
import { takeStylesOff, wearStyles } from '../../testing/wear-styles.ts';
import { SearchPage } from './search-page.tsx';

afterEach(takeStylesOff);

it.each([360, 768, 1279, 1440])('a file can be named before it is ordered, on a screen of %d px', async (width) => {
  wearStyles(width, ['styles/base.css', 'features/search/search.css']);
  renderAt('/search/consumers?v=1&g=zip:85001', { '/search/:dictId': <SearchPage /> });
  const name = await screen.findByLabelText('Name of the file');
  expect(name).toBeVisible();
  expect(getComputedStyle(name).visibility).toBe('visible');
  const user = userEvent.setup();
  await user.clear(name);
  await user.type(name, 'Roofs');
  expect(name).toHaveValue('Roofs');
  await screen.findByText('Download 5,000 leads');
});
