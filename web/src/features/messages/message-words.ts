// What was sent, and what became of it, as people read it.
import { ServerProblem, wordsFor } from '../../server/problem.ts';

/** Of a state that is not among them, the state itself. */
export const stateWords: Readonly<Record<string, string>> = {
  waiting: 'Waiting to be sent',
  unknown: 'No answer yet from the provider',
  sent: 'Sent',
  failed: 'Not sent',
  delivered: 'Delivered',
  bounced: 'Did not arrive',
  spam: 'Reported as spam',
};

const reasons: Readonly<Record<string, string>> = {
  bounce: 'The address does not exist.',
  blocked: 'The server of the recipient blocked it.',
  dropped: 'The provider did not send it.',
  suppressed: 'An earlier e-mail bounced, or was called spam.',
  'person-unknown': 'Nobody to send it to.',
  'no-answer': 'The provider gave no answer.',
  'accounts-away': 'The address could not be looked up.',
  'code-over': 'The code was not wanted any more.',
};

export function reasonWords(reason: string): string {
  return reasons[reason] ?? `(${reason})`;
}

/** "Download ready" for `download-ready`. */
export function nameOf(template: string): string {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const refusedLift: Readonly<Record<string, string>> = {
  'mails-not-suppressed': 'These e-mails are not held back any more.',
  'suppression-is-complaint':
    'They reported an e-mail as spam. Only they can let e-mails come again, in their settings.',
  'lift-reason-missing': 'Please say why e-mails may go there again, for instance a ticket.',
  'lift-reason-personal': 'Please leave addresses and phone numbers out of the reason. It is kept for ever.',
};

/** Why e-mails that are held back stay so. */
export function liftProblem(error: unknown): string {
  return (error instanceof ServerProblem ? refusedLift[error.code] : undefined) ?? wordsFor(error);
}
