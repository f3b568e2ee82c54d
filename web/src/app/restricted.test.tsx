import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Routes } from 'react-router-dom';
import { MemoryRouter } from '../navigation/links.ts';
import { signedIn } from '../server/session.ts';
import { account, network, person, problem } from '../testing/network.ts';
import { expectAccessible } from '../testing/render.tsx';
import { routes } from './router.tsx';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/settings/billing']} useTransitions={false}>
      <Routes>{routes}</Routes>
    </MemoryRouter>,
  );

describe('a page for admins', () => {
  it('tells a member that they have no access and whom to ask, and has no tab', async () => {
    signedIn({ ...person, role: 'download' });
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    expect(document.title).toBe('You do not have access to this page · Leadwright');
    expect(await screen.findByRole('link', { name: 'support@example.test' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Byron Roofing' })).toBeVisible();
    expect(screen.getByRole('link', { name: '(602) 555-0134' })).toHaveAttribute('href', 'tel:6025550134');
    expect(screen.getByRole('link', { name: 'office@byron.example' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Billing & Payment' })).toBeNull();
    expect(screen.queryByText('Visa ending in 1111')).toBeNull();
    await expectAccessible(container);
  });

  it('names support alone to a member of a company that has no profile yet', async () => {
    signedIn({ ...person, role: 'download' });
    network.use(http.get('*/api/v2/me', () => HttpResponse.json({ ...account, companyProfile: null })));
    open();
    expect(await screen.findByRole('link', { name: 'support@example.test' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Leadwright support' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('opens for an admin', async () => {
    signedIn(person);
    open();
    expect(await screen.findByText('Visa ending in 1111')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Billing & Payment' })).toHaveAttribute('aria-current', 'page');
  });

  it('asks a visitor to log in first, and comes back', async () => {
    network.use(http.post('*/api/v2/sessions/refresh', () => problem(401, 'session-over')));
    open();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible());
    expect(screen.getByRole('link', { name: /Sign up for/ })).toHaveAttribute(
      'href',
      '/signup?next=%2Fsettings%2Fbilling',
    );
  });
});
