// What an account's admins say of their company, and whether its phone number is theirs. Stream
// company-profile-<account>. Events say which parts changed; the parts themselves stand in table company_profile, so the
// caller compares them.
import { accept, deciderOf, refuse } from '@leadwright/eventsourcing/decider';

export type CompanyProfile = {
  name: string;
  /** Digits alone, 10 to 15; of a number of the United States ten. */
  phone: string;
  /** In lower case. */
  email: string;
};
export type CompanyProfilePart = keyof CompanyProfile;

export type CompanyProfileChanged = { type: 'CompanyProfileChanged'; changed: CompanyProfilePart[] };
/** A code goes to the number that the profile has now. */
export type PhoneVerificationRequested = {
  type: 'PhoneVerificationRequested';
  verificationId: string;
  personId: string;
};
/** The code came back. `trialMarks`: keyed hashes of the number, by which a second free trial is known. */
export type CompanyVerified = {
  type: 'CompanyVerified';
  verificationId: string;
  personId: string;
  trialMarks: string[];
};
export type CompanyProfileEvent = CompanyProfileChanged | PhoneVerificationRequested | CompanyVerified;

export type ChangeCompanyProfile = { type: 'ChangeCompanyProfile'; changed: CompanyProfilePart[] };
export type RequestPhoneVerification = { type: 'RequestPhoneVerification'; verificationId: string; personId: string };
export type VerifyCompany = { type: 'VerifyCompany'; verificationId: string; personId: string; trialMarks: string[] };
export type CompanyProfileCommand = ChangeCompanyProfile | RequestPhoneVerification | VerifyCompany;

export type MissingPart = { code: `company-${CompanyProfilePart}-missing` };
/** `code-over`: its request was answered or replaced, or the number is another one since. */
export type CompanyProfileRefusal = { code: 'phone-not-saved' | 'phone-verified' } | { code: 'code-over' };

/** `verificationId`: the request whose code counts; null: none. */
export type Company = { described: boolean; verificationId: string | null; verified: boolean };

const parts: CompanyProfilePart[] = ['name', 'phone', 'email'];

export const company = deciderOf<Company, CompanyProfileCommand, CompanyProfileEvent, CompanyProfileRefusal>({
  codeVersion: 2,
  initial: { described: false, verificationId: null, verified: false },
  commands: {
    ChangeCompanyProfile: {
      decide: (command) => {
        const { changed } = command;
        return changed.length === 0 ? accept() : accept({ type: 'CompanyProfileChanged', changed });
      },
    },
    RequestPhoneVerification: {
      decide: (command, state) => {
        if (!state.described) return refuse({ code: 'phone-not-saved' });
        if (state.verified) return refuse({ code: 'phone-verified' });
        const { verificationId, personId } = command;
        return accept({ type: 'PhoneVerificationRequested', verificationId, personId });
      },
    },
    VerifyCompany: {
      decide: (command, state) => {
        const { verificationId, personId, trialMarks } = command;
        if (state.verificationId !== verificationId) return refuse({ code: 'code-over' });
        return accept({ type: 'CompanyVerified', verificationId, personId, trialMarks });
      },
    },
  },
  events: {
    // Another number is unverified, and the code that went to the one before says nothing of it.
    CompanyProfileChanged: {
      evolve: (state, event) =>
        event.changed.includes('phone')
          ? { described: true, verificationId: null, verified: false }
          : { ...state, described: true },
    },
    PhoneVerificationRequested: { evolve: (state, event) => ({ ...state, verificationId: event.verificationId }) },
    CompanyVerified: { evolve: (state) => ({ ...state, verificationId: null, verified: true }) },
  },
});

export const companyStream = (accountId: string) => ({ accountId, streamId: `company-profile-${accountId}` });

/** What was typed, as it is kept; or the first part that is missing or is no number or address. */
export function readProfile(typed: CompanyProfile): { profile: CompanyProfile } | { refusal: MissingPart } {
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

/** The digits of a number as people write it, without the country code 1; empty if it is none. */
export function phoneIn(text: string): string {
  if (!/^[\d\s().+-]*$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^\d{10,15}$/.test(national) ? national : '';
}

function emailIn(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase();
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(address) ? address : '';
}
