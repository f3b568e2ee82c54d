// What one site of the product is: its name, its look, what it claims and how people join it.

/** What a site may say of its data and of itself; what is absent it says nowhere. */
export type Claims = {
  /** Consumer records, at least. */
  consumers?: number;
  /** Business records, from and to. */
  businesses?: readonly [from: number, to: number];
  /** Telephone numbers are checked against the do-not-call registry, about as often as this. */
  doNotCall?: { everyWeeks: number };
  /** How often in a year the data is refreshed, from and to. */
  refreshesAYear?: readonly [from: number, to: number];
  /** Years in business, at least. */
  years?: number;
};

type BrandColours = { primary: string; primaryHover: string; onPrimary: string };

/** The foot of its public pages; an address is one of the application's. */
type MapGroup = { heading: string; links: readonly { label: string; to: string }[] };

export type SiteDefinition = {
  id: string;
  brand: string;
  /** What it is, in a few words. */
  tagline: string;
  /** `open`: anybody opens an account. `sales`: sales and support set it up, and send a link. */
  signUp: 'open' | 'sales';
  claims: Claims;
  /** What Watch the demo shows where the installation names no film: the recording, or the steps as pictures. The recording has the name and the colours of the site that it was taken from. */
  demo: 'recording' | 'pictures';
  map: readonly MapGroup[];
  /** Where they differ from the theme's. */
  colours?: Record<'light' | 'dark', BrandColours>;
  /** What a card's statement calls a charge: 5 to 22 letters, digits and spaces, as Stripe and Recurly take it. */
  statementDescriptor: string;
};
