import { describedValues } from '@leadwright/leads/removal/lead-marks';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { checkMarks, marksOf, type MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { foldMailbox } from '@leadwright/runtime/mailboxes/mailbox';

/** By which search finds who asks in lists of leads: as the address was given, and as its provider delivers it. */
export function leadMarksOf(keys: MarkKeys, email: string): string[] {
  const spellings = [...new Set([normaliseEmail(email), foldMailbox(email)])];
  const values = spellings.flatMap((spelling) => describedValues({ email: spelling }));
  return [...checkMarks(keys), ...values.flatMap(({ kind, value }) => marksOf(keys, kind, value))];
}
