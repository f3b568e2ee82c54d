import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { SearchPage } from '../search-page.tsx';

async function typeCity(text: string) {
  const user = userEvent.setup();
  const { container } = renderAt('/search/consumers', { '/search/:dictId': <SearchPage /> });
  await user.click(await screen.findByRole('button', { name: 'City' }));
  await user.type(screen.getByRole('combobox', { name: 'Find a city' }), text);
  return container;
}

describe('suggestions of places', () => {
  it('say how many leads of the dictionary each place has', async () => {
    const asked: string[] = [];
    network.use(
      http.get('*/api/v2/suggestions', ({ request }) => {
        asked.push(new URL(request.url).search);
        const phoenix = { value: 'AZ:PHOENIX', name: 'Phoenix, AZ', kind: 'CITY', query: null };
        return HttpResponse.json({
          items: [
            { ...phoenix, meta: 'Maricopa County', agg: 41233 },
            { ...phoenix, value: 'OR:PHOENIX', name: 'Phoenix, OR', meta: 'Jackson County', agg: 1 },
            { ...phoenix, value: 'NY:PHOENIX', name: 'Phoenix, NY', meta: 'Oswego County', agg: null },
          ],
        });
      }),
    );
    const container = await typeCity('phoe');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Phoenix, AZMaricopa County, 41,233 leads',
      'Phoenix, ORJackson County, 1 lead',
      'Phoenix, NYOswego County',
    ]);
    expect(asked).toEqual(['?kind=CITY&q=phoe&dictId=consumers']);
    await expectAccessible(container);
  });

  it('that cannot be fetched say why, with one full stop', async () => {
    network.use(http.get('*/api/v2/suggestions', () => problem(503, 'unavailable')));
    await typeCity('phoe');
    expect(await screen.findByText(/wrong fetching suggestions/)).toHaveTextContent(
      /^Uh oh, something went wrong fetching suggestions\. The service is not available right now\. Please try again\. Try changing your search\.$/,
    );
  });
});
