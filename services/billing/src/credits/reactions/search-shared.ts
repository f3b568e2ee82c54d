// A repeat is harmless: the inbox drops it, a known recipient stays, and an award is given once for ever.
import type {
  MessageBounced,
  MessageSent,
  SearchShared,
  SharedSearchConfirmed,
} from '@leadwright/contracts/notification/v1/notification_events';
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import type { AwardPolicy } from '../domain/award-policy.ts';
import { dropWaitingAward, settleShareAward } from '../share-awards.ts';
import { voidBouncedAward } from '../void-bounced-award.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { addSharedRecipient, confirmRecipient, findSharedRecipient } from '../projections/shared-recipient.ts';
import { findWaiting } from '../projections/waiting-award.ts';

/** Remembers for whom leads were promised; who is excluded is not among them. */
export const searchShared: Reaction<SearchShared> = async ({ personId, recipients, leadsEach }, { accountId }, tx) => {
  for (const { messageId, recipientMarks, domainMarks, excluded } of recipients)
    if (excluded === '')
      await addSharedRecipient(tx.db, accountId, {
        ...{ messageId, senderId: personId, leads: leadsEach },
        marks: [...recipientMarks],
        domainMarks: [...domainMarks],
      });
};

/** The mail was accepted for delivery: its recipient brings leads, now or once the account's limits allow it. */
export const messageSent =
  (policy: AwardPolicy): Reaction<MessageSent> =>
  async ({ messageId, template }, received, tx) => {
    if (template !== 'share' || received.replay) return;
    const { accountId, context } = received;
    const recipient = await findSharedRecipient(tx.db, accountId, messageId);
    if (recipient === null) return;
    await materialise(tx, accountId, context);
    await settleShareAward(tx, accountId, recipient, policy, context);
  };

/** The recipient confirmed it: what waits for the period may be booked. Before the mail was accepted nothing waits. */
export const sharedSearchConfirmed =
  (policy: AwardPolicy): Reaction<SharedSearchConfirmed> =>
  async ({ messageId }, received, tx) => {
    const { accountId, context } = received;
    await confirmRecipient(tx.db, accountId, messageId);
    if (received.replay) return;
    const recipient = await findSharedRecipient(tx.db, accountId, messageId);
    if (recipient === null || (await findWaiting(tx.db, accountId, recipient.marks)) === null) return;
    await materialise(tx, accountId, context);
    await settleShareAward(tx, accountId, recipient, policy, context);
  };

/** The mail came back: what is left of the leads that it brought is taken back, if it did so in time. */
export const messageBounced: Reaction<MessageBounced> = async ({ messageId, template }, received, tx) => {
  if (template !== 'share' || received.replay) return;
  const { accountId, context } = received;
  const recipient = await findSharedRecipient(tx.db, accountId, messageId);
  if (recipient === null) return;
  await materialise(tx, accountId, context);
  if (await dropWaitingAward(tx, accountId, recipient, context)) return;
  // Refused where no award was given for this mail, or too late, or nothing is left of it: then nothing is taken.
  await voidBouncedAward(tx, accountId, { messageId, bouncedAt: effectiveAtOf(received) }, context);
};
