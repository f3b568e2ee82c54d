// What the landing page says where the operator chose what is counted, and of leads that are made up.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sites } from '@leadwright/runtime/site/sites';
import { leadFactsElement } from '@leadwright/runtime/site/lead-facts';
import { putSiteIntoPages } from '../../../site.ts';
import { leadFacts } from '../../../testing/at-server/site-documents-at-server.ts';
import { network } from '../../../testing/network.ts';
import { expectAccessible, renderAt } from '../../../testing/render.tsx';
import { HomePage } from '../home-page.tsx';

const { claims } = sites.leadwright;
const open = () => renderAt('/home', { '/home': <HomePage /> }, { visitor: true });
const claimed = () => within(screen.getByRole('region', { name: 'What we claim' }));
const atServer = (speaks: 'stated' | 'counted', facts: object = leadFacts) =>
  network.use(
    http.get('*/api/v2/claims', () => HttpResponse.json({ claims, speaks, products: [] })),
    http.get('*/api/v2/lead-facts', () => HttpResponse.json(facts)),
  );
const madeUp = { ...leadFacts, kinds: leadFacts.kinds.map((kind) => ({ ...kind, madeUp: true })) };

beforeEach(() => void putSiteIntoPages(sites.leadwright));
afterEach(() => document.getElementById(leadFactsElement)?.remove());

it('says what is counted in place of what is stated, and of when', async () => {
  atServer('counted');
  const { container } = open();
  expect(await screen.findByText('210 million')).toBeVisible();
  expect(claimed().getByText(/the do-not-call registry: last its list of 12 Nov 2026/)).toBeVisible();
  expect(claimed().getByText(/no list is older than 1 Oct 2026/)).toBeVisible();
  expect(claimed().getByText('7+ years')).toBeVisible();
  expect(claimed().getByText('Counted in our own leads on 28 Nov 2026.')).toBeVisible();
  expect(container).not.toHaveTextContent(/200 million|14 to 15|three to four times/);
  await expectAccessible(container);
});

it('says what is stated, and nothing of what is counted, where the operator chose nothing', async () => {
  atServer('stated');
  const { container } = open();
  expect(await screen.findByText('200 million')).toBeVisible();
  expect(container).not.toHaveTextContent(/210 million|made up, for trying/);
});

it('says of leads that are made up that they are, beside what is stated and in place of what would be counted', async () => {
  atServer('stated', madeUp);
  const { unmount } = open();
  expect(await screen.findByText('The consumers on this site are made up, for trying the product.')).toBeVisible();
  expect(screen.getByText('200 million')).toBeVisible();
  unmount();
  atServer('counted', madeUp);
  const { container } = open();
  expect(await screen.findByText('The consumers on this site are made up, for trying the product.')).toBeVisible();
  expect(container).not.toHaveTextContent(/million|its list of|no list is older|Counted in our own/);
  expect(claimed().getByText('7+ years')).toBeVisible();
  await expectAccessible(container);
});

it('shows what the gateway wrote into the page at once, and asks nobody', () => {
  let asked = 0;
  network.use(
    http.get('*/api/v2/lead-facts', () => {
      asked += 1;
      return HttpResponse.json(madeUp);
    }),
  );
  putSiteIntoPages({ ...sites.leadwright, speaks: 'counted' });
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: leadFactsElement, textContent: JSON.stringify(leadFacts) });
  document.head.append(block);
  open();
  expect(claimed().getByText('210 million')).toBeVisible();
  expect(asked).toBe(0);
});
