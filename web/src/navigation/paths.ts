// Every address of the application, once.
export const paths = {
  root: '/',
  home: '/home',
  pricing: '/pricing',
  contact: '/contact',
  desktopApp: '/desktop',
  terms: '/terms',
  privacy: '/privacy',
  legalEdition: (text: string, version: string) => `/legal/${text}/${version}`,
  resources: '/resources',
  resource: (id: string) => `/resources/${id}`,
  support: '/support',
  supportArticle: (id: string) => `/support/${id}`,
  signUp: '/signup',
  confirmSignUp: '/signup/confirm',
  logIn: '/login',
  invitation: '/invitation',
  resetPassword: '/reset_password',
  optOut: '/ccpa_optout',
  confirmPrivacyRequest: '/ccpa_optout/confirm',
  ccpa: '/ccpa',
  confirmEmail: '/confirm_email',
  search: '/search',
  savedSearches: '/searches',
  savedSearchesBefore: '/saved_searches',
  reopenSearch: (dictId: string) => `/_search/${dictId}`,
  shareSearch: '/share/search',
  downloads: '/downloads',
  download: (id: string) => `/downloads/${encodeURIComponent(id)}`,
  settings: '/settings',
  settingsTab: (id: string) => `/settings/${id}`,
  profile: '/settings/profile',
  billing: '/settings/billing',
  invoices: '/settings/invoices',
  invoiceOf: (invoiceId: string) => `/settings/invoices#${encodeURIComponent(invoiceId)}`,
  team: '/settings/team',
  usage: '/settings/usage',
  updateEmail: '/settings/update_email',
  sessions: '/settings/sessions',
  mails: '/settings/mails',
  unsubscribe: '/unsubscribe',
  changePassword: '/settings/change_password',
  yourData: '/settings/privacy',
  privacyRequests: '/superadmin/privacy',
  leadData: '/superadmin/leads',
  finance: '/finance',
  proof: '/finance/proof',
  monthClose: '/finance/close',
  shareAwards: '/finance/shares',
  superAdmin: '/superadmin',
  allUsers: '/superadmin/manage',
  sentMessages: '/superadmin/messages',
  mailbox: '/dev/mailbox',
  errorLog: '/superadmin_errors',
  claims: '/superadmin/claims',
  siteDocuments: '/superadmin/documents',
  siteCollection: (site: string, collection: string) =>
    `/superadmin/documents/${encodeURIComponent(site)}/${encodeURIComponent(collection)}`,
  siteDocument: (site: string, collection: string, docId: string) =>
    `/superadmin/documents/${[site, collection, docId].map(encodeURIComponent).join('/')}`,
  fieldTest: '/superadmin/fields',
  debug: '/api/:slug',
} as const;

/** The address of the log-in page that comes back to `next` afterwards. */
export function logInThen(next: string): string {
  return `${paths.logIn}?next=${encodeURIComponent(next)}`;
}

/** The state of a history entry that a session's end interrupted: it goes along to the log-in page and back. */
export const backFromLogIn = { backFromLogIn: true };

export function isBackFromLogIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'backFromLogIn' in state;
}

/** The address of the sign-up page that goes on to `next` afterwards. */
export function signUpThen(next: string): string {
  return `${paths.signUp}?next=${encodeURIComponent(next)}`;
}

/** The sign-up page on which the plan is chosen already. */
export function signUpOn(planId: string): string {
  return `${paths.signUp}?plan=${encodeURIComponent(planId)}`;
}

/** The sign-up page of a product of which sales sets accounts up. */
export function signUpFor(product: string): string {
  return `${paths.signUp}?product=${encodeURIComponent(product)}`;
}

/** The contact page that names the product. */
export function contactAbout(product: string): string {
  return `${paths.contact}?product=${encodeURIComponent(product)}`;
}

// Browsers read a backslash as a slash and drop tabs and line ends.
// So "/\evil.example" and "/<tab>/evil.example" would leave the site.
const misread = (letter: string): boolean => letter < ' ' || letter === '\u007f' || letter === '\\';

/** A `next` parameter that stays on this site, else `otherwise`. Anybody can send somebody a link with any `next`. */
export function safeNext(next: string | null, otherwise: string): string {
  if (next === null || !next.startsWith('/') || next.startsWith('//') || [...next].some(misread)) return otherwise;
  return next;
}
