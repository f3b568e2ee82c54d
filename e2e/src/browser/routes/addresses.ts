// Every address that tests walk: the pages that the build lists, examples of those with a parameter, and what is no page
// of the router.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The page patterns that the build writes for the gateway. */
export const { pages } = JSON.parse(readFileSync(path.join(__dirname, '../../../../web/dist/pages.json'), 'utf8')) as {
  pages: readonly string[];
};

/** What is walked in place of a page: examples of each with parameters, without which it fails, and of what others ask for. */
export const examples: Record<string, readonly string[]> = {
  '/search/consumers': ['/search/consumers?v=1&g=st:AZ&age=30-60', '/search/consumers'],
  '/_search/consumers': [
    '/_search/consumers?savedSearch=none&uid=nobody',
    '/_search/consumers?downloadSearch=:its-own&aid=nobody',
  ],
  '/downloads/:id': ['/downloads/:its-own'],
  '/settings/*': [
    '/settings/team',
    '/settings/profile',
    '/settings/billing',
    '/settings/invoices',
    '/settings/usage',
    '/settings/update_email',
    '/settings/change_password',
    '/settings/privacy',
    '/settings',
  ],
  '/api/:slug': ['/api/plans?from=a-browser', '/api/nothing'],
  '/superadmin/documents/:site/:collection': ['/superadmin/documents/main/articles'],
  '/superadmin/documents/:site/:collection/:docId': ['/superadmin/documents/main/articles/welcome'],
};

/** Pages outside the router. */
const beside = [
  '/nowhere',
  '/login?next=%2Fsettings%2Fusage',
  '/signup?next=%2Fsearches',
  '/downloads/nobody-knows',
  '/share/search?savedSearch=none&uid=nobody',
  '/share/search?downloadSearch=none&aid=nobody',
  '/search/nothing',
  '/signup/confirm?token=never-mailed',
  '/ccpa_optout/confirm?token=never-mailed',
  '/dev/mailbox',
];

export const isOpen = (pattern: string): boolean => /[:*]/.test(pattern);

/** `:its-own` stands for the id of a download of the account. */
export const addresses: readonly string[] = [
  ...pages.flatMap((pattern) => examples[pattern] ?? (isOpen(pattern) ? [] : [pattern])),
  ...beside,
];
