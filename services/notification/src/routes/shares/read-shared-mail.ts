import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { readSharedMail } from '@leadwright/contracts/routes/notification/shares';
import { shareRefusals as refusals } from '@leadwright/contracts/routes/notification/share-refusals';
import { implement } from '@leadwright/runtime/http/declared-route';
import { findPromised } from '../../projections/share-promise.ts';
import { findSharedMail } from '../../projections/share.ts';
import type { ConfirmTokens } from '../../shares/confirm-token.ts';
import { senderShown } from '../../shares/share-mail.ts';
import type { Sharing } from '../../upstreams/sharing.ts';

export type SharedMailParts = { database: Database; sharing: Pick<Sharing, 'mailTo'>; confirmTokens: ConfirmTokens };

/** Public: whoever has the token has the mail, which names its sender. Nobody is named once either is erased. */
export function readSharedMailRoute(app: HttpApp, { database, sharing, confirmTokens }: SharedMailParts): void {
  implement(app, readSharedMail, async ({ body: { token } }) => {
    const read = confirmTokens.read(token);
    if (read === null) throw refuse(refusals.confirmationUnknown);
    const { accountId, messageId } = read;
    const { mail, promised } = await inScope(database.db, [accountId], async (trx) => ({
      mail: await findSharedMail(trx, accountId, messageId),
      promised: await findPromised(trx, accountId, messageId),
    }));
    const kept = mail && (await sharing.mailTo({ accountId, ...mail }));
    if (!kept) throw refuse(refusals.confirmationUnknown);
    const confirmed = promised?.confirmed ?? false;
    return { sender: senderShown(kept), confirmed, asks: promised !== null && !confirmed && !promised.settled };
  });
}
