// The tabs of the settings, one row each, in the order in which they stand.
import { paths } from '../../navigation/paths.ts';
import type { Page } from '../page.ts';

export const settingsTabs: readonly Page[] = [
  {
    at: [paths.team],
    title: 'Team members',
    access: 'signed-in',
    load: () => import('../../features/team/team-page.tsx').then((m) => m.TeamPage),
    tab: true,
    onlyFor: 'admin',
  },
  {
    at: [paths.profile],
    title: 'Company Profile',
    access: 'signed-in',
    load: () => import('../../features/profile/profile-page.tsx').then((m) => m.ProfilePage),
    tab: true,
    onlyFor: 'admin',
  },
  {
    at: [paths.billing],
    title: 'Billing & Payment',
    access: 'signed-in',
    load: () => import('../../features/billing/account/billing-page.tsx').then((m) => m.BillingPage),
    tab: true,
    onlyFor: 'admin',
  },
  {
    at: [paths.invoices],
    title: 'Invoices',
    access: 'signed-in',
    load: () => import('../../features/invoices/invoices-page.tsx').then((m) => m.InvoicesPage),
    tab: true,
    onlyFor: 'admin',
  },
  {
    at: [paths.usage],
    title: 'Usage',
    access: 'signed-in',
    load: () => import('../../features/usage/usage-page.tsx').then((m) => m.UsagePage),
    tab: true,
  },
  {
    at: [paths.updateEmail],
    title: 'Update email',
    access: 'signed-in',
    load: () => import('../../features/email/update-email-page.tsx').then((m) => m.UpdateEmailPage),
    tab: true,
  },
  {
    at: [paths.changePassword],
    title: 'Change password',
    access: 'signed-in',
    load: () => import('../../features/password/change-password-page.tsx').then((m) => m.ChangePasswordPage),
    tab: true,
  },
  {
    at: [paths.yourData],
    title: 'Your data',
    access: 'signed-in',
    load: () => import('../../features/privacy/your-data-page.tsx').then((m) => m.YourDataPage),
    tab: true,
  },
  {
    at: [paths.sessions],
    title: 'Your sessions',
    access: 'signed-in',
    load: () => import('../../features/sessions/sessions-page.tsx').then((m) => m.SessionsPage),
    tab: true,
  },
  {
    at: [paths.mails],
    title: 'Your e-mails',
    access: 'signed-in',
    load: () => import('../../features/messages/mails-page.tsx').then((m) => m.MailsPage),
    tab: true,
  },
];
