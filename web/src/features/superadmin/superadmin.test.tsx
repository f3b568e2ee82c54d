import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useUnsavedChanges } from '../../navigation/unsaved-changes.ts';
import { get } from '../../server/client.ts';
import { currentSession, forgetSession, signedIn } from '../../server/session.ts';
import { network, person, problem } from '../../testing/network.ts';
import { actingForMaria, colleague, maria } from '../../testing/at-server/people-at-server.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { AllUsersPage } from './all-users-page.tsx';
import { SuperAdminMenuPage } from './menu-page.tsx';
import { SuperAdminBar } from './super-admin-bar.tsx';

const support = { ...person, staff: 'super-admin', email: 'support@leadwright.example' };
const over = (page: ReactNode) => (
  <>
    <SuperAdminBar inert={false} />
    <main>{page}</main>
  </>
);
function Form() {
  useUnsavedChanges(true);
  return <PageTitle>Form</PageTitle>;
}
const routes = {
  '/search': over(<PageTitle>Search</PageTitle>),
  '/form': over(<Form />),
  '/superadmin': <SuperAdminMenuPage />,
  '/superadmin/manage': <AllUsersPage />,
};

function open(as = support, at = '/search') {
  const view = renderAt(at, routes, { visitor: true });
  act(() => signedIn(as));
  return { ...view, user: userEvent.setup() };
}
const nowIn = () => {
  const session = currentSession();
  return session.state === 'in' ? session.person.uid : session.state;
};
afterEach(() => act(forgetSession));

describe('the bar', () => {
  it('leads a super-admin to the menu, the errors and all users, and is not there for anybody else', async () => {
    const { container } = open();
    const links = within(screen.getByRole('navigation', { name: 'Super-admin pages' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['SuperAdmin Menu', '/superadmin'],
      ['Errors', '/superadmin_errors'],
      ['View All Users', '/superadmin/manage'],
    ]);
    await expectAccessible(container);
    for (const staff of ['', 'finance']) {
      act(() => signedIn({ ...person, staff }));
      expect(screen.queryByText('View All Users')).toBeNull();
      expect(screen.queryByPlaceholderText('Search Users By Email')).toBeNull();
    }
  });

  it('finds people by a part of the address, in lower case and once nobody types any more', async () => {
    const asked: string[] = [];
    network.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/v2/superadmin/people') asked.push(searchParams.get('email') ?? '');
    });
    const { user, container } = open();
    await user.type(screen.getByPlaceholderText('Search Users By Email'), 'Maria@BYRON');
    expect(asked).toEqual([]);
    expect(await screen.findByRole('button', { name: `${maria.email} Owner` }, { timeout: 5000 })).toBeVisible();
    expect(asked).toEqual(['maria@byron']);
    await expectAccessible(container);
    await user.tab();
    expect(screen.getByRole('button', { name: `${maria.email} Owner` })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByPlaceholderText('Search Users By Email')).toHaveFocus();
    expect(screen.queryByRole('button', { name: `${maria.email} Owner` })).toBeNull();
    await user.clear(screen.getByPlaceholderText('Search Users By Email'));
    await user.type(screen.getByPlaceholderText('Search Users By Email'), 'nobody');
    expect(await screen.findByText('No user documents match', {}, { timeout: 5000 })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('No user documents match')).toBeNull();
    network.events.removeAllListeners();
  });

  it('offers nobody who is staff', async () => {
    const { user } = open();
    await user.type(screen.getByPlaceholderText('Search Users By Email'), 'finance');
    expect(await screen.findByText('User, staff', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(colleague.email) })).toBeNull();
  });
});

describe('impersonating', () => {
  const choose = async () => {
    const view = open(support, '/superadmin/manage');
    await view.user.click(await screen.findByRole('button', { name: `Impersonate ${maria.email}` }));
    return view;
  };

  it('asks for a reason, and then the page is the other person’s, and says so', async () => {
    let reason: unknown;
    network.use(
      http.post('*/api/v2/superadmin/impersonations', async ({ request }) => {
        reason = await request.json();
        return HttpResponse.json(actingForMaria);
      }),
    );
    const { user, container } = await choose();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Impersonate' }));
    expect(screen.getByText(/Please say why you act for this person/)).toBeVisible();
    expect(reason).toBeUndefined();
    await user.type(screen.getByLabelText('Reason'), ' Ticket 4711 ');
    await user.click(screen.getByRole('button', { name: 'Impersonate' }));
    await waitFor(() => expect(nowIn()).toBe(maria.uid));
    expect(reason).toEqual({ personId: maria.uid, reason: 'Ticket 4711' });
    expect(addressIn(container)).toBe('/search');
    const banner = within(screen.getByRole('complementary', { name: 'Impersonating' }));
    expect(banner.getByText(maria.email)).toBeVisible();
    expect(banner.getByText('30 minutes left.')).toBeVisible();
    expect(document.title).toBe(`Acting for ${maria.email}: Leadwright`);
    await expectAccessible(container);
  });

  it('that is refused leaves the super-admin oneself, and says why', async () => {
    network.use(http.post('*/api/v2/superadmin/impersonations', () => problem(409, 'impersonating-already')));
    const { user } = await choose();
    await user.type(screen.getByLabelText('Reason'), 'Ticket 4711{Enter}');
    expect(await screen.findByText(/You are acting for another person already/)).toBeVisible();
    expect(nowIn()).toBe(support.uid);
  });

  it('stops by its button: the page is the super-admin’s again, and says so until it is read', async () => {
    network.use(http.post('*/api/v2/sessions/refresh', () => HttpResponse.json(support)));
    const { user, container } = open(actingForMaria);
    expect(screen.queryByPlaceholderText('Search Users By Email')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stop Impersonating' }));
    await waitFor(() => expect(nowIn()).toBe(support.uid));
    expect(addressIn(container)).toBe('/superadmin');
    expect(screen.getByRole('heading', { name: 'SuperAdmin Menu' })).toHaveFocus();
    expect(document.title).not.toContain('Acting for');
    act(() => signedIn({ ...support, token: 'renewed' }));
    expect(currentSession()).toMatchObject({ actedFor: maria.email });
  });

  it('asks about unsaved work before it begins and before it stops', async () => {
    const posts: string[] = [];
    network.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') posts.push(new URL(request.url).pathname);
    });
    network.use(http.post('*/api/v2/superadmin/impersonations', () => HttpResponse.json(actingForMaria)));
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, container } = open(support, '/form');
    await user.type(screen.getByPlaceholderText('Search Users By Email'), maria.email);
    await user.click(await screen.findByRole('button', { name: `${maria.email} Owner` }, { timeout: 5000 }));
    await user.type(screen.getByLabelText('Reason'), 'Ticket 4711{Enter}');
    act(() => signedIn(actingForMaria));
    await user.click(screen.getByRole('button', { name: 'Stop Impersonating' }));
    expect([asked.mock.calls.length, posts, addressIn(container)]).toEqual([2, [], '/form']);
    act(() => signedIn(support));
    asked.mockReturnValue(true);
    await user.type(screen.getByPlaceholderText('Search Users By Email'), maria.email);
    await user.click(await screen.findByRole('button', { name: `${maria.email} Owner` }, { timeout: 5000 }));
    await user.type(screen.getByLabelText('Reason'), 'Ticket 4711{Enter}');
    await waitFor(() => expect(addressIn(container)).toBe('/search'));
    expect([asked.mock.calls.length, posts]).toEqual([3, ['/api/v2/superadmin/impersonations']]);
    asked.mockRestore();
    network.events.removeAllListeners();
  });

  it('that cannot be stopped goes on, and says so', async () => {
    network.use(http.post('*/api/v2/superadmin/impersonations/stop', () => problem(503, 'unavailable')));
    const { user } = open(actingForMaria);
    await user.click(screen.getByRole('button', { name: 'Stop Impersonating' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are still acting for this person/);
    expect(nowIn()).toBe(maria.uid);
  });

  it('ends with its time, by the server’s word, and the page says whose it is now', async () => {
    network.use(http.post('*/api/v2/sessions/refresh', () => HttpResponse.json(support)));
    const { user } = open({ ...actingForMaria, impersonation: { superAdminEmail: support.email, secondsLeft: 0 } });
    expect(screen.getByText('Time is up.')).toBeVisible();
    expect(await screen.findByText(/You are yourself again/, {}, { timeout: 5000 })).toBeVisible();
    expect(nowIn()).toBe(support.uid);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/You are yourself again/)).toBeNull();
  });

  it.each([
    ['began', support, actingForMaria],
    ['ended', actingForMaria, support],
  ])('that %s meanwhile sends nothing in the other name', async (_, before, after) => {
    act(() => signedIn(before));
    const sent: (string | null)[] = [];
    network.use(
      http.get('*/api/v2/usage', ({ request }) => {
        sent.push(request.headers.get('authorization'));
        return problem(401, 'not-signed-in');
      }),
      http.post('*/api/v2/sessions/refresh', () => HttpResponse.json({ ...after, token: 'after' })),
    );
    await expect(get('/api/v2/usage')).rejects.toMatchObject({ code: 'signed-in-as-another' });
    expect(sent).toEqual([`Bearer ${before.token}`]);
  });
});

describe("a super-admin's own pages", () => {
  it.each(['/superadmin', '/superadmin/manage'])('%s is for nobody else', async (at) => {
    open({ ...person, staff: 'finance' }, at);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Super-admin tools' })).toBeNull();
  });

  it('ask to stop impersonating first', async () => {
    open(actingForMaria, '/superadmin/manage');
    expect(await screen.findByText(/Stop impersonating to see this page/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('list everybody, by kind and order', async () => {
    const asked: string[] = [];
    network.use(
      http.get('*/api/v2/superadmin/people', ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        asked.push(search);
        const isMore = searchParams.has('after');
        return HttpResponse.json(isMore ? { people: [colleague] } : { people: [maria], next: 'more' });
      }),
    );
    const { user, container } = open(support, '/superadmin/manage');
    expect(await screen.findByRole('row', { name: /maria@byron.example Maria Byron Owner Admin/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more users' }));
    expect(await screen.findByRole('row', { name: /finance@leadwright.example User .* Staff/ })).toBeVisible();
    expect(asked.at(-1)).toContain('after=more');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Owner');
    await user.selectOptions(screen.getByLabelText('Order'), 'newest');
    await waitFor(() => expect(asked.at(-1)).toMatch(/kind=Owner&sort=newest/));
    await expectAccessible(container);
  });

  it('read no page of the list again when somebody comes back to the tab, and begin anew after another list', async () => {
    const asked: string[] = [];
    network.use(
      http.get('*/api/v2/superadmin/people', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('sort')} ${searchParams.get('after') ?? 'first'}`);
        return HttpResponse.json(
          searchParams.has('after') ? { people: [colleague] } : { people: [maria], next: 'more' },
        );
      }),
    );
    const { user } = open(support, '/superadmin/manage');
    await user.click(await screen.findByRole('button', { name: 'Show more users' }));
    await screen.findByRole('row', { name: /finance@leadwright.example/ });
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    await user.selectOptions(screen.getByLabelText('Order'), 'newest');
    await waitFor(() => expect(asked).toEqual(['email first', 'email more', 'newest first']));
    await user.selectOptions(screen.getByLabelText('Order'), 'email');
    await waitFor(() => expect(asked).toEqual(['email first', 'email more', 'newest first', 'email first']));
    focusManager.setFocused(undefined);
  });
});
