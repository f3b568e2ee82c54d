import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { listInvitations } from '../../person/invitation.ts';
import { listMembers, overSeats, readSeats } from '../../person/team.ts';
import type { AccountsParts } from '../parts.ts';
import { getTeam } from '@leadwright/contracts/routes/accounts/team/team';
import { implement } from '@leadwright/runtime/http/declared-route';

export function getTeamRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, getTeam, async (request) => {
    const accountId = accountOf(request);
    return inScope(database.db, [accountId], async (trx) => {
      const seats = await readSeats(trx, accountId);
      const members = await listMembers(trx, accountId);
      const over = new Set(overSeats(members, seats));
      return {
        seats,
        members: members.map((member) => ({
          ...member,
          overSeats: over.has(member.personId),
          archived: member.status === 'removed',
        })),
        invitations: (await listInvitations(trx, accountId)).map((invitation) => ({
          ...invitation,
          inviteStatus: 'pending' as const,
        })),
      };
    });
  });
}
