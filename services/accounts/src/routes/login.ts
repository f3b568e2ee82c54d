import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { openSession, SignedInSchema, completeSignIn } from '../auth/open-session.ts';
import { accountOfLogin } from '../person/membership.ts';
import { findByEmail, readMember, replaceHash, type Person } from '../person/person.ts';
import { deviceOf } from '../person/session-device.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { examples } from './examples.ts';
import type { AccountsParts } from './parts.ts';
import { refusals } from './refusals.ts';

const Body = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 1024 }),
    uid: Type.Optional(Type.String({ maxLength: 128, description: 'Compared with the person found, never trusted.' })),
  },
  { additionalProperties: false },
);

/**
 * Exchanges e-mail and password for an access token and the refresh cookie. Every failure gets the same answer in the
 * same time.
 */
export function loginRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'passwords' | 'cookie' | 'accessTokens'>,
): void {
  app.post(
    '/api/login',
    {
      schema: { tags: ['sessions'], summary: 'Log in', body: Body, response: { 200: SignedInSchema } },
      config: { access: 'public', refusals: [refusals.wrongCredentials], example: examples.login },
    },
    async (request, reply) => {
      const { email, password, uid } = request.body;
      const found = await findByEmail(parts.database, email);
      const matches = await parts.passwords.verify(found?.passwordHash ?? null, password);
      if (!found || !matches || (uid !== undefined && uid !== found.id)) throw refuse(refusals.wrongCredentials);
      const rehashed = await freshHash(parts, found, password);
      const accountId = await accountOfLogin(parts.database, found);
      const locked = [...new Set([accountId, found.accountId])];
      const { person, opened } = await parts.store.transaction(locked, async (tx) => {
        if (rehashed) await replaceHash(tx.db, found.id, rehashed.before, rehashed.after);
        // Read again under the lock: the person may have been removed, or changed password or address meanwhile.
        const current = await readMember(tx.db, accountId, found.id);
        const same =
          current?.passwordHash === (rehashed?.after ?? found.passwordHash) && current?.email === found.email;
        if (!current || !same) throw refuse(refusals.wrongCredentials);
        const context = contextOf(request, current.id);
        return { person: current, opened: await openSession(tx, current, context, deviceOf(request)) };
      });
      return completeSignIn({ reply, ...parts }, person, opened);
    },
  );
}

// Only a log-in has the password, so only here can it be hashed with the current cost.
async function freshHash(
  { passwords }: Pick<AccountsParts, 'passwords'>,
  { passwordHash }: Person,
  password: string,
): Promise<{ before: string; after: string } | null> {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return null;
  return { before: passwordHash, after: await passwords.hash(password) };
}
