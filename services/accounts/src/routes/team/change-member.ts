import type { FastifyRequest } from 'fastify';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { endSessions } from '../../auth/end-sessions.ts';
import { member, memberStream, type MemberCommand, type Role } from '../../domain/member.ts';
import type { EndedBecause } from '../../domain/session.ts';
import { activeMembershipsOf } from '../../person/membership.ts';
import { moveHome, readPerson } from '../../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { ownerOf } from './team.ts';
import {
  changeMemberRole,
  disableMember,
  enableMember,
  removeMember,
} from '@leadwright/contracts/routes/accounts/team/team';
import { implement } from '@leadwright/runtime/http/declared-route';
import { teamRefusals } from '@leadwright/contracts/routes/accounts/team/refusals';

type Parts = Pick<AccountsParts, 'database' | 'store'>;
type Change = { type: 'ChangeRole'; role: Role } | { type: 'DisableMember' | 'EnableMember' | 'RemoveMember' };

/** Why the sessions of the person in this account end; null: they go on. */
const endings: Record<Change['type'], EndedBecause | null> = {
  ChangeRole: 'role-changed',
  DisableMember: 'member-disabled',
  EnableMember: null,
  RemoveMember: 'member-removed',
};

/** Repeats are harmless: the second finds what it wants, and appends nothing. */
export function changeMemberRoutes(app: HttpApp, parts: Parts): void {
  implement(app, changeMemberRole, (request) =>
    change(parts, request, request.params.personId, { type: 'ChangeRole', role: request.body.role }),
  );
  implement(app, disableMember, (request) =>
    change(parts, request, request.params.personId, { type: 'DisableMember' }),
  );
  implement(app, enableMember, (request) => change(parts, request, request.params.personId, { type: 'EnableMember' }));
  implement(app, removeMember, (request) => change(parts, request, request.params.personId, { type: 'RemoveMember' }));
}

async function change({ database, store }: Parts, request: FastifyRequest, personId: string, asked: Change) {
  const accountId = accountOf(request);
  const context = contextOf(request);
  // Who has another place goes on there at the next log-in, and this account then knows nothing of them any more.
  const others = asked.type === 'RemoveMember' ? await activeMembershipsOf(database, personId) : [];
  const next = others.find((other) => other.accountId !== accountId)?.accountId;
  return store.transaction(next === undefined ? [accountId] : [accountId, next], async (tx) => {
    // Read first: the account does not see who is removed and has a home elsewhere.
    const person = await readPerson(tx.db, personId);
    const stream = memberStream(accountId, personId);
    const ownerPersonId = await ownerOf(tx, accountId);
    const byPersonId = request.caller.personId;
    const command: MemberCommand = { ...asked, personId, byPersonId, ownerPersonId };
    const done = await tx.execute(stream, member, command, context);
    if (!done.accepted) throw refuse(teamRefusals[done.refusal.code]);
    const { role } = await tx.load(stream, member);
    if (!person || role === null) throw refuse(teamRefusals['not-a-member']);
    if (next !== undefined && person.accountId === accountId) await moveHome(tx.db, personId, next);
    const reason = endings[asked.type];
    // In the transaction of the change: who lost access has no session that outlives it.
    if (reason !== null && done.events.length > 0)
      await endSessions(tx, { accountIds: [accountId], personId, reason, keep: null }, context);
    return { personId, name: person.name, email: person.email, role };
  });
}
