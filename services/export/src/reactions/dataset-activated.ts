// A repeat is harmless: the inbox drops it, and a version that is known is not changed.
import type { DatasetActivated } from '@leadwright/contracts/search/v1/search_events';
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addDatasetVersion } from '../projections/dataset-version.ts';

/** From now on downloads may use this version. */
export const datasetActivated: Reaction<DatasetActivated> = async ({ dictId, datasetVersion }, received, tx) => {
  await addDatasetVersion(tx.db, dictId, datasetVersion, effectiveAtOf(received));
};
