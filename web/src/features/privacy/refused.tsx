// What the API refuses about people's data, in words. They stand here, so that other pages need not load them.
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ServerProblem } from '../../server/problem.ts';

const words: Readonly<Record<string, string>> = {
  'privacy-link-not-usable': 'This link was used already or is too old. Send the form again to get a new one.',
  'third-access-request': 'You have asked for your data twice in the last 12 months. You can ask again later.',
  'privacy-details-too-often':
    'Five requests of this e-mail address had a phone number or a name in the last 12 months. Send the form with the e-mail address alone, or write to us.',
  'privacy-details-too-often-of-domain':
    'Twenty-five requests from this domain had a phone number or a name in the last 12 months. Send the form with the e-mail address alone, or write to us.',
  'privacy-request-unknown': 'There is no such request any more.',
  'privacy-request-not-open': 'Somebody has answered this request already.',
  'lead-data-not-reached': 'The lists of leads are not searched for a request to know, so this cannot be said of one.',
  'leads-not-removed-yet': 'The lists of leads are still looked through. Please come back in a minute.',
  'privacy-account-remains': 'The account of this person is not erased yet, so the request is not done.',
  'privacy-outcome-not-true': 'This is not what became of the request. Please look at what was found and choose again.',
  'privacy-request-extended-before': 'This request has been extended already.',
  'privacy-request-overdue': 'The 45 days of this request are over, so it can no longer be extended.',
  'nobody-to-erase': 'Nobody with this address has an account.',
  'subscription-not-ended':
    'The subscription of this account has not ended yet. Please cancel it first, and come back when it is over.',
  'members-remain': 'Other people still belong to this account. Please remove them first.',
};

export function Refused({ error }: { error: unknown }) {
  const own = error instanceof ServerProblem ? words[error.code] : undefined;
  return own === undefined ? <Failed error={error} /> : <Notice tone="bad">{own}</Notice>;
}
