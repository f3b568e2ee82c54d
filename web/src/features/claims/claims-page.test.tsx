import { act } from 'react';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, person } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { signedIn } from '../../server/session.ts';
import { ClaimsPage } from './claims-page.tsx';

it('the claims are those that the server has now, not what the browser keeps of them for a minute', async () => {
  const caches: string[] = [];
  network.use(
    http.get('*/api/v2/claims', ({ request }) => {
      caches.push(request.cache);
      return HttpResponse.json({ claims: { years: 9 }, speaks: 'stated', products: [] });
    }),
  );
  renderAt('/superadmin/claims', { '/superadmin/claims': <ClaimsPage /> }, { visitor: true });
  act(() => signedIn({ ...person, staff: 'super-admin' }));
  expect(await screen.findByText('9+ years in business')).toBeVisible();
  expect(caches).toEqual(['no-cache']);
});
