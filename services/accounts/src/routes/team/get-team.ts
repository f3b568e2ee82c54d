import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { listInvitations } from '../../person/invitation.ts';
import { listMembers, readSeats } from '../../person/team.ts';
import type { AccountsParts } from '../parts.ts';
import { teamExamples } from './examples.ts';
import { Named, RoleSchema } from './team.ts';

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

/** Members, open invitations and seats of the caller's account. */
export function getTeamRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/team',
    {
      schema: { tags: ['team'], summary: 'The people of the account', response: { 200: Team } },
      config: { access: 'admin', example: teamExamples.team },
    },
    async (request) => {
      const accountId = accountOf(request);
      return inScope(database.db, [accountId], async (trx) => ({
        seats: await readSeats(trx, accountId),
        members: (await listMembers(trx, accountId)).map((member) => ({
          ...member,
          archived: member.status === 'removed',
        })),
        invitations: (await listInvitations(trx, accountId)).map((invitation) => ({
          ...invitation,
          inviteStatus: 'pending' as const,
        })),
      }));
    },
  );
}
