import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { mailedTo } from '@leadwright/runtime/requests/typed-mailbox';
import { readByOthers } from '@leadwright/runtime/words/written';
import { Type, type Static } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

/** As it is stored. */
const CompanyProfileSchema = Type.Object({
  name: Type.String(),
  phone: Type.String({ description: 'Digits alone; of a number of the United States ten.' }),
  email: Type.String(),
});

const Phone = Type.Object({
  state: Type.Union([Type.Literal('unverified'), Type.Literal('code-sent'), Type.Literal('verified')]),
  codeExpiresAt: Type.Union([Type.String(), Type.Null()], { description: 'Where a code was sent that still counts.' }),
});

const Kept = Type.Object({
  companyProfile: Type.Union([CompanyProfileSchema, Type.Null()], { description: 'null: nobody has entered one.' }),
  phone: Phone,
});

export const getCompanyProfile = route({
  method: 'GET',
  path: '/api/v2/company-profile',
  service: 'accounts',
  access: 'admin',
  summary: 'The company profile',
  answers: { 200: Kept },
  example: examples.companyProfile,
});

// Empty texts pass, so that they get the sentence of what is missing.
const Body = Type.Object(
  {
    name: readByOthers(Type.String({ maxLength: 200 })),
    phone: Type.String({ maxLength: 40, description: 'As people write it; 10 to 15 digits.' }),
    email: mailedTo(readByOthers(Type.String({ maxLength: 254 }))),
  },
  { additionalProperties: false },
);

export const putCompanyProfile = route({
  method: 'PUT',
  path: '/api/v2/company-profile',
  service: 'accounts',
  access: 'admin',
  whileActing: 'allowed',
  summary: 'Enter or change the company profile',
  body: Body,
  answers: { 200: Kept },
  refusals: [
    refusals['company-name-missing'],
    refusals['company-phone-missing'],
    refusals['company-email-missing'],
    commonRefusals.notWhileImpersonating,
  ],
  example: examples.changeCompanyProfile,
});

const maybe = Type.Union([Type.String(), Type.Null()]);

export const Me = Type.Object({
  uid: Type.String(),
  _docId: Type.String(),
  id: Type.String({ description: "The account holder's uid, also for people whom the holder added." }),
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  accountId: Type.String(),
  role: Type.String(),
  staff: Type.String(),
  verified: Type.Boolean(),
  superAdmin: Type.Boolean({ description: 'Stays true while a super-admin acts for this person.' }),
  impersonating: Type.Boolean(),
  companyProfile: Type.Union([CompanyProfileSchema, Type.Null()], {
    description: 'For the page header, and whom members ask. null for who was removed from the account.',
  }),
  companyUsers: Type.Array(Type.Object({ name: maybe, email: Type.String(), role: Type.String() }), {
    description: 'Whom the account holder added. Admins see all, others see themselves.',
  }),
  customer_id: Type.Union([Type.String(), Type.Null()], {
    description: 'Of the account at the payment processor, once billing told it; null for one that never paid.',
  }),
  inviteStatus: Type.Union([Type.Literal('converted'), Type.Null()], {
    description: 'converted: joined the account of somebody else. Who has not yet joined has no document.',
  }),
  archived: Type.Boolean({ description: 'Is no member of the account any more.' }),
  archivedAt: maybe,
  needsPort: Type.Boolean({
    description: 'The plan of an account that was brought over starts by POST /api/v2/me/account-port.',
  }),
  user: Type.Object({
    uid: Type.String(),
    email: Type.String(),
    creationTime: Type.String(),
    lastLoginTime: Type.Union([Type.String(), Type.Null()], { description: 'Into this account.' }),
  }),
});

export const getMe = route({
  method: 'GET',
  path: '/api/v2/me',
  service: 'accounts',
  access: 'person',
  summary: 'Who is signed in',
  answers: { 200: Me },
  refusals: [refusals.personUnknown],
  example: examples.me,
});

export const portAccount = route({
  method: 'POST',
  path: '/api/v2/me/account-port',
  service: 'accounts',
  access: 'member',
  summary: 'Start the plan of an account that was brought over',
  answers: { 200: Type.Object({ ported: Type.Boolean({ description: 'false: nothing was left to port.' }) }) },
  example: examples.portAccount,
});

export type Me = Static<typeof Me>;
