// Each of search's events as the message that others hear. A new event that is missing here does not compile.
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import type { DatasetEvent } from './domain/dataset.ts';

export type SearchStored = DatasetEvent;

/** The oneof of the message, without its empty case. */
export type Announced = Extract<NonNullable<MessageInitShape<typeof SearchEventSchema>['event']>, { value: unknown }>;

export const searchTopic = 'leadwright.search.v1';

export function toMessage({ dictId, version, rows, source }: SearchStored): Announced {
  return { case: 'datasetActivated', value: { dictId, datasetVersion: BigInt(version), rows: BigInt(rows), source } };
}
