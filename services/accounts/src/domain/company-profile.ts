// What an account's admins say of their company. Stream company-profile-<account>. Events say which parts changed; the
// parts themselves stand in table company_profile, so the caller compares them.
import { accept, assertNever, type Decider, type Decision } from '@leadwright/eventsourcing/decider';

export type CompanyProfile = {
  name: string;
  /** Digits alone, 10 to 15; of a number of the United States ten. */
  phone: string;
  /** In lower case. */
  email: string;
};
export type CompanyProfilePart = keyof CompanyProfile;

export type CompanyProfileChanged = { type: 'CompanyProfileChanged'; changed: CompanyProfilePart[] };
export type CompanyProfileEvent = CompanyProfileChanged;

export type ChangeCompanyProfile = { type: 'ChangeCompanyProfile'; changed: CompanyProfilePart[] };
export type CompanyProfileCommand = ChangeCompanyProfile;

export type CompanyProfileRefusal = { code: `company-${CompanyProfilePart}-missing` };

export type Company = { described: boolean };

const parts: CompanyProfilePart[] = ['name', 'phone', 'email'];

export const company: Decider<Company, CompanyProfileCommand, CompanyProfileEvent, never> = {
  codeVersion: 1,
  initial: { described: false },
  decide,
  evolve,
};

export const companyStream = (accountId: string) => ({ accountId, streamId: `company-profile-${accountId}` });

function decide({ changed }: CompanyProfileCommand): Decision<CompanyProfileEvent, never> {
  return changed.length === 0 ? accept() : accept({ type: 'CompanyProfileChanged', changed });
}

function evolve(_state: Company, event: CompanyProfileEvent): Company {
  switch (event.type) {
    case 'CompanyProfileChanged':
      return { described: true };
    default:
      return assertNever(event.type);
  }
}

/** What was typed, as it is kept; or the first part that is missing or is no number or address. */
export function readProfile(typed: CompanyProfile): { profile: CompanyProfile } | { refusal: CompanyProfileRefusal } {
  const profile = { name: nameIn(typed.name), phone: phoneIn(typed.phone), email: emailIn(typed.email) };
  const missing = parts.find((part) => profile[part] === '');
  return missing === undefined ? { profile } : { refusal: { code: `company-${missing}-missing` } };
}

/** The parts in which two profiles differ; all of them where there was none. */
export function changedParts(before: CompanyProfile | null, after: CompanyProfile): CompanyProfilePart[] {
  return parts.filter((part) => before?.[part] !== after[part]);
}

// A line break in a name would end a line of a mail or an invoice.
function nameIn(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function phoneIn(text: string): string {
  if (!/^[\d\s().+-]*$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^\d{10,15}$/.test(national) ? national : '';
}

function emailIn(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase();
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(address) ? address : '';
}
