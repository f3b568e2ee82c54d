import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { SearchableFilters } from '@leadwright/leads/compile/searchable-filters';
import type { WordsKnown } from '@leadwright/leads/words/words-known';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import type { Database } from '@leadwright/postgres/database';
import type { ExportStored } from '../contracts.ts';
import type { Progress } from '../files/progress.ts';

export type ExportParts = {
  store: PostgresEventStore<ExportStored>;
  database: Database;
  objects: LinkedObjects;
  linkSeconds: number;
  progress: Progress;
  searchableFilters: SearchableFilters;
  wordsKnown: WordsKnown;
};
