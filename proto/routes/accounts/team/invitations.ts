import { storableText } from '@leadwright/runtime/requests/text-like';
import { readByOthers } from '@leadwright/runtime/words/written';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { SignedInSchema } from '../sessions.ts';
import { teamExamples } from './examples.ts';
import { teamRefusals } from './refusals.ts';
import { RoleSchema } from './team.ts';

// The token goes in the body: a URL would end up in logs.
const token = Type.String({ minLength: 1, maxLength: 128 });

const Link = Type.Object({ token }, { additionalProperties: false });

const company = Type.Union([Type.String(), Type.Null()], { description: 'Of the account that invites.' });

export const checkInvitationLink = route({
  method: 'POST',
  path: '/api/v2/invitations/check-link',
  service: 'accounts',
  access: 'public',
  limits: ['invitation-network', 'links'],
  proof: { by: 'link', failsAs: [], orUnusable: true },
  summary: 'Whether a mailed invitation can be accepted',
  body: Link,
  answers: {
    200: Type.Object({
      usable: Type.Boolean(),
      newcomer: Type.Boolean({ description: 'Chooses name and password; everybody else only confirms.' }),
      name: Type.Union([Type.String(), Type.Null()], { description: 'What the admin entered of a newcomer.' }),
      company,
      role: Type.String({ description: 'admin or download; empty where the link cannot be used.' }),
    }),
  },
  example: teamExamples.checkInvitation,
});

export const acceptInvitation = route({
  method: 'POST',
  path: '/api/v2/invitations/accept',
  service: 'accounts',
  access: 'public',
  limits: ['invitation-network', 'links'],
  proof: { by: 'link', failsAs: [teamRefusals.invitationNotUsable] },
  cookies: true,
  summary: 'Join the account with a name and a password, and log in',
  body: Type.Object(
    {
      token,
      name: readByOthers(storableText({ maxLength: 200 })),
      password: Type.String({ minLength: 1, maxLength: 1024 }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: SignedInSchema },
  refusals: [teamRefusals.invitationNotUsable, teamRefusals['no-seat-left'], refusals.passwordTooWeak],
  example: teamExamples.acceptInvitation,
});

export const confirmInvitation = route({
  method: 'POST',
  path: '/api/v2/invitations/confirm',
  service: 'accounts',
  access: 'public',
  limits: ['invitation-network', 'links'],
  proof: { by: 'link', failsAs: [teamRefusals.invitationNotUsable] },
  summary: 'Join the account with the account that one has',
  body: Link,
  answers: { 200: Type.Object({ accountId: Type.String(), company, role: RoleSchema }) },
  refusals: [teamRefusals.invitationNotUsable, teamRefusals['no-seat-left'], teamRefusals.ownSubscription],
  example: teamExamples.confirmInvitation,
});
