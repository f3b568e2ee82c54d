import path from 'node:path';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { allPairs, besideWordsIndex } from '@leadwright/leads/words/beside-words';
import { wordsIndex } from '@leadwright/leads/words/words-table';
import type { MigrationSource } from '@leadwright/postgres/migrate';
import { productVersion } from '@leadwright/service/product-version';
import { followDictionaries } from './datasets/follow-dictionaries.ts';

export const migrationFolders = (root: string): MigrationSource[] => [
  eventSourcingMigrations(root),
  { name: 'search', folder: path.join(root, 'services/search/migrations') },
];

/** The files make the tables, the dictionaries add columns. */
export const clickhouseMigrationFolders = (root: string) => [
  {
    name: 'search',
    folder: path.join(root, 'services/search/migrations-clickhouse'),
    release: productVersion,
    afterwards: followDictionaries,
  },
];

/** By lead and not by place: a nationwide count takes all shards equally, and a lead lies on one in every version. */
export const shardedBy: Readonly<Record<string, string>> = {
  ...Object.fromEntries(dictionaries.map(({ index }) => [index, 'cityHash64(lead_key)'])),
  // A word lies on one shard: sums of shards add up.
  ...Object.fromEntries(dictionaries.map((table) => [wordsIndex(table), 'cityHash64(state, county_fips, zip)'])),
  ...Object.fromEntries(
    allPairs.map(({ own, link }) => [besideWordsIndex(own, link.dictionary), 'cityHash64(state, county_fips, zip)']),
  ),
  // Where the leads lie that they are the keys of.
  'leads.delta_removals': 'cityHash64(lead_key)',
  'leads.words_made': 'cityHash64(dict_id)',
  'leads.do_not_call_lines': 'cityHash64(number)',
  'leads.do_not_call_numbers': 'cityHash64(hash)',
  'leads.do_not_call_found': 'cityHash64(lead_key)',
  'leads.flags_read': 'cityHash64(dict_id)',
  // A few bytes for each person, and every shard is asked for all of them.
  'leads.removed_marks': 'cityHash64(hash)',
  'leads.draw_places': 'cityHash64(build)',
  'leads.draw_slots': 'cityHash64(build)',
};
