import type { FastifyRequest } from 'fastify';
import { v7 as uuidV7 } from 'uuid';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { isPersonal } from '@leadwright/runtime/requests/personal-text';
import { impersonationById, type LiveImpersonation } from '../../auth/live-impersonation.ts';
import { actingAs } from '../../auth/open-session.ts';
import { impersonation, impersonationStream, type StopImpersonation } from '../../domain/impersonation.ts';
import { accountOfLogin } from '../../person/membership.ts';
import { findById, readMember, type Person } from '../../person/person.ts';
import { checkStaffNow } from '../../person/staff-now.ts';
import { findOpenOf } from '../../projections/impersonation.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { startImpersonation, stopImpersonation } from '@leadwright/contracts/routes/accounts/superadmin';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** By the real clock, from the start. Nothing makes it longer. */
const IMPERSONATION_MINUTES = 30;

type Parts = Pick<AccountsParts, 'database' | 'store' | 'accessTokens'>;

/** The start is recorded before anything is read. Staff cannot be acted for: their rights would come with them. */
export function impersonationRoutes(app: HttpApp, parts: Parts): void {
  implement(app, startImpersonation, async (request, reply) => {
    if (request.caller.impersonatorId !== null) throw refuse(commonRefusals.notAsStaffWhileImpersonating);
    const reason = request.body.reason.trim();
    if (reason === '') throw refuse(refusals.impersonationReasonMissing);
    if (isPersonal(reason)) throw refuse(refusals.impersonationReasonPersonal);
    const started = await start(parts, request, request.body.personId, reason);
    void reply.header('cache-control', 'no-store');
    return actingAs(parts, started);
  });
  implement(app, stopImpersonation, async (request, reply) => {
    await stop(parts, request);
    return reply.code(204).send(null);
  });
}

async function start(
  { database, store }: Parts,
  request: FastifyRequest,
  personId: string,
  reason: string,
): Promise<LiveImpersonation> {
  const { personId: superAdminId, sessionId } = request.caller;
  const superAdminAccountId = accountOf(request);
  if (sessionId === null) throw refuse(commonRefusals.notAllowed);
  const found = await findById(database, personId);
  if (!found) throw refuse(refusals.personUnknown);
  const id = uuidV7();
  const accountId = await accountOfLogin(database, found);
  const locked = [...new Set([superAdminAccountId, accountId])];
  // The super-admin's account is locked too: of two starts at once, the second sees the first.
  await store.transaction(locked, async (tx) => {
    await checkStaffNow(tx.db, superAdminId, 'impersonate');
    checkPerson(await readMember(tx.db, accountId, personId));
    await checkNone(tx, sessionId, locked);
    const who = { impersonationId: id, personId, superAdminId, superAdminAccountId, superAdminSessionId: sessionId };
    const started = await tx.execute(
      impersonationStream(accountId, id),
      impersonation,
      { type: 'StartImpersonation', ...who, reason, at: tx.realAt, expiresAt: endOf(tx) },
      { ...contextOf(request), onBehalfOf: personId },
    );
    if (!started.accepted) throw new Error(`a new impersonation was refused: ${started.refusal.code}`);
  });
  const live = await impersonationById(database, accountId, id);
  if (!live) throw refuse(commonRefusals.notSignedIn);
  return live;
}

function checkPerson(person: Person | null): void {
  if (!person) throw refuse(refusals.personUnknown);
  if (person.staff !== null || person.role === 'removed' || person.status !== 'verified')
    throw refuse(refusals.notImpersonable);
}

// Whom the session acts for stands in that person's account, whichever it is: looked for in all, then back to the two.
async function checkNone({ db }: WriteTransaction, sessionId: string, accountIds: string[]): Promise<void> {
  await setScope(db, 'all');
  const open = await findOpenOf(db, sessionId);
  await setScope(db, accountIds);
  if (open?.over === null) throw refuse(refusals.impersonatingAlready);
}

function endOf({ realAt }: Pick<WriteTransaction, 'realAt'>): string {
  return new Date(Date.parse(realAt) + IMPERSONATION_MINUTES * 60_000).toISOString();
}

// Asked by who acts, or by the super-admin in another tab. A repeat finds nothing, or one that is over.
async function stop({ database, store }: Parts, request: FastifyRequest): Promise<void> {
  const { impersonatorId, sessionId } = request.caller;
  if (sessionId === null) return;
  const own = await inScope(database.db, 'all', (trx) => findOpenOf(trx, sessionId));
  const open =
    impersonatorId === null ? own : { id: sessionId, accountId: accountOf(request), personId: request.caller.personId };
  if (!open) return;
  const command: StopImpersonation = { type: 'StopImpersonation', because: 'stopped' };
  const stream = impersonationStream(open.accountId, open.id);
  const context = { ...contextOf(request), onBehalfOf: open.personId };
  const stopped = await store.execute(stream, impersonation, command, context);
  if (!stopped.accepted) throw new Error(`an impersonation that exists was refused: ${stopped.refusal.code}`);
}
