import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, person, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { currentSession } from '../../server/session.ts';
import { LostAccess } from './lost-access.tsx';

const open = () => renderAt('/search', { '/search': <LostAccess />, '/signup': <h1>Subscribe</h1> });
const signUp = () => userEvent.setup().click(screen.getByRole('button', { name: 'Signup' }));

describe('somebody who was removed from the account', () => {
  it('goes on in an account of their own, to the page that subscribes', async () => {
    network.use(
      http.post('*/api/v2/me/conversion', () => HttpResponse.json({ ...person, accountId: 'own', role: 'admin' })),
    );
    const { container } = open();
    await expectAccessible(container);
    await signUp();
    await waitFor(() => expect(addressIn(container)).toBe('/signup'));
    expect(currentSession()).toMatchObject({ state: 'in', person: { accountId: 'own' } });
  });

  it('reads why that cannot be, and may try again', async () => {
    network.use(http.post('*/api/v2/me/conversion', () => problem(503, 'unavailable')));
    const { container } = open();
    await signUp();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(addressIn(container)).toBe('/search');
    expect(screen.getByRole('button', { name: 'Signup' })).toHaveAttribute('aria-disabled', 'false');
  });
});
