import { sites } from '@leadwright/runtime/site/sites';
import { screen } from '@testing-library/react';
import { putSiteIntoPages } from '../../site.ts';
import { renderAt } from '../../testing/render.tsx';
import { BillingPage } from './account/billing-page.tsx';
import { billingAtServer } from './account/testing/billing-at-server.ts';
import { OnTheStatement } from './on-the-statement.tsx';

afterEach(() => void putSiteIntoPages(sites.leadwright));

it.each(Object.values(sites))('a card of $brand reads on its statement what the site is called there', (site) => {
  putSiteIntoPages(site);
  billingAtServer({});
  renderAt('/settings/billing', { '/settings/billing': <BillingPage /> });
  return expect(
    screen.findByText(`Your card statement shows charges as ${site.statementDescriptor}.`),
  ).resolves.toBeVisible();
});

it('says nothing of a statement where the site has no name on one', () => {
  putSiteIntoPages({ ...sites.leadwright, statementDescriptor: '' });
  const { container } = renderAt('/at', { '/at': <OnTheStatement /> });
  expect(container).not.toHaveTextContent('statement');
});
