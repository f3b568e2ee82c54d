import { given } from '@leadwright/testing/decider';
import {
  changedParts,
  company,
  readProfile,
  type CompanyProfile,
  type CompanyProfileCommand,
  type CompanyProfileEvent,
  type CompanyProfilePart,
} from './company-profile.ts';

const typed: CompanyProfile = { name: 'Byron Roofing', phone: '(602) 555-0134', email: 'Office@Byron.example' };
const kept: CompanyProfile = { name: 'Byron Roofing', phone: '6025550134', email: 'office@byron.example' };
const of = (change: Partial<CompanyProfile>) => readProfile({ ...typed, ...change });

describe('what was typed of a company', () => {
  it('is kept with the digits of its phone number and its address in lower case', () => {
    expect(readProfile(typed)).toEqual({ profile: kept });
    expect(readProfile(kept)).toEqual({ profile: kept });
  });

  it.each([
    ['name', ''],
    ['name', ' \n '],
    ['phone', ''],
    ['phone', '555-0134'],
    ['phone', '(602) 555-0134 x12'],
    ['phone', 'call me'],
    ['phone', '1234567890123456'],
    ['email', ''],
    ['email', 'office'],
    ['email', '@byron.example'],
    ['email', 'office@'],
    ['email', 'a@b@c'],
    ['email', 'office@byron.example\r\nbcc: all@byron.example'],
  ] as const)('is refused for its %s: %j', (part, text) => {
    expect(of({ [part]: text })).toEqual({ refusal: { code: `company-${part}-missing` } });
  });

  it('names the first part that is missing, in the order of the form', () => {
    expect(readProfile({ name: '', phone: '', email: '' })).toEqual({ refusal: { code: 'company-name-missing' } });
    expect(of({ phone: '', email: '' })).toEqual({ refusal: { code: 'company-phone-missing' } });
  });

  it.each([
    ['+1 602 555 0134', '6025550134'],
    ['1-602-555-0134', '6025550134'],
    ['602.555.0134', '6025550134'],
    ['+49 30 1234567', '49301234567'],
  ])('keeps the phone number %s as %s', (phone, digits) => {
    expect(of({ phone })).toEqual({ profile: { ...kept, phone: digits } });
  });

  it('has its name on one line', () => {
    expect(of({ name: '  Byron\r\n\tRoofing\u0007  Inc ' })).toEqual({
      profile: { ...kept, name: 'Byron Roofing Inc' },
    });
  });
});

describe('a change of a company profile', () => {
  it('names the parts that differ, and all of them where there was none', () => {
    expect(changedParts(null, kept)).toEqual(['name', 'phone', 'email']);
    expect(changedParts(kept, kept)).toEqual([]);
    expect(changedParts(kept, { ...kept, email: 'new@byron.example', name: 'B' })).toEqual(['name', 'email']);
  });

  it('that changes nothing appends nothing', () => {
    const { initial, decide, evolve } = company;
    expect(decide({ type: 'ChangeCompanyProfile', changed: [] }, initial)).toMatchObject({ events: [] });
    const decided = decide({ type: 'ChangeCompanyProfile', changed: ['phone'] }, initial);
    expect(decided).toMatchObject({ events: [{ type: 'CompanyProfileChanged', changed: ['phone'] }] });
    expect(evolve(initial, { type: 'CompanyProfileChanged', changed: ['phone'] })).toEqual({
      ...initial,
      described: true,
    });
  });
});

describe('a phone number', () => {
  const described: CompanyProfileEvent = { type: 'CompanyProfileChanged', changed: ['name', 'phone', 'email'] };
  const ids = { verificationId: 'v1', personId: 'p' };
  const requested: CompanyProfileEvent = { type: 'PhoneVerificationRequested', ...ids };
  const verified: CompanyProfileEvent = { type: 'CompanyVerified', ...ids, trialMarks: ['phone:1:ab'] };
  const request = { type: 'RequestPhoneVerification', ...ids } as const;
  const verify: CompanyProfileCommand = { type: 'VerifyCompany', ...ids, trialMarks: ['phone:1:ab'] };
  const changed = (...parts: CompanyProfilePart[]): CompanyProfileEvent => ({
    type: 'CompanyProfileChanged',
    changed: parts,
  });

  it('is verified by the code that was asked for last, once', () => {
    given(company).when(request).thenRefused('phone-not-saved');
    given(company, described).when(request).then(requested);
    given(company, described).when(verify).thenRefused('code-over');
    given(company, described, requested).when(verify).then(verified);
    given(company, described, requested, { ...requested, verificationId: 'v2' })
      .when(verify)
      .thenRefused('code-over');
    given(company, described, requested, verified).when(verify).thenRefused('code-over');
    given(company, described, requested, verified).when(request).thenRefused('phone-verified');
  });

  it('that is changed is unverified again, and the code that went to the one before counts no more', () => {
    given(company, described, requested, changed('phone')).when(verify).thenRefused('code-over');
    given(company, described, requested, verified, changed('phone')).when(request).then(requested);
    given(company, described, requested, verified, changed('name')).when(request).thenRefused('phone-verified');
    given(company, described, requested, changed('name', 'email')).when(verify).then(verified);
  });
});
