// What people do about their accounts, in a browser, on one product: one module of src/browser/people per journey.
import { impersonateJourney } from './src/browser/people/impersonate-journey.ts';
import { sharedPeopleSite } from './src/browser/people/people-site.ts';
import { privacyJourney } from './src/browser/people/privacy-journey.ts';
import { mailedLinkJourney } from './src/browser/people/mailed-link-journey.ts';
import { phoneJourney } from './src/browser/people/phone-journey.ts';
import { savedSearchesJourney } from './src/browser/people/saved-searches-journey.ts';
import { orderJourney } from './src/browser/people/order-journey.ts';
import { reportJourney } from './src/browser/people/report-journey.ts';
import { shareJourney } from './src/browser/people/share-journey.ts';
import { resetJourney } from './src/browser/people/reset-journey.ts';
import { teamJourney } from './src/browser/people/team-journey.ts';
import { sitedocsJourney } from './src/browser/people/sitedocs-journey.ts';

const site = sharedPeopleSite();

resetJourney(site);
mailedLinkJourney(site);
privacyJourney(site);
teamJourney(site);
impersonateJourney(site);
sitedocsJourney(site);
savedSearchesJourney(site);
shareJourney(site);
phoneJourney(site);
reportJourney(site);
orderJourney(site);
