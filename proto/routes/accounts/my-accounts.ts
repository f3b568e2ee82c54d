import { Type } from 'typebox';
import { route } from '../route.ts';
import { refusals } from './refusals.ts';
import { SignedInSchema } from './sessions.ts';
import { teamExamples } from './team/examples.ts';
import { teamRefusals } from './team/refusals.ts';
import { RoleSchema } from './team/team.ts';

export const listMyAccounts = route({
  method: 'GET',
  path: '/api/v2/me/accounts',
  service: 'accounts',
  access: 'person',
  summary: 'The accounts one may work in',
  answers: {
    200: Type.Object({
      accounts: Type.Array(
        Type.Object({
          accountId: Type.String(),
          company: Type.Union([Type.String(), Type.Null()]),
          ownerName: Type.Union([Type.String(), Type.Null()]),
          role: RoleSchema,
          owner: Type.Boolean({ description: 'The own account, which one pays for.' }),
          current: Type.Boolean(),
        }),
      ),
    }),
  },
  example: teamExamples.myAccounts,
});

export const enterAccount = route({
  method: 'POST',
  path: '/api/v2/me/account',
  service: 'accounts',
  access: 'person',
  cookies: true,
  summary: 'Go on in another account',
  body: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) }, { additionalProperties: false }),
  answers: { 200: SignedInSchema },
  refusals: [teamRefusals.accountNotYours, teamRefusals.actingForAnother],
  example: teamExamples.switchAccount,
});

export const convertToOwnAccount = route({
  method: 'POST',
  path: '/api/v2/me/conversion',
  service: 'accounts',
  access: 'person',
  cookies: true,
  summary: 'Go on with an own account after access was lost',
  answers: { 200: SignedInSchema },
  refusals: [teamRefusals['still-a-member'], teamRefusals.actingForAnother, refusals.personUnknown],
  example: teamExamples.convert,
});
