import { CursorSchema } from '@leadwright/runtime/http/cursor';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../may-be-left-out.ts';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';
import { SignedInSchema } from './sessions.ts';
import { SignUpBody } from './sign-ups.ts';

export const startImpersonation = route({
  method: 'POST',
  path: '/api/v2/superadmin/impersonations',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Act for a person',
  body: Type.Object(
    {
      personId: Type.String({ minLength: 1, maxLength: 128 }),
      reason: Type.String({ maxLength: 300, description: 'Why, for instance a ticket. It is kept for ever.' }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: SignedInSchema },
  refusals: [
    refusals.impersonationReasonMissing,
    refusals.impersonationReasonPersonal,
    refusals.impersonatingAlready,
    refusals.notImpersonable,
    refusals.personUnknown,
    commonRefusals.notAllowed,
    commonRefusals.notAsStaffWhileImpersonating,
  ],
  example: examples.impersonate,
});

export const stopImpersonation = route({
  method: 'POST',
  path: '/api/v2/superadmin/impersonations/stop',
  service: 'accounts',
  access: 'super-admin',
  whileActing: 'allowed',
  summary: 'Stop acting for a person',
  answers: { 204: Type.Null({ description: 'Nobody is acted for any more in this session.' }) },
});

const Query = Type.Object(
  {
    email: Type.Optional(
      Type.String({ minLength: 1, maxLength: 254, description: 'A part of the e-mail address, in any case.' }),
    ),
    kind: Type.Optional(Type.Union([Type.Literal('Owner'), Type.Literal('User')])),
    verified: Type.Optional(Type.Boolean({ description: 'Whether they have opened their account.' })),
    sort: mayBeLeftOut(
      Type.Union([Type.Literal('email'), Type.Literal('newest'), Type.Literal('oldest')], { default: 'email' }),
    ),
    after: Type.Optional(CursorSchema('The `next` of the page before, with the same order.')),
    limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  },
  { additionalProperties: false },
);

const Listed = Type.Object({
  uid: Type.String(),
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  accountId: Type.String(),
  kind: Type.String({ description: 'Owner of the account, or User.' }),
  role: Type.String(),
  verified: Type.Boolean(),
  staff: Type.String(),
  impersonable: Type.Boolean({ description: 'Whether a super-admin may act for this person.' }),
  createdAt: Type.String(),
});

export const findPeople = route({
  method: 'GET',
  path: '/api/v2/superadmin/people',
  service: 'accounts',
  access: 'super-admin',
  limits: ['searches'],
  compressible: true,
  summary: 'Find people of all accounts',
  query: Query,
  answers: {
    200: Type.Object({
      people: Type.Array(Listed),
      next: Type.Optional(Type.String({ description: 'Ask with this as `after` for what follows.' })),
    }),
  },
  refusals: [commonRefusals.cursorInvalid, commonRefusals.notAllowed],
  example: examples.people,
});

export const sendSignUpLink = route({
  method: 'POST',
  path: '/api/v2/superadmin/sign-up-links',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Mail somebody a link to sign up',
  body: SignUpBody,
  answers: { 202: Type.Object({ message: Type.String() }) },
  refusals: [refusals.alreadyACustomer],
  example: examples.signUpLink,
});
