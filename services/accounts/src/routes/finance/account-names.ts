import { readAccountNames } from '@leadwright/contracts/routes/accounts/account-names';
import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readAccountNames as namesOf } from '../../projections/account-names.ts';
import { checkStaffNow } from '../../person/staff-now.ts';
import type { AccountsParts } from '../parts.ts';

/** An id of ours, or of the product before: no sign that parts a list or a scope. */
const isId = (text: string): boolean => /^[\w:.@-]{1,128}$/.test(text);

/** For staff of finance, who read of accounts by their ids. */
export function accountNamesRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, readAccountNames, async (request) => {
    const { personId } = request.caller;
    await inScope(database.db, [accountOf(request)], (trx) => checkStaffNow(trx, personId, 'adjust-leads'));
    const ids = [...new Set(request.query.ids.split(',').filter(isId))];
    return { accounts: ids.length === 0 ? [] : await inScope(database.db, ids, (trx) => namesOf(trx, ids)) };
  });
}
