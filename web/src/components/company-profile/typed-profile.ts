// What people type of their company: how it is shown, when it has changed, what is missing.
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { ServerProblem } from '../../server/problem.ts';
import type { CompanyProfile } from './held-profile.ts';

export type Part = keyof CompanyProfile;
export type Problems = Partial<Record<Part, string>>;

const parts: readonly Part[] = ['name', 'phone', 'email'];

/** The sentences of the server, which has the last word on what is a number or an address. */
const missing: Record<Part, string> = {
  name: 'Please update the company name.',
  phone: 'Please update the company phone number.',
  email: 'Please update the company email.',
};

/** `(xxx) xxx-xxxx` for ten digits, with or without the country code 1; anything else as it is. */
export function shownPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^[\d\s().+-]*$/.test(phone) || digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** What is missing, by field; nothing: it may be sent. */
export function missingIn(typed: CompanyProfile): Problems {
  return Object.fromEntries(parts.filter((part) => typed[part].trim() === '').map((part) => [part, missing[part]]));
}

/** What the server misses, at its field; null for any other failure. */
export function problemAtField(error: unknown): Problems | null {
  const code = error instanceof ServerProblem ? error.code : '';
  const part = parts.find((each) => code === `company-${each}-missing`);
  return part === undefined ? null : { [part]: missing[part] };
}

/** Whether saving would change anything: spaces, and how a number and an address are written, do not count. */
export function isChanged(kept: CompanyProfile, typed: CompanyProfile): boolean {
  const same = {
    name: kept.name === typed.name.replace(/\s+/g, ' ').trim(),
    phone: shownPhone(kept.phone) === shownPhone(typed.phone.trim()),
    email: kept.email === normaliseEmail(typed.email),
  };
  return parts.some((part) => !same[part]);
}
