import type { FastifyRequest } from 'fastify';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { shownToOthers } from '@leadwright/runtime/words/written';
import { completeSignIn, openSession } from '../../auth/open-session.ts';
import { passwordProblem } from '../../auth/password-rules.ts';
import { member, memberStream } from '../../domain/member.ts';
import { readCompanyProfile } from '../../person/company-profile.ts';
import { consumeInvitation, findInvitation, type Invitation } from '../../person/invitation.ts';
import { moveHome, verifyInvited, type Person } from '../../person/person.ts';
import { deviceOf } from '../../person/session-device.ts';
import { hasOwnSubscription, readSeats } from '../../person/team.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import {
  checkInvitationLink,
  acceptInvitation,
  confirmInvitation,
} from '@leadwright/contracts/routes/accounts/team/invitations';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';
import { teamRefusals } from '@leadwright/contracts/routes/accounts/team/refusals';

type Parts = Pick<AccountsParts, 'database' | 'store' | 'passwords' | 'cookie' | 'accessTokens'>;
type Found = Invitation & { person: Person };

/** Used, replaced, withdrawn, expired and invented links get the same answer. */
export function answerInvitationRoutes(app: HttpApp, parts: Parts): void {
  implement(app, checkInvitationLink, async ({ body }) => {
    const found = await findInvitation(parts.database, body.token);
    if (!found) return { usable: false, newcomer: false, name: null, company: null, role: '' };
    const newcomer = isNewcomer(found);
    const name = newcomer ? (found.name ?? found.person.name) : null;
    return { usable: true, newcomer, name, company: await companyOf(parts, found), role: found.role };
  });
  acceptRoute(app, parts);
  confirmRoute(app, parts);
}

const isNewcomer = ({ person }: Found): boolean => person.status === 'pending';

function acceptRoute(app: HttpApp, parts: Parts): void {
  implement(app, acceptInvitation, async (request, reply) => {
    const { token: given, name, password } = request.body;
    const found = await findInvitation(parts.database, given);
    if (!found || !isNewcomer(found)) throw refuse(teamRefusals.invitationNotUsable);
    const { person, accountId, role } = found;
    const problem = passwordProblem(password, person.email);
    if (problem !== null) throw refuse(refusals.passwordTooWeak, { message: problem });
    // Hash before the transaction: hashing is slow by design and must not hold the account's lock.
    const passwordHash = await parts.passwords.hash(password);
    const joined: Person = { ...person, accountId, role, status: 'verified', name: name.trim(), passwordHash };
    const opened = await parts.store.transaction([accountId, person.accountId], async (tx) => {
      await join(tx, request, given, found);
      await verifyInvited(tx.db, person.id, { accountId, name: name.trim(), passwordHash });
      return openSession(tx, joined, contextOf(request, person.id), deviceOf(request));
    });
    return completeSignIn({ reply, ...parts }, joined, opened);
  });
}

// Logs nobody in: the link proves the mailbox, not the password that the person has.
function confirmRoute(app: HttpApp, parts: Parts): void {
  implement(app, confirmInvitation, async (request) => {
    const { token: given } = request.body;
    const found = await findInvitation(parts.database, given);
    if (!found || isNewcomer(found)) throw refuse(teamRefusals.invitationNotUsable);
    const { person, accountId, role } = found;
    if (await hasOwnSubscription(parts.database, person.id, accountId)) throw refuse(teamRefusals.ownSubscription);
    await parts.store.transaction([...new Set([accountId, person.accountId])], async (tx) => {
      await join(tx, request, given, found);
      // From now on a log-in opens the account that invited; the others can be chosen.
      await moveHome(tx.db, person.id, accountId);
    });
    return { accountId, company: await companyOf(parts, found), role };
  });
}

/** Needs the account's lock, under which the seat is counted: of several people on the last one, one joins. */
async function join(
  tx: WriteTransaction,
  request: FastifyRequest,
  given: string,
  { accountId, personId }: Invitation,
): Promise<void> {
  // Of two concurrent clicks, the second finds the link used. Whatever is refused after this keeps the link.
  if (!(await consumeInvitation(tx.db, given))) throw refuse(teamRefusals.invitationNotUsable);
  const { left } = await readSeats(tx.db, accountId);
  const command = { type: 'AcceptInvitation', personId, seatsLeft: left } as const;
  const done = await tx.execute(memberStream(accountId, personId), member, command, contextOf(request, personId));
  if (!done.accepted) throw refuse(teamRefusals[done.refusal.code]);
}

async function companyOf({ database }: Pick<Parts, 'database'>, { accountId }: Invitation): Promise<string | null> {
  const profile = await inScope(database.db, [accountId], (trx) => readCompanyProfile(trx, accountId));
  return shownToOthers(profile?.name ?? '') || null;
}
