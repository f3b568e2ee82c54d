// What a change of the subscription is refused with; visitors do not load it.
import { learnWords, serverSentence } from '../../server/problem.ts';

learnWords({
  // Billing's own sentences: what a bank said, and whom to write to.
  'card-declined': serverSentence('Your card was declined. Please try again.'),
  'card-expired': serverSentence('Your card has expired. Please try again.'),
  'card-invalid': serverSentence('Your card could not be read. Please try again.'),
  'authentication-required': serverSentence('Your bank asks you to confirm this payment. Please try again.'),
  'plan-not-on-sale': serverSentence('This plan is not on sale any more.'),
  'already-subscribed': serverSentence('You have a subscription already. Change its plan instead.'),
  'no-subscription': () => "Uh oh, you don't currently have a subscription.",
  'past-due': serverSentence('A payment is due. Change your card first.'),
  'contact-support': serverSentence('Please contact support to upgrade your plan.'),
  'quote-over': serverSentence('What this change costs has changed. Please look at it again.'),
  'call-under-way': serverSentence('Another change of your subscription is under way. Please try again.'),
  'change-not-possible': serverSentence('This change is not possible just now.'),
  'cancel-failed': serverSentence('Uh oh, something went wrong. Please contact support to cancel your subscription.'),
});
