import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { network, person, problem } from '../../testing/network.ts';
import { privacyRequest } from '../../testing/privacy-request.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { currentSession, signedIn } from '../../server/session.ts';
import { ConfirmRequestPage } from './confirm-request-page.tsx';
import { OpenRequestsPage } from './open-requests-page.tsx';
import { OptOutPage } from './opt-out-page.tsx';
import { YourDataPage } from './your-data-page.tsx';

const routes = {
  '/ccpa_optout': <OptOutPage />,
  '/ccpa_optout/confirm': <ConfirmRequestPage />,
  '/settings/privacy': <YourDataPage />,
  '/superadmin/privacy': <OpenRequestsPage />,
};
const sent: unknown[] = [];
beforeEach(() => void (sent.length = 0));
const answer = (path: string, body: object | null) =>
  http.post(`*${path}`, async ({ request }) => {
    const text = await request.text();
    sent.push(text === '' ? null : JSON.parse(text));
    return body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body);
  });
const testTokens = () => http.get('*/api/v2/bot-check', () => HttpResponse.json({ kind: 'test' }));

describe('asking about one’s data', () => {
  it('sends address, kind and a bot-check token, and goes to the landing page', async () => {
    network.use(testTokens(), answer('/api/v2/request_ccpa_optout', { received: true }));
    const { container } = renderAt('/ccpa_optout', routes, { visitor: true });
    const user = userEvent.setup();
    await expectAccessible(container);
    await user.click(screen.getByLabelText('Delete my personal information'));
    await user.type(screen.getByLabelText('E-mail'), ' ada@example.com {Enter}');
    await screen.findByText('elsewhere');
    expect(addressIn(container)).toBe('/home');
    expect(sent).toEqual([
      { email: 'ada@example.com', kind: 'delete', response: expect.stringMatching(/^test-token\./) },
    ]);
  });

  it('sends what lists may know somebody by besides, and says what of it finds nobody', async () => {
    network.use(
      testTokens(),
      http.post('*/api/v2/request_ccpa_optout', async ({ request }) => {
        const body = (await request.json()) as { details: { zip?: string } };
        sent.push(body.details);
        return body.details.zip === undefined
          ? problem(422, 'privacy-details-incomplete')
          : HttpResponse.json({ received: true });
      }),
    );
    const { container } = renderAt('/ccpa_optout', routes, { visitor: true });
    const user = userEvent.setup();
    await user.click(screen.getByText('Help us find you (optional)'));
    await expectAccessible(container);
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('First name'), ' Ada ');
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.selectOptions(screen.getByLabelText('Month of birth'), 'July');
    await user.type(screen.getByLabelText('Year of birth'), '1970{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('A name needs first and last name and the ZIP code');
    expect(screen.queryByText(/there was a problem processing/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('ZIP code'), '85001{Enter}');
    await screen.findByText('elsewhere');
    const said = { firstName: 'Ada', lastName: 'Byron', monthBorn: 7, yearBorn: 1970 };
    expect(sent).toEqual([said, { ...said, zip: '85001' }]);
  });

  it('asks for no more than the address who wants to know, since nobody is looked up for it', async () => {
    network.use(testTokens(), answer('/api/v2/request_ccpa_optout', { received: true }));
    renderAt('/ccpa_optout', routes, { visitor: true });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Phone'), '602 555 0142');
    await user.click(screen.getByLabelText('Tell me what you hold about me'));
    expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
    await screen.findByText('elsewhere');
    expect(sent).toEqual([
      { email: 'ada@example.com', kind: 'access', response: expect.stringMatching(/^test-token\./) },
    ]);
  });

  it('says in the words that people know that it did not work', async () => {
    network.use(
      testTokens(),
      http.post('*/api/v2/request_ccpa_optout', () => problem(403, 'bot-check-failed')),
    );
    renderAt('/ccpa_optout', routes, { visitor: true });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      "I'm sorry, there was a problem processing your request. Please contact customer service.",
    );
    expect(alert).toHaveFocus();
  });

  it('is confirmed by a click on the page of the mailed link, and not by opening it', async () => {
    network.use(answer('/api/v2/privacy-requests/confirm', { kind: 'delete', dueAt: '2027-02-15T10:00:00.000000Z' }));
    const { container } = renderAt('/ccpa_optout/confirm?token=t', routes, { visitor: true });
    const button = await screen.findByRole('button', { name: 'Confirm the request' });
    expect(screen.getByText('You asked: Delete my personal information.')).toBeVisible();
    expect(sent).toEqual([]);
    await expectAccessible(container);
    await userEvent.setup().click(button);
    expect(await screen.findByRole('heading', { name: 'Your request is confirmed' })).toBeVisible();
    expect(screen.getByText(/15 Feb 2027 at the latest/)).toBeVisible();
    expect(sent).toEqual([{ token: 't' }]);
  });

  it('cannot be confirmed by a link that was used', async () => {
    network.use(
      http.post('*/api/v2/privacy-requests/check-link', () => HttpResponse.json({ usable: false, kind: null })),
    );
    renderAt('/ccpa_optout/confirm?token=t', routes, { visitor: true });
    expect(await screen.findByRole('heading', { name: 'This link cannot be used any more' })).toBeVisible();
  });
});

describe('the own data', () => {
  it('is saved as a file after the password', async () => {
    const saved: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:test';
    });
    jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const data = { madeAt: '2027-01-01T00:00:00Z', accounts: { person: [{ name: 'Ada' }] }, billing: {}, export: {} };
    network.use(answer('/api/v2/me/data', data));
    const { container } = renderAt('/settings/privacy', routes);
    await expectAccessible(container);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Password for the download'), 'quiet meadow 17{Enter}');
    expect(await screen.findByText('Your data was saved as my-data.json.')).toBeVisible();
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(data);
    expect(sent).toEqual([{ currentPassword: 'quiet meadow 17' }]);
    jest.restoreAllMocks();
  });

  it('is erased only after the consequence is said, by the password, and then nobody is signed in', async () => {
    network.use(answer('/api/v2/me/erasure', null));
    const { container } = renderAt('/settings/privacy', routes);
    const user = userEvent.setup();
    expect(screen.getByText(/Leads that are left are lost/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erase me…' }));
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Password to erase'), 'quiet meadow 17{Enter}');
    await screen.findByText('elsewhere');
    expect([addressIn(container), currentSession().state]).toEqual(['/home', 'out']);
  });

  it('stays where the subscription has not ended, and the page says so', async () => {
    network.use(http.post('*/api/v2/me/erasure', () => problem(409, 'subscription-not-ended')));
    renderAt('/settings/privacy', routes);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Erase me…' }));
    await user.type(screen.getByLabelText('Password to erase'), 'quiet meadow 17{Enter}');
    expect(await screen.findByText(/has not ended yet/)).toBeVisible();
    expect(currentSession().state).toBe('in');
  });
});

describe('the requests that wait', () => {
  const open = (...requests: ReturnType<typeof privacyRequest>[]) =>
    network.use(http.get('*/api/v2/superadmin/privacy-requests', () => HttpResponse.json({ requests })));

  const asSuperAdmin = () => {
    signedIn({ ...person, staff: 'super-admin' });
    return renderAt('/superadmin/privacy', routes, { visitor: true });
  };

  it('are for super-admins alone', async () => {
    open(privacyRequest());
    renderAt('/superadmin/privacy', routes);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    expect(screen.queryByText(/days left/)).toBeNull();
  });

  it('show the days that are left, and can be extended and answered', async () => {
    open(
      privacyRequest({ requestId: 'one', kind: 'access', email: 'late@example.test', daysLeft: -2, uid: null }),
      privacyRequest({ requestId: 'two', kind: 'opt-out' }),
    );
    network.use(
      answer('/api/v2/superadmin/privacy-requests/two/extend', { dueAt: '2027-04-01T10:00:00.000000Z' }),
      answer('/api/v2/superadmin/privacy-requests/one/answer', null),
    );
    const { container } = asSuperAdmin();
    const [late, other] = await screen.findAllByRole('listitem');
    await expectAccessible(container);
    if (!late || !other) throw new Error('two requests wait');
    expect(within(late).getByText(/Late by 2 days/)).toBeVisible();
    expect(within(late).queryByRole('button', { name: 'Extend to 90 days' })).toBeNull();
    expect(within(other).getByText(/31 days left/)).toBeVisible();
    const user = userEvent.setup();
    await user.selectOptions(within(other).getByLabelText('Reason for more time'), 'hard-to-find');
    await user.click(within(other).getByRole('button', { name: 'Extend to 90 days' }));
    await user.selectOptions(within(late).getByLabelText('Outcome'), 'not-verified');
    await user.click(within(late).getByRole('button', { name: 'Mark as answered' }));
    expect(sent).toEqual([{ reason: 'hard-to-find' }, { outcome: 'not-verified' }]);
  });

  it.each([
    ['opt-out', { leads: null }, /still looked through/, []],
    ['opt-out', { leads: 0 }, /Not found in the lists/, ['Not found', 'The law excepts it', 'Not verified']],
    ['opt-out', { leads: 1 }, /1 lead found and taken out/, ['Done']],
    ['delete', { leads: 4 }, /4 leads found and taken out/, []],
    ['delete', { leads: 4, erased: true, uid: null }, /An account was erased for this request/, ['Done']],
    ['access', { leads: null }, /has an account/, ['The law excepts it', 'Not verified']],
  ] as const)('%s %j say what was found, and offer what is true', async (kind, given, found, outcomes) => {
    open(privacyRequest({ kind, ...given }));
    asSuperAdmin();
    expect(await screen.findByText(found)).toBeVisible();
    const offered = screen.queryByLabelText('Outcome');
    const options = offered ? within(offered).getAllByRole('option') : [];
    expect(options.map(({ textContent }) => textContent)).toEqual(outcomes);
  });

  it('to be deleted erase the person at the second press', async () => {
    network.use(answer('/api/v2/superadmin/privacy-requests/:id/erase-person', null));
    open(privacyRequest());
    asSuperAdmin();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Erase this person' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Erase for ever: press again' }));
    expect(sent).toEqual([null]);
  });
});
