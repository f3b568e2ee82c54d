import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { v7 as uuidV7 } from 'uuid';
import { member, memberStream, type Role } from '../../domain/member.ts';
import { endInvitation, findOpenInvitation, writeInvitation, type OpenInvitation } from '../../person/invitation.ts';
import { findByEmail, insertPerson, type Person } from '../../person/person.ts';
import { hasOwnSubscription, readSeats } from '../../person/team.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { ownerOf } from './team.ts';
import { inviteMember, resendInvitation, withdrawInvitation } from '@leadwright/contracts/routes/accounts/team/team';
import { implement } from '@leadwright/runtime/http/declared-route';
import { teamRefusals } from '@leadwright/contracts/routes/accounts/team/refusals';
type Parts = Pick<AccountsParts, 'database' | 'store'>;

/** An admin learns only whether the person pays for an own plan. A repeated invitation mails another link. */
export function inviteMemberRoutes(app: HttpApp, parts: Parts): void {
  implement(app, inviteMember, async (request, reply) => {
    const accountId = accountOf(request);
    const { email, name, role } = request.body;
    const context = contextOf(request);
    for (;;) {
      const known = await findByEmail(parts.database, email);
      if (known && (await hasOwnSubscription(parts.database, known.id, accountId)))
        throw refuse(teamRefusals.ownSubscription);
      const person = known ?? newcomer(email, name.trim());
      const byPersonId = request.caller.personId;
      const asked = { accountId, person, isNew: known === null, name: name.trim(), role, byPersonId };
      const invited = await parts.store.transaction([...new Set([accountId, person.accountId])], (tx) =>
        invite(tx, asked, context),
      );
      // Another request took the address between our read and the lock: the next try finds it.
      if (!invited) continue;
      const shown = { personId: person.id, name: name.trim(), email: normaliseEmail(email), role };
      return reply.code(201).send(shown);
    }
  });
  openInvitationRoutes(app, parts);
}

function newcomer(email: string, name: string): Person {
  // A home of their own, so that a sign-up of the same address opens that and nothing of this account.
  return {
    id: uuidV7(),
    accountId: uuidV7(),
    email,
    name,
    passwordHash: null,
    status: 'pending',
    role: 'removed',
    staff: null,
  };
}

type Invited = { accountId: string; person: Person; isNew: boolean; name: string; role: Role; byPersonId: string };

/** False if the address was taken meanwhile. Needs the account's lock. */
async function invite(
  tx: WriteTransaction,
  { accountId, person, isNew, name, role, byPersonId }: Invited,
  context: Context,
): Promise<boolean> {
  const ownerPersonId = await ownerOf(tx, accountId);
  if (isNew && !(await insertPerson(tx.db, person, tx.at))) return false;
  const command = { type: 'InviteMember', personId: person.id, role, byPersonId, ownerPersonId } as const;
  const done = await tx.execute(memberStream(accountId, person.id), member, command, context);
  if (!done.accepted) throw refuse(teamRefusals[done.refusal.code]);
  // Counted again when the invitation is accepted: until then it takes no seat.
  if ((await readSeats(tx.db, accountId)).left < 1) throw refuse(teamRefusals['no-seat-left']);
  await writeInvitation(tx.db, { accountId, personId: person.id, role, name }, person.email);
  return true;
}

function openInvitationRoutes(app: HttpApp, { store }: Parts): void {
  implement(app, resendInvitation, (request) => {
    const { personId } = request.params;
    const accountId = accountOf(request);
    return store.transaction([accountId], async (tx) => {
      const { name, email } = await openInvitation(tx, accountId, personId);
      // Another mailbox was not invited, and the account does not learn which it is.
      if (email === '') throw refuse(teamRefusals['not-invited']);
      const command = { type: 'ResendInvitation', personId } as const;
      const role = await changeInvitation(tx, accountId, command, contextOf(request));
      await writeInvitation(tx.db, { accountId, personId, role, name }, email);
      return { personId, name, email, role };
    });
  });
  implement(app, withdrawInvitation, (request) => {
    const { personId } = request.params;
    const accountId = accountOf(request);
    return store.transaction([accountId], async (tx) => {
      const { name, email } = await openInvitation(tx, accountId, personId);
      const command = { type: 'WithdrawInvitation', personId } as const;
      const role = await changeInvitation(tx, accountId, command, contextOf(request));
      await endInvitation(tx.db, accountId, personId, 'withdrawn');
      return { personId, name, email, role };
    });
  });
}

async function changeInvitation(
  tx: WriteTransaction,
  accountId: string,
  command: { type: 'ResendInvitation' | 'WithdrawInvitation'; personId: string },
  context: Context,
): Promise<Role> {
  const stream = memberStream(accountId, command.personId);
  const { invitedAs } = await tx.load(stream, member);
  const done = await tx.execute(stream, member, command, context);
  if (!done.accepted) throw refuse(teamRefusals[done.refusal.code]);
  if (invitedAs === null) throw new Error('an invitation of nobody was accepted');
  return invitedAs;
}

async function openInvitation(tx: WriteTransaction, accountId: string, personId: string): Promise<OpenInvitation> {
  const open = await findOpenInvitation(tx.db, accountId, personId);
  if (!open) throw refuse(teamRefusals['not-invited']);
  return open;
}
