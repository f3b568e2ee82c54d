import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, person, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { LogInPage } from './log-in-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const routes = { '/login': <LogInPage />, '/signup': <SignUpPage />, '/signup/confirm': <ConfirmPage /> };
const open = (address: string) => renderAt(address, routes, { visitor: true });

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('E-mail'), 'owner@example.test');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('logging in', () => {
  it('goes on to where the person was', async () => {
    network.use(http.post('*/api/login', () => HttpResponse.json(person)));
    const { container } = open('/login?next=%2Fsearch%2Fconsumers%3Fv%3D1%26g%3Dus');
    await expectAccessible(container);
    await logIn(userEvent.setup());
    await waitFor(() => expect(addressIn(container)).toBe('/search/consumers?v=1&g=us'));
  });

  it('goes to the search instead of another site', async () => {
    network.use(http.post('*/api/login', () => HttpResponse.json(person)));
    const { container } = open('/login?next=%2F%2Fevil.example');
    await logIn(userEvent.setup());
    await waitFor(() => expect(addressIn(container)).toBe('/search'));
  });

  it('says that the e-mail or the password is wrong, not which, and keeps what was typed', async () => {
    network.use(http.post('*/api/login', () => problem(401, 'wrong-credentials')));
    const { container } = open('/login');
    await logIn(userEvent.setup());
    expect(await screen.findByText('The e-mail or the password is not right.')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('owner@example.test');
    await expectAccessible(container);
  });

  it('says how long to wait after too many attempts', async () => {
    network.use(http.post('*/api/login', () => HttpResponse.json({ code: 'too-many-attempts', message: 'No.', correlationId: 'c' }, { status: 429, headers: { 'retry-after': '30' } })));
    open('/login');
    await logIn(userEvent.setup());
    expect(await screen.findByText('Too many attempts. Please try again in 30 seconds.')).toBeVisible();
  });
});

describe('signing up', () => {
  const signUp = async () => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('E-mail'), 'new@example.test');
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  };

  it('says to check the mail, and links the mailbox where mail is kept', async () => {
    network.use(http.post('*/api/v2/sign-ups', () => HttpResponse.json({ message: 'Sent.' }, { status: 202 })), http.get('*/api/v2/mailbox', () => HttpResponse.json({ messages: [] })));
    const { container } = open('/signup');
    await signUp();
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'open the mailbox' })).toHaveAttribute('href', '/dev/mailbox');
    await expectAccessible(container);
  });

  it('does not speak of a mailbox where none is shown', async () => {
    let asked = false;
    network.use(http.post('*/api/v2/sign-ups', () => HttpResponse.json({ message: 'Sent.' }, { status: 202 })), http.get('*/api/v2/mailbox', () => {
      asked = true;
      return problem(404, 'not-found');
    }));
    open('/signup');
    await signUp();
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByRole('link', { name: 'open the mailbox' })).toBeNull();
  });

  it('opens the account with a password and goes on to the page of before the mail', async () => {
    localStorage.setItem('leadwright-next', '/search/businesses');
    network.use(http.post('*/api/v2/sign-ups/confirm', () => HttpResponse.json(person)));
    const { container } = open('/signup/confirm?token=mailed');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Password'), 'a long enough password');
    await user.click(screen.getByRole('button', { name: 'Open my account' }));
    await waitFor(() => expect(addressIn(container)).toBe('/search/businesses'));
  });

  it.each([
    { status: 410, code: 'link-not-usable', words: 'This link was used already or is too old. Sign up again to get a new one.' },
    { status: 422, code: 'password-too-weak', words: 'Choose a longer one.' },
  ])('says what is wrong: $code', async ({ status, code, words }) => {
    network.use(http.post('*/api/v2/sign-ups/confirm', () => problem(status, code, 'Choose a longer one.')));
    open('/signup/confirm?token=mailed');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Password'), 'password');
    await user.click(screen.getByRole('button', { name: 'Open my account' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
