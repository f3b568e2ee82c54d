// The search page, as the landing page shows it: homeowners of one county, whose houses are old enough for the first repairs.
import type { Page } from './browser.ts';
import type { Shot } from './shot.ts';

const at = '/search/consumers?v=1&g=county:04013&age=45-64&homeowner_status=owner&year_built=-1990';

async function counted(page: Page): Promise<void> {
  await page.getByText(/Counted at .* exact, data version 1/).waitFor();
  await page.getByRole('row').nth(12).waitFor();
}

export const searchShots: readonly Shot[] = [
  { name: 'search', viewer: 'owner', at, viewport: { width: 1440, height: 900 }, open: counted },
  {
    name: 'search-phone',
    viewer: 'owner',
    at,
    viewport: { width: 390, height: 780 },
    open: (page) => page.getByText(/Counted at .* exact, data version 1/).waitFor(),
  },
];
