// A repeat is harmless: the inbox drops it, and marks that are known are not added again.
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import { checkMarks, type MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { removalAsked } from '../datasets/removal/removal-work.ts';
import { addRemoval } from '../projections/removal.ts';

/** Who wants not to be sold, or to be deleted, is taken out of the lists soon after. */
export const reactionsToAccounts = (markKeys: MarkKeys) =>
  reactionsTo('search', 'accounts', {
    privacyRequestConfirmed: async ({ requestId, marks }, { eventId, context, replay }, tx) => {
      if (replay || marks.length === 0) return;
      const own = checkMarks(markKeys);
      // With another key nobody would be found, and who asked would be told so.
      if (!marks.some((mark) => own.includes(mark))) throw new Error('search has other keys than accounts has');
      const { correlationId } = context;
      await addRemoval(tx.db, {
        ...{ requestId, correlationId, causationId: eventId },
        marks: marks.filter((mark) => !mark.startsWith('check:')),
      });
      await wakeAfterCommit(tx.db, removalAsked);
    },
  });
