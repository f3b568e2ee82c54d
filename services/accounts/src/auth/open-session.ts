// The last step of log-in, sign-up and refresh: gives the person an access token and a cookie.
import { Type, type Static } from 'typebox';
import type { FastifyReply } from 'fastify';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { v7 as uuidV7 } from 'uuid';
import { session, sessionStream } from '../domain/session.ts';
import type { Person } from '../person/person.ts';
import { rememberDevice, type Device } from '../person/session-device.ts';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-token.ts';
import { issueToken } from './refresh-token.ts';
import type { RefreshCookie } from './refresh-cookie.ts';

export const SignedInSchema = Type.Object({
  token: Type.String({ description: 'For the Authorization header. Kept in memory only.' }),
  uid: Type.String(),
  email: Type.String(),
  accountId: Type.String(),
  role: Type.String({ description: 'In this account, now: admin, download, or removed.' }),
  staff: Type.String({ description: 'super-admin, finance, or empty.' }),
  expiresInSeconds: Type.Integer(),
});
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

/** Sets the cookie and returns the answer for the page. */
export function completeSignIn(
  parts: { reply: FastifyReply; cookie: RefreshCookie; accessTokens: AccessTokens },
  person: Person,
  opened: Opened,
): SignedIn {
  parts.cookie.set(parts.reply, opened.refreshToken);
  void parts.reply.header('cache-control', 'no-store');
  return {
    token: parts.accessTokens.sign(person, opened.sessionId),
    uid: person.id,
    email: person.email,
    accountId: person.accountId,
    role: person.role,
    staff: person.staff ?? '',
    expiresInSeconds: ACCESS_TOKEN_SECONDS,
  };
}
