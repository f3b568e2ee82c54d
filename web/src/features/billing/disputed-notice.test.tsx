import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { invoice } from '../../testing/invoice.ts';
import { network } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { BillingPage } from './account/billing-page.tsx';
import { billingAtServer } from './account/testing/billing-at-server.ts';

const open = () => renderAt('/settings/billing', { '/settings/billing': <BillingPage /> });

it('says on the billing page that a payment is disputed and what follows, also of one on a later page', async () => {
  billingAtServer({});
  network.use(
    http.get('*/api/v2/invoices', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('after') === 'later'
          ? { invoices: [{ ...invoice, id: 'disputed', amount_paid: 19_900, dispute: 'open' }] }
          : { invoices: [invoice, { ...invoice, id: 'won', dispute: 'won' }], next: 'later' },
      ),
    ),
  );
  const { container } = open();
  expect(await screen.findByText(/^Your payment of \$199\.00 of .+ is disputed at your bank\.$/)).toBeVisible();
  expect(screen.getByText(/your next payment settles it first/)).toBeVisible();
  await expectAccessible(container);
});

it('says nothing of disputes where there is none', async () => {
  billingAtServer({});
  open();
  await screen.findByText('Visa ending in 1111');
  expect(screen.queryByText(/disputed/)).toBeNull();
});
