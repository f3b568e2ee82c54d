// A repeat is harmless: the inbox drops it, and a version that is known stays as it is.
import type { DatasetActivated } from '@leadwright/contracts/search/v1/search_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { addDatasetVersion } from '../projections/dataset-version.ts';

/** From now on files may be asked of this version. */
export async function datasetActivated({ dictId, datasetVersion }: DatasetActivated, tx: WriteTransaction): Promise<void> {
  await addDatasetVersion(tx.db, dictId, Number(datasetVersion), tx.at);
}
