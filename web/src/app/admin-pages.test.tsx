import { render, screen } from '@testing-library/react';
import { Routes } from 'react-router-dom';
import { MemoryRouter } from '../navigation/links.ts';
import { signedIn } from '../server/session.ts';
import { person } from '../testing/network.ts';
import { routes } from './router.tsx';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/settings/invoices']} useTransitions={false}>
      <Routes>{routes}</Routes>
    </MemoryRouter>,
  );

describe('the invoices', () => {
  it('tell a member that they have no access, ask for nothing and have no tab', async () => {
    signedIn({ ...person, role: 'download' });
    open();
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull();
    expect(screen.queryByText('Amound paid')).toBeNull();
  });

  it('open for an admin', async () => {
    signedIn(person);
    open();
    expect(await screen.findByText('Amound paid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'page');
  });
});
