// Strings of parts that came, or are to come, after the rest. `waits` names the parts that are not there yet, with the
// reason: when one is there, the test asks for its line to be deleted, and from then on holds its strings.
import { allIn, type SpecString } from './spec-strings.ts';

const web = 'web/src/';

export const specParts = {
  'e-mail records': allIn(`${web}app/pages.ts`, 'Emails', 'Beta'),
  'vehicle records': allIn('libs/leads/src/dictionaries/', 'Vehicles'),
  'pricing cards': allIn(
    `${web}features/public/`,
    'Social Selling & Inventory Management',
    'Shipping & Order Management',
    'Texting Tools & Contact Management',
    'Sales & Marketing Presentations',
    'Sales & Marketing Research',
  ),
  'sign-up by sales': allIn(`${web}features/sign-in/`, 'Get Started'),
  'court order': allIn(`${web}features/articles/`, 'Page {page} of {total}', 'Previous', 'Next'),
} satisfies Record<string, readonly SpecString[]>;

export const waits: Partial<Record<keyof typeof specParts, string>> = {
  'e-mail records': 'there is no source of leads by e-mail yet, and no page to search them',
  'vehicle records': 'there is no source of leads by vehicle yet',
  'pricing cards': 'the page compares the plans line by line; its cards come with the site configuration',
  'sign-up by sales': 'everybody may sign up; the other configuration comes with the site configuration',
  'court order': 'the article and its viewer are not there yet',
};
