// The links of each menu, in the order of the pages.
import { mayEnter } from '@leadwright/runtime/access/roles';
import type { SidebarIcon } from './page.ts';
import { paths } from '../navigation/paths.ts';
import { pages } from './pages.ts';

type Link = { to: string; label: string };

/** What a visitor sees above a public page. */
export const barLinks: readonly (Link & { prominent: boolean })[] = pages.flatMap(({ at, title, bar }) =>
  bar === undefined ? [] : [{ to: at[0], label: bar.label ?? title, prominent: bar.prominent === true }],
);

type SidebarLink = Link & {
  icon: SidebarIcon;
  /** Other addresses of the same page. */
  also: readonly string[];
  under: boolean;
  beta: boolean;
  end: boolean;
  for: 'everybody' | 'finance' | 'super-admin';
};

/** What signed-in people see beside their work; `under` is a part of the link above it. */
const sidebarLinks: readonly SidebarLink[] = [
  ...pages.flatMap(({ at, title, sidebar = [] }) =>
    sidebar.map(({ icon, to = at[0], label = title, under, beta, end, for: whom }): SidebarLink => ({
      icon,
      to,
      label,
      also: to === at[0] ? at.slice(1) : [],
      under: under === true,
      beta: beta === true,
      end: end === true,
      for: whom ?? 'everybody',
    })),
  ),
  {
    ...{ icon: 'settings', to: paths.settings, label: 'Settings', also: [] },
    ...{ under: false, beta: false, end: false, for: 'everybody' },
  },
];

/** `staff`: super-admin, finance, or empty. */
export function sidebarLinksFor(staff: string): readonly SidebarLink[] {
  return sidebarLinks.filter((link) => link.for === 'everybody' || mayEnter({ role: null, staff }, link.for));
}

type SettingsTab = Link & { adminOnly: boolean };

// The order that people know, by the last part of the address; a tab that is not here stands behind them.
const tabOrder = ['profile', 'team', 'billing', 'invoices', 'usage', 'update_email', 'change_password'];
const placeOf = ({ to }: Link): number => {
  const place = tabOrder.indexOf(to.slice(paths.settings.length + 1));
  return place < 0 ? tabOrder.length : place;
};

const settingsTabs: readonly SettingsTab[] = pages
  .flatMap(({ at, title, tab, onlyFor }) =>
    tab === true ? [{ to: at[0], label: title, adminOnly: onlyFor === 'admin' }] : [],
  )
  .sort((a, b) => placeOf(a) - placeOf(b));

/** `role`: the person's in their account. */
export function settingsTabsFor(role: string): readonly Link[] {
  return settingsTabs.filter(({ adminOnly }) => !adminOnly || mayEnter({ role, staff: null }, 'admin'));
}

/** The first tab that the person may see; every member has one. */
export function firstSettingsTab(role: string): string {
  return settingsTabsFor(role)[0]?.to ?? paths.usage;
}
