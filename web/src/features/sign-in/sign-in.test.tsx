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

  it('offers who forgot the password another one', () => {
    open('/login');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset_password');
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
    expect(await screen.findByText('The e-mail address or the password is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'The e-mail address or the password is wrong.',
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveValue('owner@example.test');
    await expectAccessible(container);
  });

  it('says how long to wait after too many attempts', async () => {
    network.use(
      http.post('*/api/login', () =>
        HttpResponse.json(
          { code: 'too-many-attempts', message: 'No.', correlationId: 'c' },
          { status: 429, headers: { 'retry-after': '30' } },
        ),
      ),
    );
    open('/login');
    await logIn(userEvent.setup());
    expect(await screen.findByText('Too many attempts. Please try again in 30 seconds.')).toBeVisible();
  });
});

describe('the focus after a failed log-in', () => {
  const invalid = (at: string) =>
    HttpResponse.json(
      { code: 'invalid-request', message: 'No.', details: [{ at, problem: 'must be text' }], correlationId: 'c' },
      { status: 400 },
    );

  it.each([
    ['the e-mail was refused', 'E-mail', () => invalid('/email')],
    ['the password was refused', 'Password', () => invalid('/password')],
    ['the two do not belong together', 'Password', () => problem(401, 'wrong-credentials')],
  ])('is at the field where %s, and stays there while it is typed', async (_, field, answer) => {
    network.use(http.post('*/api/login', answer));
    open('/login');
    const user = userEvent.setup();
    await logIn(user);
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    await user.keyboard('x');
    expect(screen.getByLabelText(field)).toHaveFocus();
  });

  it.each([
    ['there were too many attempts', () => problem(429, 'too-many-attempts')],
    ['the server is away', () => problem(503, 'unavailable')],
    ['no answer came', () => HttpResponse.error()],
    ['something else was refused', () => invalid('/device')],
  ])('is at the message where %s, and the next Tab is at the button', async (_, answer) => {
    network.use(http.post('*/api/login', answer));
    const { container } = open('/login');
    const user = userEvent.setup();
    await logIn(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await expectAccessible(container);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
  });

  it('moves again at the next failure', async () => {
    network.use(http.post('*/api/login', () => problem(401, 'wrong-credentials')));
    open('/login');
    const user = userEvent.setup();
    await logIn(user);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });
});

describe('signing up', () => {
  const signUp = async () => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('E-mail'), 'new@example.test');
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  };

  it('says to check the mail, and links the mailbox where mail is kept', async () => {
    network.use(
      http.post('*/api/v2/sign-ups', () => HttpResponse.json({ message: 'Sent.' }, { status: 202 })),
      http.get('*/api/v2/mailbox', () => HttpResponse.json({ messages: [] })),
    );
    const { container } = open('/signup');
    await signUp();
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'open the mailbox' })).toHaveAttribute('href', '/dev/mailbox');
    await expectAccessible(container);
  });

  it('does not speak of a mailbox where none is shown', async () => {
    let asked = false;
    network.use(
      http.post('*/api/v2/sign-ups', () => HttpResponse.json({ message: 'Sent.' }, { status: 202 })),
      http.get('*/api/v2/mailbox', () => {
        asked = true;
        return problem(404, 'not-found');
      }),
    );
    open('/signup');
    await signUp();
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByRole('link', { name: 'open the mailbox' })).toBeNull();
  });

  it('keeps the code of a promotion’s link until after the mail, and for who logs in instead', async () => {
    network.use(http.post('*/api/v2/sign-ups', () => HttpResponse.json({ message: 'Sent.' }, { status: 202 })));
    const { container } = open('/signup?promotion=OCT%202026');
    expect(screen.getByText('Your promotion code is kept until you have signed up or logged in.')).toBeVisible();
    const next = '/signup?promotion=OCT%202026';
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(next)}`,
    );
    await expectAccessible(container);
    await signUp();
    await screen.findByRole('heading', { name: 'Check your mail' });
    expect(localStorage.getItem('leadwright-next')).toBe(next);
  });

  it('opens the account with a password and goes on to the page of before the mail', async () => {
    localStorage.setItem('leadwright-next', '/search/businesses');
    network.use(http.post('*/api/v2/sign-ups/confirm', () => HttpResponse.json(person)));
    const { container } = open('/signup/confirm?token=mailed');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'a long enough password');
    await user.click(screen.getByRole('button', { name: 'Open my account' }));
    await waitFor(() => expect(addressIn(container)).toBe('/search/businesses'));
  });

  it.each([
    {
      status: 410,
      code: 'link-not-usable',
      words:
        'This link was used already or is too old. If you chose your password with it, log in; otherwise ask for a new link.',
    },
    { status: 422, code: 'password-too-weak', words: 'Choose a longer one.' },
  ])('says what is wrong: $code', async ({ status, code, words }) => {
    network.use(http.post('*/api/v2/sign-ups/confirm', () => problem(status, code, 'Choose a longer one.')));
    open('/signup/confirm?token=mailed');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'password');
    await user.click(screen.getByRole('button', { name: 'Open my account' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('a refusal', () => {
  const correlationId = '01a2b3c4-1111-7222-8333-444455556666';
  const refused = (at: string, serverProblem: string) => () =>
    HttpResponse.json(
      {
        code: 'invalid-request',
        message: `The request is not valid: ${at.slice(1)} ${serverProblem}`,
        details: [{ at, problem: serverProblem }],
        correlationId,
      },
      { status: 400 },
    );

  it.each([
    {
      page: '/signup',
      url: '*/api/v2/sign-ups',
      at: '/email',
      button: 'Send me the link',
      field: 'E-mail',
      words: 'Enter an e-mail address like name@company.com.',
    },
    {
      page: '/signup',
      url: '*/api/v2/sign-ups',
      at: '/name',
      button: 'Send me the link',
      field: 'Name (optional)',
      words: 'This name cannot be used. Use at most 200 letters and no internet address, or leave it empty.',
    },
    {
      page: '/login',
      url: '*/api/login',
      at: '/email',
      button: 'Log in',
      field: 'E-mail',
      words: 'Enter your e-mail address, like name@company.com.',
    },
    {
      page: '/login',
      url: '*/api/login',
      at: '/password',
      button: 'Log in',
      field: 'Password',
      words: 'Enter your password. It has at most 256 characters.',
    },
    {
      page: '/signup/confirm?token=mailed',
      url: '*/api/v2/sign-ups/confirm',
      at: '/password',
      button: 'Open my account',
      field: 'Password',
      words: /A password has at most 256 characters\.$/,
    },
  ])(
    "stands at its field in the page's words, and the focus goes there: $at of $page",
    async ({ page, url, at, button, field, words }) => {
      network.use(http.post(url, refused(at, 'must be text of a form')));
      const { container } = open(page);
      const user = userEvent.setup();
      await screen.findByRole('button', { name: button });
      for (const [label, text] of [
        ['E-mail', 'someone@example.test'],
        ['Password', 'a long enough password'],
      ] as const) {
        const input = screen.queryByLabelText(label);
        if (input) await user.type(input, text);
      }
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words));
      expect(screen.getByLabelText(field)).toHaveFocus();
      expect(container).not.toHaveTextContent(/must be|not valid|01a2b3c4/);
      await expectAccessible(container);
    },
  );

  it('of something that no field is to blame for has words too, and no id', async () => {
    network.use(http.post('*/api/login', refused('/device', 'is not known here')));
    const { container } = open('/login');
    await logIn(userEvent.setup());
    expect(await screen.findByText('Something here is not valid. Check it and try again.')).toBeVisible();
    expect(container).not.toHaveTextContent(/not known here|01a2b3c4/);
  });

  it('that is our fault names the beginning of the id only', async () => {
    network.use(
      http.post('*/api/login', () =>
        HttpResponse.json({ code: 'fault', message: 'x is not a function', correlationId }, { status: 500 }),
      ),
    );
    const { container } = open('/login');
    await logIn(userEvent.setup());
    expect(await screen.findByText('If you ask us for help, name 01A2B3C4.')).toBeVisible();
    expect(container).not.toHaveTextContent(/not a function|01a2b3c4-/i);
  });
});

describe('a mailed link that cannot be used', () => {
  it('says so before it asks for a password, and leads on', async () => {
    network.use(http.post('*/api/v2/sign-ups/check-link', () => HttpResponse.json({ usable: false })));
    const { container } = open('/signup/confirm?token=used');
    expect(await screen.findByRole('heading', { name: 'This link cannot be used any more' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByText(/^If you chose your password with it, your account is open: log in\./)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Log in', 'Get a new link']);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/signup');
    await expectAccessible(container);
  });

  it.each([']', '>', ')', '.', ',', ')."'])('is read without %s behind it', async (behind) => {
    const asked: unknown[] = [];
    network.use(
      http.post('*/api/v2/sign-ups/check-link', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ usable: true });
      }),
    );
    open(`/signup/confirm?token=abc_DEF-1${encodeURIComponent(behind)}`);
    await screen.findByLabelText('Password');
    expect(asked).toEqual([{ token: 'abc_DEF-1' }]);
  });

  it('is not asked about where its token is missing', async () => {
    open('/signup/confirm');
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });

  it('is taken for a good one where nobody can say: the form then tells', async () => {
    network.use(http.post('*/api/v2/sign-ups/check-link', () => problem(503, 'unavailable')));
    open('/signup/confirm?token=mailed');
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
