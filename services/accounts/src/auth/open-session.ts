import type { Static } from 'typebox';
import type { FastifyReply } from 'fastify';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { v7 as uuidV7 } from 'uuid';
import { session, sessionStream } from '../domain/session.ts';
import type { Person } from '../person/person.ts';
import { lifeSeconds, type AccessTokens } from './access-token.ts';
import type { LiveImpersonation } from './live-impersonation.ts';
import { rememberDevice, type Device } from '../person/session-device.ts';
import { issueToken } from './refresh-token.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import type { SignedInSchema } from '@leadwright/contracts/routes/accounts/sessions';
export type SignedIn = Static<typeof SignedInSchema>;

export type Opened = { sessionId: string; refreshToken: string };

/** Opens a session for this person. Without `device` its first renewal says where it is open. The transaction must hold the account's lock. */
export async function openSession(
  tx: WriteTransaction,
  person: Person,
  context: Context,
  device?: Device,
): Promise<Opened> {
  const sessionId = uuidV7();
  const { accountId, id: personId } = person;
  const started = await tx.execute(
    sessionStream(accountId, sessionId),
    session,
    { type: 'StartSession', sessionId, personId, at: tx.realAt },
    context,
  );
  if (!started.accepted) throw new Error(`a new session id was refused: ${started.refusal.code}`);
  if (device !== undefined) await rememberDevice(tx.db, { sessionId, accountId, personId }, device);
  return { sessionId, refreshToken: await issueToken(tx.db, { accountId, sessionId }, tx.realAt) };
}

/** Sets the cookie and returns the answer for the page: of the person, or of whom they act for. */
export function completeSignIn(
  parts: { reply: FastifyReply; cookie: RefreshCookie; accessTokens: AccessTokens },
  person: Person,
  opened: Opened,
  impersonated: LiveImpersonation | null = null,
): SignedIn {
  parts.cookie.set(parts.reply, opened.refreshToken);
  void parts.reply.header('cache-control', 'no-store');
  return impersonated ? actingAs(parts, impersonated) : signedInAs(parts, person, opened.sessionId);
}

export function actingAs(
  { accessTokens }: { accessTokens: AccessTokens },
  { person, id, superAdminId, superAdminEmail, secondsLeft }: LiveImpersonation,
): SignedIn {
  const acting = { superAdminId, secondsLeft };
  return {
    ...answerOf(person, accessTokens.sign(person, id, acting)),
    staff: 'super-admin',
    expiresInSeconds: lifeSeconds(acting),
    impersonatorId: superAdminId,
    impersonation: { superAdminEmail, secondsLeft },
  };
}

function signedInAs({ accessTokens }: { accessTokens: AccessTokens }, person: Person, sessionId: string): SignedIn {
  return answerOf(person, accessTokens.sign(person, sessionId));
}

function answerOf(person: Person, token: string): SignedIn {
  return {
    token,
    uid: person.id,
    email: person.email,
    accountId: person.accountId,
    role: person.role,
    staff: person.staff ?? '',
    expiresInSeconds: lifeSeconds(),
  };
}
