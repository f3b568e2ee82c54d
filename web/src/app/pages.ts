// Every page, one row each. The router, the menus, the tab's title and the gateway's list of addresses follow from it.
import { kinds } from '@leadwright/leads/kinds';
import { paths } from '../navigation/paths.ts';
import { searchPathOf } from '../navigation/search-path.ts';
import type { Page } from './page.ts';
import { settingsTabs } from './settings-tabs/settings-tabs.ts';

export const homePage: Page = {
  at: [paths.home],
  title: 'Sales leads by place and filter',
  access: 'public',
  load: () => import('../features/public/home-page.tsx').then((m) => m.HomePage),
  bar: { label: 'Home' },
};

const isUnderSearch = (path: string): boolean => path.startsWith(`${paths.search}/`);

export const pages: readonly Page[] = [
  homePage,
  {
    at: [paths.pricing],
    title: 'Pricing',
    access: 'public',
    load: () => import('../features/public/pricing-page.tsx').then((m) => m.PricingPage),
    bar: {},
  },
  {
    at: [paths.contact],
    title: 'Contact Us',
    access: 'public',
    load: () => import('../features/public/contact-page.tsx').then((m) => m.ContactPage),
    bar: {},
  },
  {
    at: [paths.desktopApp],
    title: 'Desktop app',
    access: 'public',
    load: () => import('../features/desktop-app/desktop-app-page.tsx').then((m) => m.DesktopAppPage),
  },
  {
    at: [paths.terms, paths.privacy, paths.ccpa, paths.legalEdition(':text', ':version')],
    title: 'Terms and privacy',
    access: 'public',
    load: () => import('../features/articles/legal-page.tsx').then((m) => m.LegalPage),
    content: (address) => import('../features/articles/legal-page.tsx').then((m) => m.loadLegalAt(address)),
  },
  {
    at: [paths.resource(':id')],
    title: 'Articles',
    access: 'public',
    load: () => import('../features/articles/resources-page.tsx').then((m) => m.ResourcesPage),
    content: (address) => import('../features/articles/resources-page.tsx').then((m) => m.loadResourceAt(address)),
  },
  {
    at: [paths.supportArticle(':id')],
    title: 'Help',
    access: 'public',
    load: () => import('../features/articles/support-page.tsx').then((m) => m.SupportPage),
    content: (address) => import('../features/articles/support-page.tsx').then((m) => m.loadSupportAt(address)),
  },
  {
    at: [paths.logIn],
    title: 'Log in',
    access: 'public',
    load: () => import('../features/sign-in/log-in-page.tsx').then((m) => m.LogInPage),
    bar: {},
  },
  {
    at: [paths.signUp],
    title: 'Sign up',
    access: 'public',
    load: () => import('./sign-up.tsx').then((m) => m.SignUp),
    bar: { label: 'Sign Up', prominent: true },
  },
  {
    at: [paths.confirmSignUp],
    title: 'Choose a password',
    access: 'public',
    load: () => import('../features/sign-in/confirm-page.tsx').then((m) => m.ConfirmPage),
  },
  {
    at: [paths.resetPassword],
    title: 'Forgot your password?',
    access: 'public',
    load: () => import('../features/password/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  },
  {
    at: [paths.optOut],
    title: 'Your privacy choices',
    access: 'public',
    load: () => import('../features/privacy/opt-out-page.tsx').then((m) => m.OptOutPage),
  },
  {
    at: [paths.confirmPrivacyRequest],
    title: 'Confirm your privacy request',
    access: 'public',
    load: () => import('../features/privacy/confirm-request-page.tsx').then((m) => m.ConfirmRequestPage),
  },
  {
    at: [paths.unsubscribe],
    title: 'Unsubscribe',
    access: 'public',
    load: () => import('../features/messages/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
  },
  {
    at: [paths.confirmEmail],
    title: 'Confirm your e-mail address',
    access: 'public',
    load: () => import('../features/email/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  },
  {
    at: [paths.invitation],
    title: 'You are invited',
    access: 'public',
    load: () => import('../features/invitation/invitation-page.tsx').then((m) => m.InvitationPage),
  },
  {
    at: [paths.search],
    title: 'Search',
    access: 'signed-in',
    load: () => import('../features/search/choose-dictionary.tsx').then((m) => m.ChooseDictionary),
    sidebar: [{ icon: 'search', end: true }],
  },
  {
    at: [searchPathOf(':dictId'), ...kinds.map(({ path }) => path).filter((path) => !isUnderSearch(path))],
    title: 'Search',
    access: 'signed-in',
    load: () => import('../features/search/search-page.tsx').then((m) => m.SearchPage),
    sidebar: kinds.map(({ dictId, path, name, beta }) => ({
      ...{ icon: { kind: dictId }, to: path, label: name },
      ...{ under: isUnderSearch(path), beta: beta === true },
    })),
  },
  {
    at: [paths.savedSearches, paths.savedSearchesBefore],
    title: 'Saved searches',
    access: 'signed-in',
    load: () => import('../features/saved-searches/saved-searches-page.tsx').then((m) => m.SavedSearchesPage),
    sidebar: [{ icon: 'bookmark' }],
  },
  {
    at: [paths.reopenSearch(':dictId')],
    title: 'Reuse search',
    access: 'signed-in',
    load: () => import('../features/search/saved/reopen-page.tsx').then((m) => m.ReopenPage),
  },
  {
    at: [paths.shareSearch],
    title: 'Shared search',
    access: 'public',
    load: () => import('../features/shared-search/shared-search-page.tsx').then((m) => m.SharedSearchPage),
  },
  {
    at: [paths.downloads, `${paths.downloads}/:id`],
    title: 'Downloads',
    access: 'signed-in',
    load: () => import('../features/downloads/downloads-page.tsx').then((m) => m.DownloadsPage),
    sidebar: [{ icon: 'download' }],
  },
  {
    at: [paths.finance],
    title: 'Finance',
    access: 'signed-in',
    onlyFor: 'finance',
    load: () => import('../features/finance/finance-page.tsx').then((m) => m.FinancePage),
    sidebar: [{ icon: 'file', for: 'finance', end: true }],
  },
  {
    at: [paths.proof],
    title: 'Proof of the books',
    access: 'signed-in',
    onlyFor: 'finance',
    load: () => import('../features/finance/proof/proof-page.tsx').then((m) => m.ProofPage),
    sidebar: [{ icon: 'check', for: 'finance', under: true }],
  },
  {
    at: [paths.monthClose],
    title: 'Month close',
    access: 'signed-in',
    onlyFor: 'finance',
    load: () => import('../features/finance/close/close-page.tsx').then((m) => m.ClosePage),
    sidebar: [{ icon: 'file', for: 'finance', under: true }],
  },
  {
    at: [paths.shareAwards],
    title: 'Leads for shared searches',
    access: 'signed-in',
    onlyFor: 'finance',
    load: () => import('../features/finance/share-awards-page.tsx').then((m) => m.ShareAwardsPage),
    sidebar: [{ icon: 'file', for: 'finance', under: true }],
  },
  {
    at: [paths.superAdmin],
    title: 'SuperAdmin Menu',
    access: 'signed-in',
    load: () => import('../features/superadmin/menu-page.tsx').then((m) => m.SuperAdminMenuPage),
  },
  {
    at: [paths.allUsers],
    title: 'View All Users',
    access: 'signed-in',
    load: () => import('../features/superadmin/all-users-page.tsx').then((m) => m.AllUsersPage),
  },
  {
    at: [
      paths.siteDocuments,
      `${paths.siteDocuments}/:site/:collection`,
      `${paths.siteDocuments}/:site/:collection/:docId`,
    ],
    title: 'Site documents',
    access: 'signed-in',
    load: () => import('../features/site-documents/site-documents-page.tsx').then((m) => m.SiteDocumentsPage),
  },
  {
    at: [paths.claims],
    title: 'Claims of the site',
    access: 'signed-in',
    load: () => import('../features/claims/claims-page.tsx').then((m) => m.ClaimsPage),
  },
  {
    at: [paths.errorLog],
    title: 'Errors',
    access: 'signed-in',
    load: () => import('../features/error-log/error-log-page.tsx').then((m) => m.ErrorLogPage),
  },
  {
    at: [paths.fieldTest],
    title: 'Field test',
    access: 'signed-in',
    load: () => import('../features/search/field-test/field-test-page.tsx').then((m) => m.FieldTestPage),
  },
  {
    at: [paths.debug],
    title: 'API answer',
    access: 'public',
    load: () => import('../features/debug/debug-page.tsx').then((m) => m.DebugPage),
  },
  {
    at: [paths.sentMessages],
    title: 'Messages',
    access: 'signed-in',
    load: () => import('../features/messages/sent-messages-page.tsx').then((m) => m.SentMessagesPage),
  },
  {
    at: [paths.privacyRequests],
    title: 'Privacy requests',
    access: 'signed-in',
    load: () => import('../features/privacy/open-requests-page.tsx').then((m) => m.OpenRequestsPage),
    sidebar: [{ icon: 'lock', for: 'super-admin' }],
  },
  {
    at: [paths.leadData],
    title: 'Lead data',
    access: 'signed-in',
    load: () => import('../features/lead-data/lead-data-page.tsx').then((m) => m.LeadDataPage),
  },
  ...settingsTabs,
];

/** Where pages stand; a last `*` is any number of segments. The gateway answers 404 for any other address. */
export const addresses: readonly string[] = [
  paths.root,
  ...pages.filter(({ tab }) => tab !== true).flatMap(({ at }) => at),
  `${paths.settings}/*`,
];
