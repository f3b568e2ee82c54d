// Stream dataset-<dictId> of account `system`. After a count in version 7, version 6 never becomes active again.
import { accept, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';

/** `rows` are whole numbers; `source` says where they came from, e.g. `synthetic:<seed>:<rows>`. */
export type DatasetActivated = {
  type: 'DatasetActivated';
  dictId: string;
  version: number;
  rows: number;
  source: string;
};
export type DatasetEvent = DatasetActivated;

export type ActivateDataset = {
  type: 'ActivateDataset';
  dictId: string;
  version: number;
  rows: number;
  source: string;
};
export type DatasetCommand = ActivateDataset;

export type DatasetRefusal = { code: 'version-not-newer'; active: number } | { code: 'dataset-empty' };

/** Version 0: nothing was ever active. */
export type Dataset = { version: number; rows: number; source: string };

export const dataset: Decider<Dataset, DatasetCommand, DatasetEvent, DatasetRefusal> = {
  codeVersion: 1,
  initial: { version: 0, rows: 0, source: '' },
  decide,
  evolve: (_state, { version, rows, source }) => ({ version, rows, source }),
};

export function datasetStream(dictId: string): { accountId: string; streamId: string } {
  return { accountId: 'system', streamId: `dataset-${dictId}` };
}

function decide(
  { dictId, version, rows, source }: DatasetCommand,
  state: Dataset,
): Decision<DatasetEvent, DatasetRefusal> {
  // Building and activating are two steps: after a crash in between, the activation is requested again.
  if (version === state.version && rows === state.rows && source === state.source) return accept();
  if (version <= state.version) return refuse({ code: 'version-not-newer', active: state.version });
  // An empty version is a failed import; activating it would hide every lead.
  if (rows === 0) return refuse({ code: 'dataset-empty' });
  return accept({ type: 'DatasetActivated', dictId, version, rows, source });
}
