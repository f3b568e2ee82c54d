import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Routes } from 'react-router-dom';
import { MemoryRouter } from '../navigation/links.ts';
import { signedIn } from '../server/session.ts';
import { network, person, usage } from '../testing/network.ts';
import { expectAccessible } from '../testing/render.tsx';
import { settingsTabsFor } from './menus.ts';
import { pages } from './pages.ts';
import { routes } from './router.tsx';

function open(address: string, role = 'admin') {
  signedIn({ ...person, role });
  return render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <Routes>{routes}</Routes>
    </MemoryRouter>,
  );
}
const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
const answers = (change: object) =>
  network.use(http.get('*/api/v2/usage', () => HttpResponse.json({ ...usage, ...change })));

/** The names of the specification; further tabs stand behind them. */
const names: Record<string, string> = {
  profile: 'Company Profile',
  team: 'Team members',
  billing: 'Billing & Payment',
  invoices: 'Invoices',
  usage: 'Usage',
  update_email: 'Update email',
  change_password: 'Change password',
};

describe('the settings', () => {
  it('have the tabs that people know, by their names, and only admins have those of admins', () => {
    const known = (role: string) =>
      settingsTabsFor(role)
        .map(({ to, label }) => [to.replace('/settings/', ''), label] as const)
        .filter(([id]) => id in names);
    for (const [id, label] of known('admin')) expect(label).toBe(names[id]);
    const forAll = ['usage', 'update_email', 'change_password'];
    expect(known('download').map(([id]) => id)).toEqual(
      known('admin')
        .map(([id]) => id)
        .filter((id) => forAll.includes(id)),
    );
  });

  it('begin at the first tab that the person may see', async () => {
    open('/settings');
    expect(await screen.findByRole('heading', { name: 'Company Profile' })).toBeVisible();
    expect(tabs()[0]).toHaveAttribute('aria-current', 'page');
  });

  it('begin at the usage for who is no admin, and an unknown tab does so too', async () => {
    open('/settings/nothing', 'download');
    expect(await screen.findByRole('heading', { name: 'Usage' })).toBeVisible();
    expect(tabs()[0]).toHaveTextContent('Usage');
  });

  it('name the company and the account above', async () => {
    const { container } = open('/settings/usage', 'download');
    expect(await screen.findByText('Byron Roofing')).toBeVisible();
    expect(screen.getByText(person.accountId)).toBeVisible();
    await expectAccessible(container);
  });

  it('name no company where there is no company profile', async () => {
    network.use(http.get('*/api/v2/me', () => HttpResponse.json({ companyProfile: null })));
    open('/settings/usage');
    expect(await screen.findByText(person.accountId)).toBeVisible();
    await screen.findByText(/returned$/);
    expect(screen.queryByText('Byron Roofing')).toBeNull();
  });

  it('refuse who is no admin the company profile, in words', async () => {
    open('/settings/profile', 'download');
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    expect(screen.queryByLabelText('Company phone')).toBeNull();
  });
});

const withState = ['/settings/profile', '/settings/team', '/settings/usage'].filter((address) =>
  pages.some(({ at }) => at[0] === address),
);

describe.each(withState)('%s', (address) => {
  it('says that the plan has ended, and leads to the plans', async () => {
    answers({ status: 'cancelled', cancelled: true });
    open(address);
    expect(await screen.findByText('Your subscription is no longer active')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe now' })).toHaveAttribute('href', '/signup');
  });

  it('says that there is no subscription yet, with a way to sign up', async () => {
    answers({ status: 'none', cancelled: true });
    const { container } = open(address);
    expect(await screen.findByText('You have no subscription yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByText('Your subscription is no longer active')).toBeNull();
    await expectAccessible(container);
  });

  it('says nothing of a plan that runs', async () => {
    open(address);
    await screen.findByText('Byron Roofing');
    await waitFor(() => expect(screen.queryByText(/no longer active|no subscription/)).toBeNull());
  });
});

it('a member without the role admin is told whom to ask for a subscription', async () => {
  answers({ status: 'none', cancelled: true });
  open('/settings/usage', 'download');
  expect(await screen.findByText('Ask an admin of your account to subscribe.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Signup' })).toBeNull();
});
