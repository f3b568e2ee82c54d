// Names, headings and labels of the product before this one, beside the sentences of spec-strings.ts: tabs, columns,
// filters, plans, articles, claims, and what the help and the legal texts promise.
import { allIn, type SpecString } from './spec-strings.ts';

const web = 'web/src/';
const tabs = `${web}app/settings-tabs/settings-tabs.ts`;
const invoices = `${web}features/invoices/`;
const places = `${web}features/search/places/`;
const consumers = 'libs/leads/src/dictionaries/consumers.ts';
const people = 'libs/leads/src/dictionaries/person-columns.ts';
const businesses = 'libs/leads/src/dictionaries/businesses.ts';
const plans = 'libs/leads/src/rules/plan-names.ts';
const resources = `${web}features/articles/resources.ts`;
const help = 'web/content/support/';
const terms = 'web/content/legal/terms.md';

export const specNames: readonly SpecString[] = [
  // Tabs of the settings, besides those that spec-strings.ts has.
  ...allIn(tabs, 'Team members', 'Change password'),
  ...allIn(`${web}components/company-profile/`, 'Verify your account profile'),

  // Waiting, no access, what was announced.
  ...allIn(`${web}components/banner/`, 'Unlimited downloads on our desktop app'),
  ...allIn(`${web}components/banner/`, 'Beta desktop downloads are unlimited until New Year.'),
  ...allIn(`${web}features/public/`, 'Signup Now'),
  ...allIn(
    `${web}features/public/home-page.tsx`,
    'Software from {price} per month; the unlimited plan for leads is $50 per month.',
  ),
  ...allIn(`${web}components/pages/`, 'Answered 24/7.'),

  // What the public site claims, sells and says of prices.
  ...allIn(
    `${web}features/public/landing/claims.ts`,
    '{count} million',
    'and more consumer records, with addresses',
    'and more business records',
    'Phone numbers are checked against the do-not-call registry',
    'refreshed {times} times a year',
    '{years}+ years',
    'in business',
  ),
  ...allIn(`${web}features/public/landing/`, 'Products and affiliations'),
  ...allIn(`${web}features/public/landing/texts.ts`, 'Presentations', 'Market research', 'Social selling'),
  ...allIn(`${web}features/public/landing/texts.ts`, 'Customer and account management', 'Texting tools'),
  ...allIn(`${web}features/public/landing/texts.ts`, 'Inventory, shipping and order management'),
  ...allIn(`${web}features/public/product-cards.tsx`, 'from {price} per month'),
  ...allIn('web/content/resources/affordable-roofing-leads.md', 'The unlimited plan is $50 per month.'),
  ...allIn(`${web}features/sign-in/log-in-page.tsx`, 'Sign up for 100 free leads'),
  ...allIn(
    `${web}features/sign-in/sales-sign-up-page.tsx`,
    'Sales and support will set up your account and send you a tailored signup link. Tell us what you sell and to whom, and we answer with it.',
  ),
  ...allIn(
    `${web}features/usage/share-words.ts`,
    'A search that you share by e-mail earns {leads} free leads for each new person whom it reaches.',
  ),

  ...allIn(`${web}features/articles/support.ts`, 'When a court orders something about an account'),

  // Places and filters.
  ...allIn('libs/leads/src/rules/', 'State', 'County', 'City', 'ZIP code', 'Area code'),
  ...allIn(places, 'Nationwide'),
  ...allIn(
    `${places}place-input.tsx`,
    'Uh oh, something went wrong fetching suggestions. {message}. Try changing your search.',
  ),
  ...allIn(people, 'Age', 'Year born', 'Month born', 'Estimated income', 'Homeowner status'),
  ...allIn(consumers, 'Marital status'),
  ...allIn(consumers, 'Gender', 'Property value', 'Property type', 'Year built', 'Purchase year', 'Net worth'),
  ...allIn(consumers, 'Credit rating'),
  ...allIn(businesses, 'Industry (SIC code)', 'Number of employees', 'Sales volume', 'Years in business'),
  ...allIn(businesses, 'Square footage'),

  // Saved searches and downloads.
  ...allIn(`${web}features/saved-searches/`, 'Searches that you save from the Search page appear here.'),
  ...allIn(`${web}features/downloads/report/`, 'Report file'),
  ...allIn(`${web}features/downloads/`, 'Archive', 'Unarchive'),

  // Invoices.
  ...allIn(`${invoices}invoices-table.tsx`, 'Date', 'Billing period', 'Amount due', 'PDF'),
  ...allIn(`${invoices}invoices-page.tsx`, 'Invoices', 'Refresh invoices'),
  ...allIn(
    `${invoices}invoice-backfill.tsx`,
    'Invoice Refresh',
    'Please add a Recurly Customer Id',
    'Error refreshing Braintree Invoices. Check console.',
    'Error refreshing Recurly Invoices. Check console.',
  ),
  ...allIn('services/billing/src/invoices/', 'Invoice-{id}.pdf'),

  // What super-admins see of people.
  ...allIn(`${web}features/superadmin/`, 'Owner', 'User'),
  ...allIn(`${web}app/pages.ts`, 'Field test'),

  // The nine plans, and what they are compared by.
  ...allIn('services/billing/src/plans/terms/', 'Search suppressions'),
  ...allIn(plans, 'Individual unlimited', 'Team unlimited', '50K rollover', '250K rollover', '500K rollover'),
  ...allIn(plans, 'Call center unlimited', 'Free trial', 'October promo', 'November promo'),

  // The ten articles.
  ...allIn(
    resources,
    'What customer reviews tell you about a list seller',
    'Insurance lists for telemarketing and direct mail',
    'How to find the right list broker',
    'Affordable roofing leads',
    'How accurate are marketing lists?',
    'Targeted direct mail lists',
    'Quality homeowner leads',
    'Consumer lists for telemarketing or direct mail',
    'Business lists for telemarketing and direct mail',
    'How to build the right telemarketing lists',
  ),

  // What the help states.
  ...allIn(
    `${help}upgrading-a-plan.md`,
    'Plans start at $50 per month',
    'enterprise plan: those are priced per record',
  ),
  ...allIn(`${help}slow-counts.md`, 'within 60 seconds', '"failed to fetch"'),
  ...allIn(`${help}cancelling.md`, 'no refunds after a monthly payment', 'until the month that you have paid for ends'),
  ...allIn(`${help}cancelling.md`, 'A grandfathered plan cannot be taken again'),
  ...allIn(`${help}reactivating.md`, 'Grandfathered plans, which are no longer on sale, cannot be taken again'),
  ...allIn(`${help}blank-or-wrong-leads.md`, 'your account gets back all leads that the file cost'),

  // What the legal texts promise, by its figure.
  ...allIn(terms, 'up to 50,000 records a month', 'about every two weeks', 'at least 3 business days before'),
  ...allIn(terms, '$500 for each list and 5 cents for each record'),
  ...allIn('web/content/legal/privacy.md', 'within 45 days', 'up to 90 days', 'twice in 12 months', '18 or older'),
];
