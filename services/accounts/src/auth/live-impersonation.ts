// Whether an impersonation lives. It does while its half hour runs, nobody stopped it, the super-admin's own session
// lives, they are still super-admin, and the person is still an active member of the account.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readMember, type Person } from '../person/person.ts';
import { findOpen, findOpenOf, type OpenImpersonation } from '../projections/impersonation.ts';

/** `person`: who is acted for, as stored now. */
export type LiveImpersonation = OpenImpersonation & { over: null; person: Person };

/** By its own id, which the token has as its session; null unless it lives. */
export function impersonationById(
  database: Database,
  accountId: string,
  id: string,
): Promise<LiveImpersonation | null> {
  return inScope(database.db, 'all', async (trx) => {
    const open = await findOpen(trx, accountId, id);
    return live(open, open && (await readMember(trx, open.accountId, open.personId)));
  });
}

/** By the session of the super-admin, which the cookie has; null unless one lives. Only super-admins cost a question. */
export async function impersonationOf(
  database: Database,
  { staff }: Person,
  sessionId: string,
): Promise<LiveImpersonation | null> {
  if (staff !== 'super-admin') return null;
  return inScope(database.db, 'all', async (trx) => {
    const open = await findOpenOf(trx, sessionId);
    return live(open, open && (await readMember(trx, open.accountId, open.personId)));
  });
}

function live(open: OpenImpersonation | null, person: Person | null): LiveImpersonation | null {
  return open?.over === null && person ? { ...open, over: null, person } : null;
}
