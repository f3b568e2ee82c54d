// What differs between sites and installations, and the page must know before it asks anything: the build writes the
// site's definition (libs/runtime/src/site) into the HTML, and the gateway what is of the installation.
import { useSyncExternalStore } from 'react';
import type { SiteDefinition } from '@leadwright/runtime/site/site-definition';

/** What the operator of an installation says; the build has texts in place of it (`unknown`). */
export type Installation = {
  /** Where people write to. */
  supportEmail: string;
  /** The number for text messages to support, as people read it. */
  supportText: string;
  /** The number to call, as people read it. */
  supportPhone: string;
  /** Where the installation's own film of the product is; empty: it has none. */
  videoUrl: string;
  /** Where the desktop application is had; empty: this installation has none. */
  desktopUrl: string;
  /** The account at the service that shows what is new; empty: it is not used. */
  changelogAccount: string;
};

export type Site = SiteDefinition & Installation;

/** In the built files, which belong to no installation yet; the gateway puts the installation's own in place of each. */
export const unknown: Installation = {
  supportEmail: 'support@site.invalid',
  supportText: '(000) 000-0000',
  supportPhone: '(000) 000-0001',
  videoUrl: 'https://video.site.invalid',
  desktopUrl: 'https://desktop.site.invalid',
  changelogAccount: 'changelog.site.invalid',
};

/** The element of the page that holds the site as JSON. */
export const siteElement = 'site';

// Where no page says it: a test, or the build before it has chosen a site.
const plain: Site = {
  ...unknown,
  id: 'leadwright',
  brand: 'Leadwright',
  tagline: '',
  signUp: 'open',
  claims: {},
  demo: 'pictures',
  map: [],
  statementDescriptor: '',
};

/** The site of this page. Read it while something is rendered, not when a module is loaded: the build makes pages of several. */
export let site: Site = read();

function read(): Site {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(siteElement)?.textContent.trim();
  return text ? (JSON.parse(text) as Site) : plain;
}

/** For the build, which renders the pages of each site. */
export function putSiteIntoPages(definition: SiteDefinition): Site {
  site = { ...unknown, ...definition };
  return site;
}

const never = () => () => undefined;
const optional = { videoUrl: '', desktopUrl: '', changelogAccount: '' };

/**
 * What an installation may lack, empty where it does. While a page that the build made is taken over it is empty, as it
 * was at the build, so that the page stays what it was until it is known.
 */
export function useInstallation(): Pick<Installation, keyof typeof optional> {
  return useSyncExternalStore<Pick<Installation, keyof typeof optional>>(
    never,
    () => site,
    () => optional,
  );
}
