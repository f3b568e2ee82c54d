import type { FastifyRequest } from 'fastify';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { v7 as uuidV7 } from 'uuid';
import { completeSignIn, openSession, type Opened } from '../../auth/open-session.ts';
import { account, accountStream } from '../../domain/account.ts';
import { member, memberStream } from '../../domain/member.ts';
import { session, sessionStream } from '../../domain/session.ts';
import { readCompanyProfile } from '../../person/company-profile.ts';
import { endInvitation } from '../../person/invitation.ts';
import { activeMembershipsOf } from '../../person/membership.ts';
import { findById, moveHome, readMember, type Person } from '../../person/person.ts';
import { deviceOf } from '../../person/session-device.ts';
import { listMembers } from '../../person/team.ts';
import { readSession } from '../../projections/session.ts';
import { PLAN_OF_SIGN_UP } from '../confirm-sign-up.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { listMyAccounts, enterAccount, convertToOwnAccount } from '@leadwright/contracts/routes/accounts/my-accounts';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';
import { teamRefusals } from '@leadwright/contracts/routes/accounts/team/refusals';

type Parts = Pick<AccountsParts, 'database' | 'store' | 'cookie' | 'accessTokens' | 'trialKeys'>;

/** A session belongs to one account. */
export function myAccountsRoutes(app: HttpApp, parts: Parts): void {
  implement(app, listMyAccounts, async (request) => ({ accounts: await accountsOf(parts, request) }));
  implement(app, enterAccount, async (request, reply) => {
    const { person, opened } = await goOnIn(parts, request, request.body.accountId);
    return completeSignIn({ reply, ...parts }, person, opened);
  });
  convertRoute(app, parts);
}

/** Opens the own account if there is none. Who still has access is refused. */
function convertRoute(app: HttpApp, parts: Parts): void {
  implement(app, convertToOwnAccount, async (request, reply) => {
    const lost = accountOf(request);
    const { personId } = request.caller;
    const own = (await activeMembershipsOf(parts.database, personId)).find(({ owner }) => owner)?.accountId;
    // Of the account that one owns nobody can be removed.
    if (own === lost) throw refuse(teamRefusals['still-a-member']);
    const toAccountId = own ?? uuidV7();
    const { person, opened } = await goOnIn(parts, request, toAccountId, async (tx, found, context) => {
      const command = { type: 'ConvertMember', personId, toAccountId } as const;
      const done = await tx.execute(memberStream(lost, personId), member, command, context);
      if (!done.accepted) throw refuse(teamRefusals[done.refusal.code]);
      await endInvitation(tx.db, lost, personId, 'converted');
      await moveHome(tx.db, personId, toAccountId);
      if (own === undefined) await openOwn(tx, parts, { ...found, accountId: toAccountId }, context);
    });
    return completeSignIn({ reply, ...parts }, person, opened);
  });
}

/** In one transaction; `before` runs under the locks of both accounts. */
async function goOnIn(
  { database, store }: Parts,
  request: FastifyRequest,
  toAccountId: string,
  before?: (tx: WriteTransaction, found: Person, context: Context) => Promise<void>,
): Promise<{ person: Person; opened: Opened }> {
  const { personId, sessionId, impersonatorId } = request.caller;
  // The cookie that is set would be the person's own, in the browser of somebody else.
  if (impersonatorId !== null) throw refuse(teamRefusals.actingForAnother);
  const from = accountOf(request);
  const found = await findById(database, personId);
  if (!found) throw refuse(refusals.personUnknown);
  const context = contextOf(request);
  return store.transaction([...new Set([from, toAccountId, found.accountId])], async (tx) => {
    await before?.(tx, found, context);
    const person = await readMember(tx.db, toAccountId, personId);
    // The same answer for an account that is not there and for one where the person has no place.
    if (!person || person.role === 'removed') throw refuse(teamRefusals.accountNotYours);
    const current = sessionId === null ? null : await readSession(tx.db, sessionId);
    if (sessionId !== null && current?.live === true) {
      const end = { type: 'EndSession', reason: 'logged-out' } as const;
      const ended = await tx.execute(sessionStream(from, sessionId), session, end, context);
      if (!ended.accepted) throw new Error(`a session that exists was refused: ${ended.refusal.code}`);
    }
    return { person, opened: await openSession(tx, person, context, deviceOf(request)) };
  });
}

async function openOwn(
  tx: WriteTransaction,
  { trialKeys }: Pick<Parts, 'trialKeys'>,
  person: Person,
  context: Context,
): Promise<void> {
  const trialMarks = mailboxMarks(trialKeys, person.email);
  const command = { type: 'OpenAccount', ownerPersonId: person.id, planId: PLAN_OF_SIGN_UP, trialMarks } as const;
  const opened = await tx.execute(accountStream(person.accountId), account, command, context);
  if (!opened.accepted) throw new Error(`a new account was refused: ${opened.refusal.code}`);
}

async function accountsOf({ database }: Pick<Parts, 'database'>, request: FastifyRequest) {
  const mine = await activeMembershipsOf(database, request.caller.personId);
  const scope = mine.map(({ accountId }) => accountId);
  return inScope(database.db, scope, (trx) =>
    Promise.all(
      mine.map(async ({ accountId, role, owner }) => ({
        accountId,
        company: (await readCompanyProfile(trx, accountId))?.name ?? null,
        ownerName: (await listMembers(trx, accountId)).find((other) => other.owner)?.name ?? null,
        role,
        owner,
        current: accountId === request.caller.accountId,
      })),
    ),
  );
}
