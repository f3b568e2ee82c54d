import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { leadFacts } from '../../testing/at-server/site-documents-at-server.ts';
import { network } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { ChooseDictionary } from './choose-dictionary.tsx';

const open = (kinds: object[]) => {
  network.use(http.get('*/api/v2/lead-facts', () => HttpResponse.json({ ...leadFacts, kinds })));
  renderAt('/search', { '/search': <ChooseDictionary /> });
};

it('says how many leads of a kind are counted, and when they were renewed', async () => {
  open(leadFacts.kinds);
  expect(await screen.findByRole('link', { name: /210 million leads\s*renewed on 1 Oct 2026/ })).toBeVisible();
});

it('says of leads that are made up that they are', async () => {
  open([{ ...leadFacts.kinds[0], leads: 20_000, madeUp: true }]);
  expect(await screen.findByRole('link', { name: /20,000 leads\s*made up for trying the product/ })).toBeVisible();
});
