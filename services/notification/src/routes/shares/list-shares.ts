import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { may } from '@leadwright/runtime/access/roles';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listShares, type ListedShare } from '../../projections/share.ts';
import type { KeptShare, Sharing } from '../../upstreams/sharing.ts';
import { listOwnShares } from '@leadwright/contracts/routes/notification/shares';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Who manages the account sees all, others see their own. */
export function listSharesRoute(app: HttpApp, { database, sharing }: { database: Database; sharing: Sharing }): void {
  implement(app, listOwnShares, async (request) => {
    const accountId = accountOf(request);
    const { before, limit } = request.query;
    const personId = may(request.caller, 'manage-team') ? null : request.caller.personId;
    const page = { personId, before: read(before), limit: limit + 1 };
    const found = await inScope(database.db, [accountId], (trx) => listShares(trx, accountId, page));
    const shares = found.slice(0, limit);
    const ids = shares.map(({ shareId }) => shareId);
    const kept = ids.length === 0 ? [] : await sharing.listed(accountId, ids);
    const last = shares.at(-1);
    return {
      shares: shares.map((share) =>
        shown(
          share,
          kept.find(({ shareId }) => shareId === share.shareId),
        ),
      ),
      next: found.length > limit && last !== undefined ? `${last.at}~${last.shareId}` : null,
    };
  });
}

// The words and addresses are at accounts, and gone once they are erased.
function shown({ shareId, searchId, downloadId, at, recipients }: ListedShare, kept: KeptShare | undefined) {
  return {
    shareId,
    ...(searchId === null ? {} : { searchId }),
    ...(downloadId === null ? {} : { downloadId }),
    name: kept?.searchName ?? '',
    subject: kept?.subject ?? '',
    at,
    recipients: recipients.map(({ position, ...recipient }) => ({
      address: kept?.recipients.find((each) => each.position === position)?.address ?? null,
      ...recipient,
    })),
  };
}

// What is no cursor of ours begins at the newest.
function read(cursor: string | undefined): { at: string; id: string } | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(.+)$/.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? null : { at, id };
}
