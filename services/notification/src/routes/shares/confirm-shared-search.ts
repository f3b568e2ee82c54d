// A repeat is harmless: the confirmation of a mail is a cause, which happens once for ever. A GET confirms nothing, so
// that a program which opens all links of a mail brings nobody leads.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { confirmSharedSearch } from '@leadwright/contracts/routes/notification/shares';
import { shareRefusals as refusals } from '@leadwright/contracts/routes/notification/share-refusals';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { NotificationStored } from '../../contracts.ts';
import { findPromised } from '../../projections/share-promise.ts';
import type { ConfirmTokens } from '../../shares/confirm-token.ts';

export type ConfirmParts = { store: EventStore<NotificationStored>; confirmTokens: ConfirmTokens };

/** Public: the token, which stands in one mail alone, is the permission, for all but those who sent it. */
export function confirmSharedSearchRoute(app: HttpApp, { store, confirmTokens }: ConfirmParts): void {
  implement(app, confirmSharedSearch, async ({ body: { token }, caller, correlationId }, reply) => {
    const read = confirmTokens.read(token);
    if (read === null) throw refuse(refusals.confirmationUnknown);
    const { accountId } = read;
    if (caller.accountId === accountId) return reply.code(204).send(null);
    await store.transaction([accountId], async (tx) => {
      const promised = await findPromised(tx.db, accountId, read.messageId);
      // Nothing was promised for this mail.
      if (promised === null || promised.confirmed) return;
      const { shareId, messageId } = promised;
      await tx.record(
        { accountId, streamId: `share-${shareId}` },
        [{ type: 'SharedSearchConfirmed' as const, shareId, messageId }],
        { actorId: 'recipient', correlationId, causes: [`confirmed:${messageId}`] },
      );
    });
    return reply.code(204).send(null);
  });
}
