import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { MigrationSource } from '@leadwright/postgres/migrate';
import { followDictionaries } from './datasets/follow-dictionaries.ts';

/** PostgreSQL tables of this service; `root` is the repository's root. */
export const migrationFolders = (root: string): MigrationSource[] => [
  eventSourcingMigrations(root),
  { name: 'search', folder: path.join(root, 'services/search/migrations') },
];

/** ClickHouse tables of the leads, for every start that owns the engine. The files make them, the dictionaries add columns. */
export const clickhouseMigrationFolders = (root: string) => [
  {
    name: 'search',
    folder: path.join(root, 'services/search/migrations-clickhouse'),
    afterwards: followDictionaries,
  },
];

/**
 * Where rows lie on a cluster. By lead and not by place: a nationwide count takes all shards equally, no shard has all of
 * California, and a lead lies on one shard in every version. What a version is drawn from lies together.
 */
export const shardedBy: Readonly<Record<string, string>> = {
  ...Object.fromEntries(dictionaries.map(({ index }) => [index, 'cityHash64(lead_key)'])),
  'leads.draw_places': 'cityHash64(build)',
  'leads.draw_slots': 'cityHash64(build)',
};
