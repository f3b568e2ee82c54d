import { readOwed } from '@leadwright/contracts/routes/billing/invoices/owed';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readOwed as owedIn } from '../projections/owed.ts';

export function readOwedRoute(app: HttpApp, { database }: { database: Database }): void {
  implement(app, readOwed, () => inScope(database.db, 'all', async (trx) => ({ accounts: await owedIn(trx) })));
}
