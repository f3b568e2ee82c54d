// A repeat is harmless: the inbox drops it, and a version that is known stays as it is.
import type { DatasetActivated, SearchEvent } from '@leadwright/contracts/search/v1/search_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { isoOf } from '@leadwright/eventsourcing/log/timestamps';
import { addDatasetVersion } from '../projections/dataset-version.ts';

/** From now on files may be asked of this version. */
export async function datasetActivated(
  { dictId, datasetVersion }: DatasetActivated,
  { message, eventId }: Heard<SearchEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const activatedAt = isoOf(message.meta?.effectiveAt);
  if (activatedAt === null) throw new Error(`event ${eventId} came without its time`);
  await addDatasetVersion(tx.db, dictId, Number(datasetVersion), activatedAt);
}
