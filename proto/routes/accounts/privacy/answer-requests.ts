import { Type } from 'typebox';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { privacyExamples } from './examples.ts';
import { privacyRefusals } from './refusals.ts';
import { Kind } from './requests.ts';

/** The address of one request. */
export const RequestParams = Type.Object({ requestId: Type.String({ minLength: 1, maxLength: 128 }) });

export const erasePersonByRequest = route({
  method: 'POST',
  path: '/api/v2/superadmin/privacy-requests/:requestId/erase-person',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Erase the person who asked to be deleted',
  params: RequestParams,
  answers: { 204: Type.Null({ description: 'The person is erased, and every session is over.' }) },
  refusals: [
    privacyRefusals['privacy-request-unknown'],
    privacyRefusals['privacy-request-not-open'],
    privacyRefusals.privacyRequestNotDelete,
    privacyRefusals.nobodyToErase,
    privacyRefusals.subscriptionNotEnded,
    privacyRefusals.membersRemain,
    refusals.personUnknown,
  ],
  example: privacyExamples.erase,
});

export const LIST_MAX = 200;

const Open = Type.Object({
  requestId: Type.String(),
  kind: Kind,
  email: Type.Union([Type.String(), Type.Null()]),
  receivedAt: Type.String(),
  confirmedAt: Type.String(),
  dueAt: Type.String(),
  daysLeft: Type.Integer({ description: 'Whole days; below zero: late by so many.' }),
  extendedBecause: Type.Union([Type.String(), Type.Null()]),
  leads: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'That were found in lists and taken out; null: the lists are not looked through yet, or not for such a request.',
  }),
  erased: Type.Boolean({ description: 'A super-admin has erased an account for this request.' }),
  uid: Type.Union([Type.String(), Type.Null()], { description: 'The person with this address; null: nobody.' }),
});

export const listPrivacyRequests = route({
  method: 'GET',
  path: '/api/v2/superadmin/privacy-requests',
  service: 'accounts',
  access: 'super-admin',
  summary: 'The requests that wait for an answer',
  description: `The one due first at the top, ${LIST_MAX} at most.`,
  answers: { 200: Type.Object({ requests: Type.Array(Open) }) },
  example: privacyExamples.list,
});

export const extendPrivacyDeadline = route({
  method: 'POST',
  path: '/api/v2/superadmin/privacy-requests/:requestId/extend',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Take up to 90 days for a request',
  description: 'Once, within the first 45 days. Who asked gets the reason by mail.',
  params: RequestParams,
  body: Type.Object(
    {
      reason: Type.Union([
        Type.Literal('many-requests'),
        Type.Literal('hard-to-find'),
        Type.Literal('waiting-for-others'),
      ]),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ dueAt: Type.String() }) },
  refusals: [
    privacyRefusals['privacy-request-unknown'],
    privacyRefusals['privacy-request-not-open'],
    privacyRefusals['privacy-request-extended-before'],
    privacyRefusals['privacy-request-overdue'],
  ],
  example: privacyExamples.extend,
});

export const recordPrivacyAnswer = route({
  method: 'POST',
  path: '/api/v2/superadmin/privacy-requests/:requestId/answer',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Mark a request as answered',
  description:
    'Who asked gets the outcome by mail; a week later the address is forgotten. An outcome is refused until the lists were looked through, and where it is not what became of the request.',
  params: RequestParams,
  body: Type.Object(
    {
      outcome: Type.Union([
        Type.Literal('done'),
        Type.Literal('nothing-held'),
        Type.Literal('exempt'),
        Type.Literal('not-verified'),
        Type.Literal('not-found'),
      ]),
    },
    { additionalProperties: false },
  ),
  answers: { 204: Type.Null({ description: 'It is answered.' }) },
  refusals: [
    privacyRefusals['privacy-request-unknown'],
    privacyRefusals['privacy-request-not-open'],
    privacyRefusals['lead-data-not-reached'],
    privacyRefusals['leads-not-removed-yet'],
    privacyRefusals['privacy-account-remains'],
    privacyRefusals['privacy-outcome-not-true'],
  ],
  example: privacyExamples.answer,
});
