import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { findLink, consumeLink } from '../auth/one-time-link.ts';
import { openSession, completeSignIn, type Opened } from '../auth/open-session.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import { account, accountStream } from '../domain/account.ts';
import { findById, verifyPerson, type Person } from '../person/person.ts';
import { trialSourcesOf } from '../auth/trial-sources.ts';
import { deviceOf, type Device } from '../person/session-device.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';
import { confirmSignUp } from '@leadwright/contracts/routes/accounts/sign-ups';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

export const PLAN_OF_SIGN_UP = 'free-trial';

/** A refused password does not consume the link. */
export function confirmSignUpRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'passwords' | 'cookie' | 'accessTokens' | 'trialKeys'>,
): void {
  implement(app, confirmSignUp, async (request, reply) => {
    const { token, password } = request.body;
    const person = await findPendingPerson(parts.database, token);
    if (!person) throw refuse(refusals.linkNotUsable);
    const problem = passwordProblem(password, person.email);
    if (problem !== null) throw refuse(refusals.passwordTooWeak, { message: problem });
    // Hash before the transaction: hashing is slow by design and must not hold the account's lock.
    const passwordHash = await parts.passwords.hash(password);
    const verified: Person = { ...person, role: 'admin', status: 'verified', passwordHash };
    const context = contextOf(request, person.id);
    const opened = await parts.store.transaction([person.accountId], (tx) =>
      open(tx, { token, person: verified, passwordHash, keys: parts.trialKeys, device: deviceOf(request) }, context),
    );
    return completeSignIn({ reply, ...parts }, verified, opened);
  });
}

export async function findPendingPerson(database: Database, token: string): Promise<Person | null> {
  const owner = await findLink(database, token, 'sign-up');
  const person = owner && (await findById(database, owner.personId));
  return person?.status === 'pending' ? person : null;
}

type Opening = { token: string; person: Person; passwordHash: string; keys: MarkKeys; device: Device };

async function open(
  tx: WriteTransaction,
  { token, person, passwordHash, keys, device }: Opening,
  context: Context,
): Promise<Opened> {
  // Of two concurrent clicks, the second finds the link consumed.
  if (!(await consumeLink(tx.db, token, 'sign-up'))) throw refuse(refusals.linkNotUsable);
  await verifyPerson(tx.db, person.id, passwordHash);
  const trialMarks = mailboxMarks(keys, person.email);
  const trialSources = trialSourcesOf(keys, person.email, device.address);
  const command = {
    type: 'OpenAccount',
    ownerPersonId: person.id,
    planId: PLAN_OF_SIGN_UP,
    trialMarks,
    trialSources,
  } as const;
  const opened = await tx.execute(accountStream(person.accountId), account, command, context);
  if (!opened.accepted) throw new Error(`a new account was refused: ${opened.refusal.code}`);
  return openSession(tx, person, context, device);
}
