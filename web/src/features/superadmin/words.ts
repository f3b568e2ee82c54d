// What super-admins alone are refused, in words.
import { learnWords, serverSentence } from '../../server/problem.ts';

learnWords({
  'not-while-impersonating': serverSentence('You are acting for another person. Only the customer can do this.'),
  'signed-in-as-another': () => 'You are signed in as somebody else now. Nothing was sent. Look at the page again.',
  'impersonation-reason-missing': () => 'Please say why you act for this person, for instance a ticket.',
  'impersonation-reason-personal': () =>
    'Please leave addresses and phone numbers out of the reason. It is kept for ever.',
  'impersonating-already': () => 'You are acting for another person already. Stop impersonating first.',
  'not-impersonable': () => 'Nobody can act for this person: they are staff, or have no account.',
  'already-a-customer': () => 'This address has an account already. Its password can be reset on the log-in page.',
  'person-unknown': () => 'There is no such person.',
});
