// What the table of pages says of each.
import type { ComponentType } from 'react';
import type { IconName } from '../components/layout/icon.tsx';

/** One of the icons, or that of a kind of leads. */
export type SidebarIcon = IconName | { kind: string };

/** Without `to` and `label` it leads to the page's first address by the page's title. */
/** `for`: shown to staff of this kind alone, and to super-admins. */
type SidebarLink = {
  icon: SidebarIcon;
  to?: string;
  label?: string;
  under?: boolean;
  beta?: boolean;
  end?: true;
  for?: 'finance' | 'super-admin';
};

export type Page = {
  /** As the router writes them: `:name` is one segment. A second address keeps the page mounted. */
  at: readonly [string, ...string[]];
  /** Names the tab, unless the page's own `PageTitle` has a `title`. */
  title: string;
  access: 'public' | 'signed-in';
  /** Brings what the page at this address shows, besides its code, before its first rendering. */
  content?: (address: { pathname: string; search: string }) => Promise<void>;
  /** Each page is a chunk of its own. */
  load: () => Promise<ComponentType>;
  /** Its link in the bar that visitors see. */
  bar?: { label?: string; prominent?: true };
  sidebar?: readonly SidebarLink[];
  /** A tab of the settings, by its title. */
  tab?: true;
  /** All others read that they have no access, and no menu leads them here. */
  onlyFor?: 'admin' | 'finance';
};
