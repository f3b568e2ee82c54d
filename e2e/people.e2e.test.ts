// What people do about their accounts, in a browser, on one product: one module of src/browser/people per journey.
import { sharedPeopleSite } from './src/browser/people/people-site.ts';
import { phoneJourney } from './src/browser/people/phone-journey.ts';
import { resetJourney } from './src/browser/people/reset-journey.ts';

const site = sharedPeopleSite();

resetJourney(site);
phoneJourney(site);
