// Who finds what at /signup: a visitor, an admin without a plan, and a member who is no admin.
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ContactPage } from '../features/public/contact-page.tsx';
import { subscription } from '../testing/at-server/billing-at-server.ts';
import { network, person, problem } from '../testing/network.ts';
import { expectAccessible, renderAt } from '../testing/render.tsx';
import { signedIn } from '../server/session.ts';
import { products } from '@leadwright/runtime/site/products';
import { sites } from '@leadwright/runtime/site/sites';
import { putSiteIntoPages } from '../site.ts';
import { SignUp } from './sign-up.tsx';

afterEach(() => void putSiteIntoPages(sites.leadwright));

const routes = { '/signup': <SignUp /> };
const open = () => renderAt('/signup', routes, { visitor: true });

it('a visitor signs up by mail', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Send me the link' })).toBeVisible();
});

it('a visitor of a site whose accounts sales sets up is led to the contact page', async () => {
  putSiteIntoPages(sites.mailwright);
  const { container } = open();
  expect(
    screen.getByText(/Sales and support will set up your account and send you a tailored signup link/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

it.each(products.filter(({ hasPlans }) => hasPlans !== true))(
  'whoever asks for $name is led to sales by its name, signed in or not, and never to leads',
  async ({ id, name }) => {
    const asked = () => renderAt(`/signup?product=${id}`, routes, { visitor: true });
    const { unmount } = asked();
    expect(await screen.findByText(name)).toBeVisible();
    const contact = `/contact?product=${id}`;
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', contact);
    unmount();
    const { unmount: leave } = renderAt(contact, { '/contact': <ContactPage /> }, { visitor: true });
    expect(await screen.findByText(name)).toBeVisible();
    leave();
    signedIn(person);
    asked();
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('a product of the operator is named, and one that nobody knows leads to sales as well', async () => {
  const crm = { id: 'crm', name: 'Contacts', fromCents: 999, text: '' };
  network.use(http.get('*/api/v2/claims', () => HttpResponse.json({ claims: {}, products: [crm] })));
  const { unmount } = renderAt('/signup?product=crm', routes, { visitor: true });
  expect(await screen.findByText('Contacts')).toBeVisible();
  unmount();
  renderAt('/signup?product=nothing', routes, { visitor: true });
  expect(await screen.findByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
});

it('an admin without a plan takes one', async () => {
  network.use(
    http.get('*/api/v2/subscription', () => HttpResponse.json({ ...subscription, status: 'none', isLive: false })),
  );
  signedIn(person);
  open();
  expect(await screen.findByRole('heading', { name: 'Subscribe' })).toBeVisible();
});

it('a member who is no admin has no access, and reads whom to write to', async () => {
  signedIn({ ...person, role: 'download' });
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'support@example.test' })).toBeVisible();
  await expectAccessible(container);
});

it('says so where nobody can tell who it is, and asks again', async () => {
  network.use(http.post('*/api/v2/sessions/refresh', () => problem(503, 'unavailable')));
  localStorage.setItem('leadwright-signed-in', '1');
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
