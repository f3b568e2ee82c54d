// The addresses that people and links know from the product before this one. `waitsFor`: it is not there yet, and why.
// A row whose page has come fails until its `waitsFor` is deleted.

const query = String.raw`(?:\?.*)?`;

export const specRoutes: readonly { pattern: string; waitsFor?: string }[] = [
  ...['/', '/home', '/pricing', '/contact', '/signup', '/login', '/reset_password', '/terms', '/privacy'],
  ...['/ccpa', '/ccpa_optout', '/search', '/search/consumers', '/search/businesses', '/searches', '/saved_searches'],
  ...['/downloads', '/downloads/:its-own', '/superadmin', '/superadmin/manage', '/superadmin_errors'],
  ...['profile', 'team', 'billing', 'invoices', 'usage', 'update_email', 'change_password'].map(
    (tab) => `/settings/${tab}`,
  ),
  ...['/settings', '/support/welcome', '/resources/all'],
  ...[
    'customer-reviews',
    'insurance-lists-for-telemarketing-and-direct-mail',
    'how-to-find-the-right-list-broker',
    'affordable-roofing-leads',
    'how-accurate-are-marketing-lists',
    'targeted-direct-mail-lists',
    'quality-homeowner-leads',
    'consumer-lists-for-telemarketing-or-direct-mail',
    'business-lists-for-telemarketing-and-direct-mail',
    'how-to-build-the-right-telemarketing-lists',
  ].map((article) => `/resources/${article}`),
]
  .map((address): { pattern: string; waitsFor?: string } => ({ pattern: address }))
  .concat([
    { pattern: String.raw`/_search/\w+\?savedSearch=.*&uid=.*` },
    { pattern: String.raw`/_search/\w+\?downloadSearch=.*&aid=.*` },
    { pattern: String.raw`/share/search\?savedSearch=.*&uid=.*` },
    { pattern: String.raw`/share/search\?downloadSearch=.*&aid=.*` },
    { pattern: String.raw`/login\?next=.*` },
    { pattern: `/api/[a-z]+${query}` },
    { pattern: `/emails${query}` },
    { pattern: `/desktop${query}` },
    { pattern: String.raw`/support/court-order${query}` },
  ]);
