// One answer for sending and for the preview.
import { htmlMax, recipientsMax, subjectMax, textMax } from '@leadwright/leads/rules/sharing';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { addressesIn, readAddress } from '@leadwright/runtime/mailboxes/email-address';
import { foldMailbox, isPossibleAddress } from '@leadwright/runtime/mailboxes/mailbox';
import { foreignAddressIn } from '@leadwright/runtime/words/addresses-in-text';
import { sanitiseHtml } from './sanitise-html.ts';
import { shareRefusals as refusals } from '@leadwright/contracts/routes/notification/share-refusals';
import type { ShareBody } from '@leadwright/contracts/routes/notification/shares';

const LINE_BREAK = /[\p{Cc}\u2028\u2029]/u;
// Signs that turn the direction of a text make it read as another one.
const TURNING = /[\u202A-\u202E\u2066-\u2069]+/gu;
const UNSEEN_IN_TEXT = /[^\P{Cc}\n\t]+/gu;

export type ShareRecipientAsked = { address: string; copied: boolean; alias: boolean };
export type ShareAsked = {
  searchId: string;
  downloadId: string;
  recipients: ShareRecipientAsked[];
  subject: string;
  text: string;
  /** Null: the text is the message. */
  html: string | null;
  fromEmail: string | null;
  fromName: string | null;
  replyTo: string | null;
};

export type ShareRules = {
  publicUrl: string;
  mailDomain: string;
};

/** `anyField`: a super-admin, who may choose every field. Throws a refusal with the sentence that people read. */
export function readShare(body: ShareBody, { publicUrl, mailDomain }: ShareRules, anyField: boolean): ShareAsked {
  const { searchId = '', downloadId = '', msg, ...flat } = body;
  const mail = { ...flat, ...msg };
  const { cc, bcc, from, replyTo, html } = mail;
  if (!anyField && [cc, bcc, from, replyTo, html].some((field) => field !== undefined))
    throw refuse(refusals.fieldForbidden);
  if ((searchId === '') === (downloadId === '')) throw refuse(refusals.searchMissing);
  const recipients = recipientsOf(addressesOf(mail.to), [...addressesOf(cc), ...addressesOf(bcc)]);
  const subject = subjectOf(mail.subject, publicUrl);
  const text = textOf(mail.text, publicUrl);
  return {
    ...{ searchId, downloadId, recipients, subject, text },
    html: html === undefined ? null : htmlOf(html, publicUrl),
    ...(from === undefined ? { fromEmail: null, fromName: null } : senderOf(from, mailDomain)),
    replyTo: replyTo === undefined ? null : addressOf(replyTo),
  };
}

function addressesOf(given: string | string[] | undefined): string[] {
  const list = typeof given === 'string' ? [given] : (given ?? []);
  // A line break would start another header: it is told apart from a space beside a comma.
  return list
    .flatMap(addressesIn)
    .map((each) => each.replaceAll(/^ +| +$/g, ''))
    .filter((each) => each !== '');
}

function recipientsOf(to: string[], copies: string[]): ShareRecipientAsked[] {
  if (to.length === 0) throw refuse(refusals.toMissing);
  const all = [...to, ...copies];
  if (all.some((each) => LINE_BREAK.test(each))) throw refuse(refusals.headerInjection);
  const wrong = all.filter((each) => !isPossibleAddress(readAddress(each)));
  if (wrong.length > 0)
    throw refuse(refusals.badRecipient, {
      message: `${refusals.badRecipient.message} ${wrong.join(', ').slice(0, 500)}`,
      details: { addresses: wrong.slice(0, recipientsMax) },
    });
  if (all.length > recipientsMax) throw refuse(refusals.tooManyRecipients);
  const seen = new Set<string>();
  return all.map((each, n) => {
    const address = readAddress(each);
    const mailbox = foldMailbox(address);
    const alias = seen.has(mailbox);
    seen.add(mailbox);
    return { address, copied: n >= to.length, alias };
  });
}

function addressOf(text: string): string {
  if (LINE_BREAK.test(text)) throw refuse(refusals.headerInjection);
  const address = readAddress(text);
  if (!isPossibleAddress(address))
    throw refuse(refusals.badRecipient, { details: { addresses: [text.slice(0, 254)] } });
  return address;
}

function subjectOf(given: string | undefined, publicUrl: string): string {
  if (given === undefined || given.trim() === '') throw refuse(refusals.subjectMissing);
  if (LINE_BREAK.test(given)) throw refuse(refusals.headerInjection);
  if (given.length > subjectMax) throw refuse(refusals.subjectTooLong);
  if (foreignAddressIn(given, publicUrl) !== null) throw refuse(refusals.linkNotOurs);
  return given.replaceAll(TURNING, '').trim();
}

function textOf(given: string | undefined, publicUrl: string): string {
  if (given === undefined || given.trim() === '') throw refuse(refusals.textMissing);
  if (given.length > textMax) throw refuse(refusals.textTooLong);
  if (foreignAddressIn(given, publicUrl) !== null) throw refuse(refusals.linkNotOurs);
  return given
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(UNSEEN_IN_TEXT, '')
    .replaceAll(TURNING, '')
    .trim();
}

function htmlOf(given: string, publicUrl: string): string {
  if (given.trim() === '') throw refuse(refusals.htmlMissing);
  if (given.length > htmlMax) throw refuse(refusals.htmlTooLong);
  return sanitiseHtml(given, publicUrl);
}

function senderOf(
  { email, name }: { email?: string; name?: string },
  mailDomain: string,
): { fromEmail: string; fromName: string | null } {
  if (email === undefined || email.trim() === '') throw refuse(refusals.fromMissing);
  if (LINE_BREAK.test(email) || LINE_BREAK.test(name ?? '')) throw refuse(refusals.headerInjection);
  const address = addressOf(email);
  if (!address.toLowerCase().endsWith(`@${mailDomain.toLowerCase()}`)) throw refuse(refusals.fromNotOurs);
  const shown = (name ?? '').replaceAll(TURNING, '').trim();
  if (shown.length > subjectMax) throw refuse(refusals.subjectTooLong);
  return { fromEmail: address, fromName: shown === '' ? null : shown };
}
