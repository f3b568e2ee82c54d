// The sentences, headings and names that people know from the product before this one. They stand here letter by
// letter, mistakes included, since help articles and customers quote them. `{name}` is a value that the product puts in.

export type SpecString = {
  text: string;
  /** Where it must stand: a file, or a folder one of whose files has it. From the root of the repository. */
  in: string;
};

export const allIn = (place: string, ...texts: readonly string[]): SpecString[] =>
  texts.map((text) => ({ text, in: place }));

const web = 'web/src/';
const billing = `${web}features/billing/`;
const invoices = `${web}features/invoices/`;
const saved = `${web}features/saved-searches/`;
const composer = `${web}components/share/composer/`;
const shares = `${web}server/searches/shares.ts`;
const report = `${web}features/downloads/report/words.ts`;
const profile = `${web}components/company-profile/`;

export const specStrings: readonly SpecString[] = [
  // Menus and tabs.
  { text: 'Home', in: `${web}app/pages.ts` },
  { text: 'Pricing', in: `${web}app/pages.ts` },
  { text: 'Contact Us', in: `${web}app/pages.ts` },
  { text: 'Sign Up', in: `${web}app/pages.ts` },
  { text: 'Search', in: `${web}app/pages.ts` },
  { text: 'Consumers', in: 'libs/leads/src/dictionaries/consumers.ts' },
  { text: 'Businesses', in: 'libs/leads/src/dictionaries/businesses.ts' },
  { text: 'Downloads', in: `${web}app/pages.ts` },
  { text: 'Settings', in: `${web}app/menus.ts` },
  { text: 'Usage', in: `${web}app/settings-tabs/settings-tabs.ts` },
  { text: 'Billing & Payment', in: `${web}app/settings-tabs/settings-tabs.ts` },

  // Waiting, nothing there, no access, a fault.
  { text: 'Loading...', in: `${web}components/feedback/` },
  { text: 'One Sec, grabbing your billing information.', in: billing },
  { text: 'Getting your account information. Hold tight!', in: `${web}components/pages/getting-account.tsx` },
  { text: 'Error handling userDocChange', in: `${web}server/live/` },
  { text: 'There was an error porting your account to the new interface', in: `${web}components/account/` },
  { text: "Uh oh, there's nothing here", in: `${web}components/pages/not-found.tsx` },
  { text: 'Please Login to View this Page', in: `${web}app/session-gate.tsx` },
  { text: 'You do not have access to this page', in: `${web}features/billing/restricted.tsx` },
  { text: 'You do not have access to this page', in: `${web}server/problem.ts` },
  { text: 'Something went wrong', in: `${web}components/feedback/error-boundary.tsx` },

  // Articles, help and contact.
  { text: 'Tips for telemarketers', in: `${web}features/articles/` },
  { text: 'Read', in: `${web}features/articles/` },
  { text: 'Mon-Fri 10am-3pm MST', in: `${web}components/pages/` },

  { text: 'Previous', in: `${web}features/articles/` },
  { text: 'Next', in: `${web}features/articles/` },
  { text: 'Page {page} of {total}', in: `${web}features/articles/paged-text.tsx` },

  { text: 'Get Started', in: `${web}features/sign-in/` },

  // Prices.
  { text: 'Signup Now', in: `${web}features/public/product-cards.tsx` },
  ...[
    'Social Selling & Inventory Management',
    'Shipping & Order Management',
    'Texting Tools & Contact Management',
    'Sales & Marketing Presentations',
    'Sales & Marketing Research',
  ].map((text) => ({ text, in: 'libs/runtime/src/site/products.ts' })),

  // What super-admins use.
  { text: "Are you sure you'd like to delete this document?", in: `${web}features/site-documents/` },
  { text: 'Errors', in: `${web}app/pages.ts` },

  // Counting and places.
  { text: 'Get count', in: `${web}features/search/counting/` },
  { text: 'Refresh count', in: `${web}features/search/counting/` },
  { text: 'Narrow search', in: `${web}features/search/places/` },
  { text: 'failed to fetch', in: `${web}server/problem.ts` },
  { text: 'failed to fetch', in: 'proto/routes/search/' },
  { text: 'failed to fetch', in: 'proto/routes/gateway/' },

  // Saved and shared searches.
  { text: 'Saved searches', in: `${web}app/pages.ts` },
  { text: 'Getting your saved searches. Hold tight!', in: saved },
  { text: '{type} DEFAULT', in: `${web}components/words/search-facts.tsx` },
  { text: 'Delete', in: saved },
  { text: 'Copy Link', in: `${web}components/forms/copy-link.tsx` },
  { text: 'Reuse search', in: saved },
  { text: 'Share', in: saved },
  { text: 'Are you sure you want to delete this search?', in: saved },
  { text: 'Please name your search before saving.', in: `${web}features/search/saved/` },
  { text: 'Please name your search before saving.', in: 'proto/routes/search/' },
  { text: 'Select a geography to save this search', in: `${web}features/search/saved/` },
  { text: 'Select a geography to save this search', in: 'proto/routes/search/' },
  { text: 'Wahoo, your search was saved!', in: `${web}features/search/saved/` },
  { text: 'Copied the link to your search to your clipboard.', in: `${web}components/forms/copy-link.tsx` },
  { text: 'Saved search not found :(', in: `${web}features/shared-search/` },
  { text: 'Saved search not found :(', in: `${web}features/search/saved/` },
  { text: 'Saved search not found :(', in: 'proto/routes/search/' },

  // Sharing by e-mail.
  { text: "Please include a 'To' email address for your message.", in: composer },
  { text: "Please include a 'To' email address for your message.", in: shares },
  { text: "Please include a 'From' email address for your message.", in: composer },
  { text: "Please include a 'From' email address for your message.", in: shares },
  { text: "Please include a 'Subject' for your message.", in: composer },
  { text: "Please include a 'Subject' for your message.", in: shares },
  { text: "Please include a 'Text' for your message.", in: composer },
  { text: "Please include a 'Text' for your message.", in: shares },
  { text: "Please include an 'Html' for your message.", in: composer },
  { text: "Please include an 'Html' for your message.", in: shares },
  { text: 'To', in: composer },
  { text: 'Subject', in: composer },
  { text: 'Preview', in: composer },
  { text: 'Send', in: composer },
  { text: 'Desktop', in: composer },
  { text: 'Mobile', in: composer },
  { text: 'Your email was successfully sent!', in: composer },

  // Downloads.
  {
    text: 'Uh oh, there was an error archiving your download: {message}',
    in: `${web}features/downloads/archiving.tsx`,
  },
  { text: 'This file has already been reported.', in: report },
  { text: "Unfortunately, we're unable to credit your account for the leads in this file.", in: report },
  {
    text: "Unfortunately, we're unable to credit your account for these leads. If you think this is an error, please contact support.",
    in: report,
  },
  { text: 'Something went wrong reporting your file: {message}. Please contact support.', in: report },
  { text: 'Thanks for reporting your file! Your account has been credited for {n} leads.', in: report },
  { text: 'Yes - account credited', in: report },
  { text: 'Yes - no credits approved', in: report },

  { text: 'Reuse search', in: `${web}features/downloads/acts/` },
  { text: 'Share', in: `${web}features/downloads/acts/` },

  // The team.
  {
    text: 'Uh oh, this person already has an active subscription and cannot be added to your account.',
    in: `${web}server/problem.ts`,
  },
  {
    text: 'Uh oh, this person already has an active subscription and cannot be added to your account.',
    in: 'proto/routes/accounts/',
  },
  { text: 'Uh oh, you cannot remove yourself.', in: `${web}features/team/` },
  { text: 'Uh oh, you cannot remove yourself.', in: 'proto/routes/accounts/' },

  // The plan and its payments.
  { text: 'Bummer :(', in: billing },
  { text: "Uh oh, you don't currently have a subscription.", in: billing },
  { text: "Uh oh, you don't currently have a subscription.", in: 'proto/routes/billing/' },
  {
    text: "We've been unable to bill your card on file. Please update your card below to avoid your subscription being canceled for non-payment.",
    in: `${web}components/subscription/`,
  },
  {
    text: "We've been unable to bill your card on file. Please update your card below to avoid your subscription being canceled for non-payment.",
    in: 'proto/routes/billing/',
  },
  { text: 'Your subscription is no longer active', in: `${web}components/subscription/` },
  { text: 'Subscribe now', in: `${web}components/subscription/` },
  { text: 'Change', in: billing },
  { text: 'Cancel subscription', in: billing },
  { text: 'Select a plan', in: billing },
  { text: 'Subscribe', in: `${billing}subscribe/` },
  { text: 'Payment successful!', in: `${billing}subscribe/` },
  { text: 'Payment successful!', in: `${billing}account/` },
  { text: 'Payment failed', in: `${billing}subscribe/` },
  { text: 'Please try again.', in: `${billing}subscribe/` },
  { text: "First name can't be blank", in: `${billing}card-form/holder.ts` },
  { text: "Last name can't be blank", in: `${billing}card-form/holder.ts` },
  { text: "Street address can't be blank", in: `${billing}card-form/holder.ts` },
  { text: 'City cannot be blank', in: `${billing}card-form/holder.ts` },
  { text: 'State cannot be blank', in: `${billing}card-form/holder.ts` },
  { text: 'Zip code cannot be blank', in: `${billing}card-form/holder.ts` },
  { text: 'Payment failed', in: 'services/billing/src/subscription/routes/' },
  { text: 'Please try again.', in: 'proto/routes/billing/' },
  {
    text: 'Uh oh, something went wrong.  Please send an email to {email} to cancel your subscription.',
    in: 'services/billing/src/subscription/routes/',
  },

  // Invoices.
  { text: 'Invoices', in: `${web}app/settings-tabs/settings-tabs.ts` },
  { text: 'Amound paid', in: invoices },
  { text: 'Missing an invoice? Refresh invoices by clicking above', in: invoices },
  { text: 'Getting your Invoices. Hold tight!', in: invoices },
  { text: 'Please add a Braintree Customer Id.', in: invoices },
  { text: 'Backfilled Braintree Invoices.', in: invoices },
  { text: 'Backfilled Recurly Invoices.', in: invoices },

  // Super-admins.
  { text: 'SuperAdmin Menu', in: `${web}features/superadmin/` },
  { text: 'SuperAdmin Menu', in: `${web}app/pages.ts` },
  { text: 'Errors', in: `${web}features/superadmin/` },
  { text: 'View All Users', in: `${web}features/superadmin/` },
  { text: 'Search Users By Email', in: `${web}features/superadmin/` },
  { text: 'No user documents match', in: `${web}features/superadmin/` },
  { text: 'Stop Impersonating', in: `${web}features/superadmin/` },
  { text: 'Unarchive all downloads', in: `${web}features/downloads/` },
  // The e-mail address.
  { text: 'Update email', in: `${web}app/settings-tabs/settings-tabs.ts` },
  { text: 'Email looks good.', in: `${web}features/email/` },
  { text: "Uh oh, that doesn't look like an email address.", in: `${web}features/email/` },
  { text: 'Email was not updated: {message}', in: `${web}features/email/` },
  { text: 'Unable to logout', in: `${web}app/log-out.ts` },

  // Passwords.
  { text: "You're in! Nice work.", in: `${web}components/reauthenticate/` },
  { text: "Uh oh, that didn't work :(", in: `${web}components/reauthenticate/` },
  { text: 'Password was not updated: ', in: `${web}features/password/` },

  // Privacy.
  {
    text: "I'm sorry, there was a problem processing your request.  Please contact customer service.",
    in: `${web}features/privacy/`,
  },
  { text: 'An email has been sent to {email} with further instructions.', in: `${web}features/privacy/` },
  // The settings, and who may see what.
  { text: 'Company Profile', in: `${web}app/settings-tabs/settings-tabs.ts` },
  { text: 'Signup', in: `${web}features/sign-in/lost-access.tsx` },
  { text: 'Signup', in: `${web}components/subscription/` },

  // The code to a phone number.
  { text: 'Your verfication code has expired.  Please send a new one.', in: `${web}features/profile/` },
  { text: 'Your verfication code is incorrect.  Please try again.', in: `${web}features/profile/` },
  { text: "Uh oh, we couldn't verify your company: {message}", in: `${web}features/profile/profile-page.tsx` },
  { text: "Uh oh, we couldn't verify your company: {message}", in: `${web}features/profile/give-code.tsx` },
  { text: 'Your company profile has been updated!', in: `${web}features/profile/` },

  // The company profile. The messages of its three fields end alike.
  { text: 'Please update the company name.', in: profile },
  { text: 'Please update the company phone number.', in: profile },
  { text: 'Please update the company email.', in: profile },
  { text: 'Your company profile has been updated!', in: profile },
];
