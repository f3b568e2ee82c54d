// What export's routes work with; each route takes those that it needs.
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { SearchableFilters } from '@leadwright/leads/compile/searchable-filters';
import type { ObjectStore } from '@leadwright/objects/object-store';
import type { Database } from '@leadwright/postgres/database';
import type { DownloadEvent } from '../domain/download.ts';
import type { Progress } from '../files/progress.ts';

/** A store whose links lead to this service also says what a link opens; undefined for one that is over or altered. */
export type FileObjects = ObjectStore & { openLink?(token: string): { key: string; filename: string } | undefined };

export type ExportParts = {
  store: PostgresEventStore<DownloadEvent>;
  database: Database;
  objects: FileObjects;
  linkSeconds: number;
  progress: Progress;
  /** Which filters find anybody in a version of the leads. */
  searchableFilters: SearchableFilters;
};
