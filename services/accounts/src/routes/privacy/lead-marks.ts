import { describedValues, type Described } from '@leadwright/leads/removal/lead-marks';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { checkMarks, marksOf, type MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { foldMailbox } from '@leadwright/runtime/mailboxes/mailbox';

/** By which search finds who asks in lists of leads: as the address was given, and as its provider delivers it. */
export function leadMarksOf(keys: MarkKeys, email: string): string[] {
  const spellings = [...new Set([normaliseEmail(email), foldMailbox(email)])];
  const values = spellings.flatMap((spelling) => describedValues({ email: spelling }));
  return [...checkMarks(keys), ...values.flatMap(({ kind, value }) => marksOf(keys, kind, value))];
}

export type Details = {
  firstName?: string;
  lastName?: string;
  street?: string;
  zip?: string;
  phone?: string;
  yearBorn?: number;
  monthBorn?: number;
};

/** Of what was said beside the address. Undefined where some of it alone finds nobody: a name without a place, say. */
export function detailMarksOf(
  keys: MarkKeys,
  { phone, zip, yearBorn, monthBorn, ...said }: Details,
): string[] | undefined {
  const person: Described = {
    ...said,
    ...(zip === undefined ? {} : { zip: zip.slice(0, 5) }),
    ...(yearBorn === undefined ? {} : { yearBorn: String(yearBorn) }),
    ...(monthBorn === undefined ? {} : { monthBorn: String(monthBorn).padStart(2, '0') }),
  };
  const ofPerson = describedValues(person);
  const ofPhone = describedValues(phone === undefined ? {} : { phone });
  if (Object.keys(person).length > 0 && ofPerson.length === 0) return undefined;
  if (phone !== undefined && ofPhone.length === 0) return undefined;
  return [...ofPhone, ...ofPerson].flatMap(({ kind, value }) => marksOf(keys, kind, value));
}
