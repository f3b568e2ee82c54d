// A repeat is harmless: the inbox drops it, and a version that is known is not changed.
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { isMadeUp } from '@leadwright/leads/imports/version-source';
import { addDatasetVersion } from '../projections/dataset-version.ts';
import { fileLeadsRemoved } from './file-leads-removed.ts';

/** Downloads may use a version of the leads from its activation on. */
export const reactionsToSearch = reactionsTo('export', 'search', {
  datasetActivated: ({ dictId, datasetVersion: version, source }, received, tx) =>
    addDatasetVersion(tx.db, { dictId, version, activatedAt: effectiveAtOf(received), madeUp: isMadeUp(source) }),
  fileLeadsRemoved,
});
