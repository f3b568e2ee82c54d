// A new consumer, or a new reaction to an old event, hears events of long ago, about which nobody wants a mail.
import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';

const NEWS_DAYS = 3;

/** Within three days. A sandbox's clock is never behind the real one. No event of a rebuild is news. */
export function isNews({ replay, message: { meta } }: Received, tx: Pick<WriteTransaction, 'realAt'>): boolean {
  // The transaction of a rebuild has no time.
  if (replay || meta?.recordedAt === undefined) return false;
  return timestampMs(meta.recordedAt) > Date.parse(tx.realAt) - NEWS_DAYS * 86_400_000;
}
