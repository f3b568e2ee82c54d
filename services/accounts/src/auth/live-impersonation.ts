// It lives for half an hour unless stopped, while the super-admin's session and rights and the person's place last.
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readMember, type Person } from '../person/person.ts';
import { findOpen, findOpenOf, type OpenImpersonation } from '../projections/impersonation.ts';

export type LiveImpersonation = OpenImpersonation & { over: null; person: Person };

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

/** By the super-admin's own session, which the cookie has. Only super-admins cost a question. */
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
