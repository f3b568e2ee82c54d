import type { Product } from './products.ts';

export type Claims = {
  /** Consumer records, at least. */
  consumers?: number;
  businesses?: readonly [from: number, to: number];
  doNotCall?: { everyWeeks: number };
  refreshesAYear?: readonly [from: number, to: number];
  /** Years in business, at least. */
  years?: number;
};

type BrandColours = { primary: string; primaryHover: string; onPrimary: string };

type MapGroup = { heading: string; links: readonly { label: string; to: string }[] };

export type SiteDefinition = {
  id: string;
  brand: string;
  tagline: string;
  /** `open`: anybody opens an account. `sales`: sales and support set it up, and send a link. */
  signUp: 'open' | 'sales';
  claims: Claims;
  /** Absent: the claims are said as they stand here. `counted`: in their place what the installation counts (lead-facts.ts). */
  speaks?: 'counted';
  /** What it sells before the operator's words are there; absent: `products`. */
  products?: readonly Product[];
  /** What Watch the demo shows where the installation names no film: the recording, or the steps as pictures. The recording has the name and the colours of the site that it was taken from. */
  demo: 'recording' | 'pictures';
  map: readonly MapGroup[];
  colours?: Record<'light' | 'dark', BrandColours>;
  /** What a card's statement calls a charge: 5 to 22 letters, digits and spaces, as Stripe and Recurly take it. */
  statementDescriptor: string;
};

/** What its pages may say in numbers that stand in the site itself. */
export const statedBy = ({ claims, speaks }: Pick<SiteDefinition, 'claims' | 'speaks'>): Claims =>
  speaks === undefined ? claims : claims.years === undefined ? {} : { years: claims.years };

/** For pages that say nothing of the data, the firm and its products before the operator's own words are there. */
export const withoutClaims = (site: SiteDefinition): SiteDefinition => ({ ...site, claims: {}, products: [] });
