import { readAccountCredit, readCredit } from '@leadwright/contracts/routes/billing/invoices/credit';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { accountOf } from '@leadwright/runtime/http/access';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readCreditSources, readOwnCredit } from '../projections/own-credit.ts';

export function readCreditRoute(app: HttpApp, { database }: { database: Database }): void {
  implement(app, readCredit, (request) => {
    const accountId = accountOf(request);
    return inScope(database.db, [accountId], (trx) => readOwnCredit(trx, accountId));
  });
  implement(app, readAccountCredit, ({ params: { accountId } }) =>
    inScope(database.db, [accountId], async (trx) => ({
      ...(await readOwnCredit(trx, accountId)),
      from: await readCreditSources(trx, accountId),
    })),
  );
}
