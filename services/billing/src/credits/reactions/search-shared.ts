// A repeat is harmless: the inbox drops it, a known recipient stays, and an award is given once for ever.
import type {
  MessageBounced,
  MessageSent,
  SearchShared,
} from '@leadwright/contracts/notification/v1/notification_events';
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { giveShareAward, voidBouncedAward } from '../share-awards.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { addSharedRecipient, findSharedRecipient } from '../projections/shared-recipient.ts';

/** Remembers for whom leads may come; own and company mailboxes, and whom leads came for before, are not among them. */
export const searchShared: Reaction<SearchShared> = async ({ personId, recipients }, { accountId }, tx) => {
  for (const { messageId, recipientMarks: marks, excluded } of recipients)
    if (excluded === '')
      await addSharedRecipient(tx.db, accountId, { messageId, senderId: personId, marks: [...marks] });
};

/** The mail was accepted for delivery: its recipient brings leads, unless there were some before. */
export const messageSent: Reaction<MessageSent> = async ({ messageId, template }, received, tx) => {
  if (template !== 'share' || received.replay) return;
  const { accountId, context } = received;
  const recipient = await findSharedRecipient(tx.db, accountId, messageId);
  if (recipient === null) return;
  await materialise(tx, accountId, context);
  await giveShareAward(tx, accountId, recipient, context);
};

/** The mail came back: what is left of the leads that it brought is taken back, if it did so in time. */
export const messageBounced: Reaction<MessageBounced> = async ({ messageId, template }, received, tx) => {
  if (template !== 'share' || received.replay) return;
  const { accountId, context } = received;
  const recipient = await findSharedRecipient(tx.db, accountId, messageId);
  if (recipient === null) return;
  await materialise(tx, accountId, context);
  // Refused where no award was given for this mail, or too late, or nothing is left of it: then nothing is taken.
  await voidBouncedAward(tx, accountId, { messageId, bouncedAt: effectiveAtOf(received) }, context);
};
