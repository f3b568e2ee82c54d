import { typedMailbox } from '@leadwright/runtime/requests/typed-mailbox';
import { storableText } from '@leadwright/runtime/requests/text-like';
import { readByOthers } from '@leadwright/runtime/words/written';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { teamExamples } from './examples.ts';
import { teamRefusals } from './refusals.ts';

const Params = Type.Object({ personId: Type.String({ minLength: 1, maxLength: 128 }) });

export const RoleSchema = Type.Union([Type.Literal('admin'), Type.Literal('download')]);

/** Whom a change was about, for the sentence that the page says of it. */
const Named = Type.Object({
  personId: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  role: RoleSchema,
});

const refused = [teamRefusals['owner-stays'], teamRefusals['not-a-member']];

export const changeMemberRole = route({
  method: 'POST',
  path: '/api/v2/team/members/:personId/role',
  service: 'accounts',
  access: 'admin',
  summary: 'Give a member another role',
  params: Params,
  body: Type.Object({ role: RoleSchema }, { additionalProperties: false }),
  answers: { 200: Named },
  refusals: [...refused, teamRefusals['not-yourself']],
  example: teamExamples.changeRole,
});

export const disableMember = route({
  method: 'POST',
  path: '/api/v2/team/members/:personId/disable',
  service: 'accounts',
  access: 'admin',
  summary: 'Take access away for a while',
  params: Params,
  answers: { 200: Named },
  refusals: [...refused, teamRefusals['not-yourself']],
  example: teamExamples.ofPerson,
});

export const enableMember = route({
  method: 'POST',
  path: '/api/v2/team/members/:personId/enable',
  service: 'accounts',
  access: 'admin',
  summary: 'Give access back',
  params: Params,
  answers: { 200: Named },
  refusals: [...refused, teamRefusals['not-yourself']],
  example: teamExamples.ofPerson,
});

export const removeMember = route({
  method: 'POST',
  path: '/api/v2/team/members/:personId/remove',
  service: 'accounts',
  access: 'admin',
  summary: 'Remove a member from the account',
  params: Params,
  answers: { 200: Named },
  refusals: [...refused, teamRefusals['cannot-remove-yourself']],
  example: teamExamples.ofPerson,
});

const Team = Type.Object({
  seats: Type.Object({
    max: Type.Integer({ description: 'People that the plan is for, the owner among them.' }),
    taken: Type.Integer(),
    left: Type.Integer({ description: 'Never below 0.' }),
  }),
  members: Type.Array(
    Type.Object({
      ...Named.properties,
      status: Type.Union([Type.Literal('active'), Type.Literal('disabled'), Type.Literal('removed')]),
      owner: Type.Boolean(),
      overSeats: Type.Boolean({
        description:
          'The plan has no seat for them: the owner has the first, then who joined first. They order no download.',
      }),
      archived: Type.Boolean({ description: 'No member any more.' }),
      archivedAt: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  invitations: Type.Array(
    Type.Object({
      personId: Type.String(),
      name: Type.Union([Type.String(), Type.Null()], { description: 'What the admin entered.' }),
      email: Type.String({ description: 'Empty: the person has another address now.' }),
      role: RoleSchema,
      inviteStatus: Type.Literal('pending'),
      invitedAt: Type.String(),
      expired: Type.Boolean(),
    }),
  ),
});

export const getTeam = route({
  method: 'GET',
  path: '/api/v2/team',
  service: 'accounts',
  access: 'admin',
  summary: 'The people of the account',
  answers: { 200: Team },
  example: teamExamples.team,
});

export const inviteMember = route({
  method: 'POST',
  path: '/api/v2/team/invitations',
  service: 'accounts',
  access: 'admin',
  limits: ['invitations'],
  summary: 'Invite a person to the account',
  body: Type.Object(
    {
      email: typedMailbox,
      name: readByOthers(storableText({ maxLength: 200 })),
      role: RoleSchema,
    },
    { additionalProperties: false },
  ),
  answers: { 201: Named },
  refusals: [teamRefusals.ownSubscription, teamRefusals['no-seat-left'], teamRefusals['already-a-member']],
  example: teamExamples.invite,
});

export const resendInvitation = route({
  method: 'POST',
  path: '/api/v2/team/invitations/:personId/resend',
  service: 'accounts',
  access: 'admin',
  limits: ['invitations'],
  summary: 'Mail the link of an invitation again',
  params: Params,
  answers: { 200: Named },
  refusals: [teamRefusals['not-invited']],
  example: teamExamples.ofPerson,
});

export const withdrawInvitation = route({
  method: 'POST',
  path: '/api/v2/team/invitations/:personId/withdraw',
  service: 'accounts',
  access: 'admin',
  summary: 'Withdraw an invitation',
  params: Params,
  answers: { 200: Named },
  refusals: [teamRefusals['not-invited']],
  example: teamExamples.ofPerson,
});
