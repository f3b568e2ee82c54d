// Every page, one row each. The router, the menus, the tab's title and the gateway's list of addresses follow from it.
import type { ComponentType } from 'react';
import type { IconName } from '../components/layout/icon.tsx';
import { paths } from '../navigation/paths.ts';

/** Without `to` and `label` it leads to the page's first address by the page's title. */
/** `for`: shown to staff of this kind alone, and to super-admins. */
type SidebarLink = {
  icon: IconName;
  to?: string;
  label?: string;
  under?: true;
  end?: true;
  for?: 'finance' | 'super-admin';
};

export type Page = {
  /** As the router writes them: `:name` is one segment. A second address keeps the page mounted. */
  at: readonly [string, ...string[]];
  /** Names the tab, unless the page's own `PageTitle` has a `title`. */
  title: string;
  access: 'public' | 'signed-in';
  /** Brings what the page at this path shows, besides its code, before its first rendering. */
  content?: (pathname: string) => Promise<void>;
  /** Each page is a chunk of its own. */
  load: () => Promise<ComponentType>;
  /** Its link in the bar that visitors see. */
  bar?: { label?: string; prominent?: true };
  sidebar?: readonly SidebarLink[];
  /** A tab of the settings, by its title. */
  tab?: true;
  /** Members without the role admin read that they have no access, and no menu leads them here. */
  adminOnly?: true;
};

export const homePage: Page = {
  at: [paths.home],
  title: 'Sales leads by place and filter',
  access: 'public',
  load: () => import('../features/public/home-page.tsx').then((m) => m.HomePage),
  bar: { label: 'Home' },
};

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
    at: [paths.terms, paths.privacy, paths.ccpa],
    title: 'Terms and privacy',
    access: 'public',
    load: () => import('../features/articles/legal-page.tsx').then((m) => m.LegalPage),
    content: (pathname) => import('../features/articles/legal-page.tsx').then((m) => m.loadLegalAt(pathname)),
  },
  {
    at: [paths.resource(':id')],
    title: 'Articles',
    access: 'public',
    load: () => import('../features/articles/resources-page.tsx').then((m) => m.ResourcesPage),
    content: (pathname) => import('../features/articles/resources-page.tsx').then((m) => m.loadResourceAt(pathname)),
  },
  {
    at: [paths.supportArticle(':id')],
    title: 'Help',
    access: 'public',
    load: () => import('../features/articles/support-page.tsx').then((m) => m.SupportPage),
    content: (pathname) => import('../features/articles/support-page.tsx').then((m) => m.loadSupportAt(pathname)),
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
    at: [paths.searchOf(':dictId')],
    title: 'Search',
    access: 'signed-in',
    load: () => import('../features/search/search-page.tsx').then((m) => m.SearchPage),
    sidebar: [
      { icon: 'people', to: paths.searchOf('consumers'), label: 'Consumers', under: true },
      { icon: 'building', to: paths.searchOf('businesses'), label: 'Businesses', under: true },
    ],
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
    load: () => import('../features/finance/finance-page.tsx').then((m) => m.FinancePage),
    sidebar: [{ icon: 'file', for: 'finance' }],
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
    at: [paths.team],
    title: 'Team members',
    access: 'signed-in',
    load: () => import('../features/team/team-page.tsx').then((m) => m.TeamPage),
    tab: true,
    adminOnly: true,
  },
  {
    at: [paths.profile],
    title: 'Company Profile',
    access: 'signed-in',
    load: () => import('../features/profile/profile-page.tsx').then((m) => m.ProfilePage),
    tab: true,
    adminOnly: true,
  },
  {
    at: [paths.billing],
    title: 'Billing & Payment',
    access: 'signed-in',
    load: () => import('../features/billing/account/billing-page.tsx').then((m) => m.BillingPage),
    tab: true,
    adminOnly: true,
  },
  {
    at: [paths.invoices],
    title: 'Invoices',
    access: 'signed-in',
    load: () => import('../features/invoices/invoices-page.tsx').then((m) => m.InvoicesPage),
    tab: true,
    adminOnly: true,
  },
  {
    at: [paths.usage],
    title: 'Usage',
    access: 'signed-in',
    load: () => import('../features/usage/usage-page.tsx').then((m) => m.UsagePage),
    tab: true,
  },
  {
    at: [paths.updateEmail],
    title: 'Update email',
    access: 'signed-in',
    load: () => import('../features/email/update-email-page.tsx').then((m) => m.UpdateEmailPage),
    tab: true,
  },
  {
    at: [paths.changePassword],
    title: 'Change password',
    access: 'signed-in',
    load: () => import('../features/password/change-password-page.tsx').then((m) => m.ChangePasswordPage),
    tab: true,
  },
  {
    at: [paths.yourData],
    title: 'Your data',
    access: 'signed-in',
    load: () => import('../features/privacy/your-data-page.tsx').then((m) => m.YourDataPage),
    tab: true,
  },
  {
    at: [paths.sessions],
    title: 'Your sessions',
    access: 'signed-in',
    load: () => import('../features/sessions/sessions-page.tsx').then((m) => m.SessionsPage),
    tab: true,
  },
  {
    at: [paths.mails],
    title: 'Your e-mails',
    access: 'signed-in',
    load: () => import('../features/messages/mails-page.tsx').then((m) => m.MailsPage),
    tab: true,
  },
];

/** Where pages stand; a last `*` is any number of segments. The gateway answers 404 for any other address. */
export const addresses: readonly string[] = [
  paths.root,
  ...pages.filter(({ tab }) => tab !== true).flatMap(({ at }) => at),
  `${paths.settings}/*`,
];
