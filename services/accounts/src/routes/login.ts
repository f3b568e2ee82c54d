import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { openSession, completeSignIn } from '../auth/open-session.ts';
import { accountOfLogin } from '../person/membership.ts';
import { findByEmail, readMember, replaceHash, type Person } from '../person/person.ts';
import { deviceOf } from '../person/session-device.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';
import { login } from '@leadwright/contracts/routes/accounts/sessions';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** Every failure gets the same answer in the same time. */
export function loginRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'passwords' | 'cookie' | 'accessTokens'>,
): void {
  implement(app, login, async (request, reply) => {
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
      const same = current?.passwordHash === (rehashed?.after ?? found.passwordHash) && current?.email === found.email;
      if (!current || !same) throw refuse(refusals.wrongCredentials);
      const context = contextOf(request, current.id);
      return { person: current, opened: await openSession(tx, current, context, deviceOf(request)) };
    });
    return completeSignIn({ reply, ...parts }, person, opened);
  });
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
