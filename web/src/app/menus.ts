// The links of each menu, in the order of the pages.
import type { IconName } from '../components/layout/icon.tsx';
import { paths } from '../navigation/paths.ts';
import { pages } from './pages.ts';

type Link = { to: string; label: string };

/** What a visitor sees above a public page. */
export const barLinks: readonly (Link & { prominent: boolean })[] = pages.flatMap(({ at, title, bar }) =>
  bar === undefined ? [] : [{ to: at[0], label: bar.label ?? title, prominent: bar.prominent === true }],
);

/** What signed-in people see beside their work; `under` is a part of the link above it. */
export const sidebarLinks: readonly (Link & { icon: IconName; under: boolean; end: boolean })[] = [
  ...pages.flatMap(({ at, title, sidebar = [] }) =>
    sidebar.map(({ icon, to = at[0], label = title, under, end }) => ({
      icon,
      to,
      label,
      under: under === true,
      end: end === true,
    })),
  ),
  { icon: 'settings', to: paths.settings, label: 'Settings', under: false, end: false },
];

export const settingsTabs: readonly Link[] = pages.flatMap(({ at, title, tab }) =>
  tab === true ? [{ to: at[0], label: title }] : [],
);
