// What went wrong at the server, in words for people. Codes come from the API; the words are here, once.
import { counted } from '@leadwright/leads/counted';
import { site } from '../site.ts';

/** An answer that is not a success. `status` 0: no answer came at all. */
export class ServerProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly correlationId: string;
  readonly retryAfterSeconds: number | undefined;
  readonly details: unknown;
  constructor(given: {
    status: number;
    code: string;
    message: string;
    correlationId?: string;
    retryAfterSeconds?: number | undefined;
    details?: unknown;
  }) {
    super(given.message);
    this.name = 'ServerProblem';
    this.status = given.status;
    this.code = given.code;
    this.correlationId = given.correlationId ?? '';
    this.retryAfterSeconds = given.retryAfterSeconds;
    this.details = given.details;
  }
}

const seconds = ({ retryAfterSeconds: wait }: ServerProblem): string =>
  wait === undefined ? 'in a moment' : `in ${counted(wait, 'second')}`;

const tooFast = (problem: ServerProblem): string => `That was too fast. Please try again ${seconds(problem)}.`;
const notThere = (): string => "Uh oh, there's nothing here";

// A function, not a constant: the table below is built before what follows it.
/** What the server says, where it is a sentence for people: only it knows which address or field. */
export function serverSentence(otherwise: string): (problem: ServerProblem) => string {
  return ({ message }) => (isForPeople(message) ? message : otherwise);
}

const words: Record<string, (problem: ServerProblem) => string> = {
  'no-answer': () => 'The server could not be reached. Check your connection and try again.',
  offline: () => 'You are offline. Nothing was sent.',
  'wrong-credentials': () => 'The e-mail address or the password is wrong.',
  // The server's own sentence: only it knows what is weak about it.
  'password-too-weak': serverSentence('This password is too easy to guess. Several words together make a good one.'),
  'sign-up-closed': () => 'Sales and support will set up your account and send you a signup link.',
  'link-not-usable': () =>
    'This link was used already or is too old. If you chose your password with it, log in; otherwise ask for a new link.',
  'reset-link-not-usable': () => 'This link was used already or is too old. Ask for a new one.',
  'password-wrong': () => 'The current password is wrong.',
  'session-over': () => 'Your session has ended. Please log in again.',
  'not-signed-in': () => 'Please Login to View this Page',
  'not-allowed': () => 'You do not have access to this page',
  'foreign-origin': () => `Open ${site.brand} at its own address and try again.`,
  // A new page makes a new token.
  'bot-check-missing': () =>
    'This needs a check that you are a person. Please reload the page and try again. Nothing was changed.',
  'bot-check-failed': () => 'We could not confirm that you are a person. Nothing was changed. Please try again.',
  'bot-check-unavailable': () =>
    'We cannot check at the moment that you are a person. Nothing was changed. Please try again in a minute.',
  'own-subscription': () =>
    'Uh oh, this person already has an active subscription and cannot be added to your account.',
  'cannot-remove-yourself': () => 'Uh oh, you cannot remove yourself.',
  'not-yourself': () => 'Another admin has to change your own access.',
  'owner-stays': () => 'The owner of the account always keeps access to it.',
  'already-a-member': () => 'This person is a member of your account already.',
  'not-a-member': () => 'This person is no member of your account any more.',
  'not-invited': () => 'No invitation of this person is open any more.',
  'no-seat-left': () => 'No seats remain in the plan of this account.',
  'invitation-not-usable': () => 'This invitation was used already or is too old. Ask for a new one.',
  'account-not-yours': () => 'You do not belong to this account any more.',
  'still-a-member': () => 'You have access to this account.',
  'company-name-missing': () => 'Please update the company name.',
  'company-phone-missing': () => 'Please update the company phone number.',
  'company-email-missing': () => 'Please update the company email.',
  'phone-not-saved': () => 'Please save this phone number in your company profile first.',
  'phone-verified': () => 'This phone number is verified already.',
  'code-over': () => 'This code has expired. Please send a new one.',
  'too-many-codes': (problem) => `Too many codes were sent. Please try again ${seconds(problem)}.`,
  'too-many-attempts': (problem) => `Too many attempts. Please try again ${seconds(problem)}.`,
  'too-many-requests': tooFast,
  'too-many-searches': tooFast,
  'too-many-counts': () =>
    'Two counts are running for your account already. Wait for one of them, or try again in a moment.',
  'too-many-downloads': () => 'Ten downloads are waiting already. Start another when one of them is ready.',
  // The server's own sentence: only it knows which place or filter.
  'query-invalid': serverSentence('This search cannot be used as it is.'),
  'filter-not-ready': serverSentence('The data does not have this filter yet. Remove it and try again.'),
  'search-timeout': () => 'failed to fetch',
  'upstream-timeout': () => 'failed to fetch',
  'zip-unknown': () => 'There is no such ZIP code.',
  'dataset-missing': () => 'There are no leads to search yet. Please try again later.',
  'dataset-gone': () => 'The data was updated since you counted. Count again, then download. Nothing was charged.',
  'acting-for-another': () => 'You are acting for another person. Stop impersonating, then decide as yourself.',
  'trial-used': () => 'You had a free trial before. Please choose a plan.',
  'idempotency-key-reused': () => 'This download was already ordered with other values. Try again.',
  'download-exists': () => 'This download was already ordered. It is in your downloads.',
  'download-unknown': notThere,
  'download-ended': () => 'This download has ended already, so there is nothing to cancel.',
  'download-not-completed': () => 'This file is not finished yet.',
  'download-not-ended': () => 'Uh oh, there was an error archiving your download: it is still in progress.',
  'address-in-text': serverSentence('This cannot be saved as it is.'),
  'mailbox-impossible': serverSentence('Something here is not valid. Check it and try again.'),
  'not-found': notThere,
  unavailable: () => 'The service is not available right now. Please try again.',
};

/** Adds the words of a part of the application that visitors do not load. Adding them again changes nothing. */
export function learnWords(more: Record<string, (problem: ServerProblem) => string>): void {
  Object.assign(words, more);
}

const anyUuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/** Whether a sentence of the server may be shown: it names no id and is none of a validator's ("must be text"). */
function isForPeople(sentence: string): boolean {
  return sentence.search(anyUuid) < 0 && !/must be|must NOT|should match/.test(sentence);
}

/** `text` with the beginning of each id in the place of the id, as people name it when they ask for help. */
export function withoutIds(text: string): string {
  return text.replaceAll(anyUuid, (id) => `${id.slice(0, 8).toUpperCase()}…`);
}

// What a service says for programs ("must be a whole number") is never shown: a code without words gets these.
function wordsByStatus(problem: ServerProblem): string {
  if (problem.status >= 500) return 'Something went wrong on our side. Please try again.';
  if (problem.status === 429) return tooFast(problem);
  if (problem.status === 404) return notThere();
  return 'Something here is not valid. Check it and try again.';
}

/** One sentence a person understands. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ServerProblem)) return 'Something went wrong on this page. Please try again.';
  return (words[error.code] ?? wordsByStatus)(error);
}

const uuid = /^([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What to name when asking for help: how the correlation id begins, which finds it in the logs. Empty where no answer came, or one that was no fault. */
export function correlationIdOf(error: unknown): string {
  if (!(error instanceof ServerProblem) || (error.status > 0 && error.status < 500)) return '';
  return uuid.exec(error.correlationId)?.[1]?.toUpperCase() ?? error.correlationId;
}

/** The fields of a form that the server refused, by their names in the request; none for any other failure. */
export function refusedFields(error: unknown): string[] {
  if (!(error instanceof ServerProblem) || !Array.isArray(error.details)) return [];
  return error.details.flatMap((detail: unknown) => {
    const at = typeof detail === 'object' && detail !== null && 'at' in detail ? detail.at : undefined;
    return typeof at === 'string' ? [at.split('/')[1] ?? ''] : [];
  });
}
