import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createRoutesFromElements, matchRoutes, Routes, type RouteObject } from 'react-router-dom';
import { rightsOf, type Action, type PersonAccess } from '@leadwright/runtime/access/roles';
import { MemoryRouter } from '../navigation/links.ts';
import { paths } from '../navigation/paths.ts';
import { searchPathOf } from '../navigation/search-path.ts';
import { signedIn, useMay } from '../server/session.ts';
import { person } from '../testing/network.ts';
import { barLinks, settingsTabsFor, sidebarLinksFor } from './menus.ts';
import { addresses, pages } from './pages.ts';
import { routes } from './router.tsx';

const tree = createRoutesFromElements(routes);

function addressesOf(given: RouteObject[], above = ''): string[] {
  return given.flatMap((route) => {
    const path = route.path === undefined ? above : route.path.startsWith('/') ? route.path : `${above}/${route.path}`;
    return route.children ? addressesOf(route.children, path) : [path];
  });
}

const anything = (pattern: string) => pattern.replace(/:\w+/, 'some-thing').replace(/\*$/, 'some/thing');
const isPage = (address: string) => {
  const matched = matchRoutes(tree, anything(address));
  return matched !== null && !matched.every(({ route }) => route.path === undefined || route.path === '*');
};

describe('the addresses of pages', () => {
  it('are all known to the gateway', () => {
    const list = addresses.map((pattern) => ({ path: pattern }));
    const unknown = [...addressesOf(tree), ...pages.flatMap(({ at }) => at)]
      .filter((path) => path !== '/*')
      .filter((path) => matchRoutes(list, anything(path)) === null);
    expect(unknown).toEqual([]);
  });

  it.each(addresses)('lead to a page: %s', (pattern) => {
    expect(isPage(pattern)).toBe(true);
  });

  it('are in the table of pages once each', () => {
    const all = pages.flatMap(({ at }) => at);
    expect(all).toHaveLength(new Set(all).size);
  });
});

describe('the menus', () => {
  it.each([...barLinks, ...sidebarLinksFor('finance'), ...settingsTabsFor('admin')])(
    'lead to a page: $label',
    ({ to }) => {
      expect(isPage(to)).toBe(true);
    },
  );

  it('show the tabs of admins to admins alone', () => {
    const label = (tab: { label: string }) => tab.label;
    expect(settingsTabsFor('admin').map(label)).toContain('Billing & Payment');
    expect(settingsTabsFor('download').map(label)).not.toContain('Billing & Payment');
    expect(settingsTabsFor('download').map(label)).toContain('Usage');
  });

  it('have the tabs of the settings in the order that people know, whatever the order of the pages', () => {
    const known = ['profile', 'team', 'billing', 'invoices', 'usage', 'update_email', 'change_password'];
    const shown = settingsTabsFor('admin').map(({ to }) => to.replace('/settings/', ''));
    expect(shown.filter((id) => known.includes(id))).toEqual(known.filter((id) => shown.includes(id)));
  });

  it('and pages are read from the table of roles: a row that gets more shows more', () => {
    const download = rightsOf.download;
    const shown = () => settingsTabsFor('download').map(({ label }) => label);
    const { result, rerender } = renderHook(() => useMay('manage-billing'));
    act(() => signedIn({ ...person, role: 'download' }));
    expect([shown().includes('Invoices'), result.current]).toEqual([false, false]);
    (download.access as PersonAccess[]).push('admin');
    (download.actions as Action[]).push('manage-billing');
    try {
      rerender();
      expect([shown().includes('Invoices'), result.current]).toEqual([true, true]);
    } finally {
      (download.access as PersonAccess[]).pop();
      (download.actions as Action[]).pop();
    }
  });

  it('show visitors public pages only, and signed-in people the others', () => {
    const wrong = pages.filter(({ access, bar, sidebar, tab }) =>
      access === 'public' ? sidebar !== undefined || tab === true : bar !== undefined,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the tab', () => {
  const open = (address: string) =>
    render(
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Routes>{routes}</Routes>
      </MemoryRouter>,
    );

  it('has the title of the table of pages while the code of the page loads, and after', async () => {
    document.title = 'before';
    open(paths.home);
    expect(document.title).toBe('Sales leads by place and filter · Leadwright');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Sales leads by place and filter · Leadwright');
  });

  it('has the title that a page sets itself, where it sets one', async () => {
    signedIn(person);
    open(searchPathOf('consumers'));
    await waitFor(() => expect(document.title).toBe('Search consumers · Leadwright'));
  });
});
