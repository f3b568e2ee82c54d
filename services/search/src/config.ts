import { aloneVariables, clusterVariable, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

export const SearchConfigSchema = Type.Object({
  ...logServiceVariables('SEARCH'),
  ...peersVariable('search'),
  SEARCH_LEAD_MARK_KEYS: Type.String({
    minLength: 1,
    description: 'As ACCOUNTS_LEAD_MARK_KEYS: who asked to be in no list of leads is known by them, in every version.',
  }),
  // The product's promise: a search that runs longer fails with a message.
  SEARCH_COUNT_SECONDS_MAX: Type.Integer({ minimum: 1, maximum: 300, default: 60 }),
  // More only make each other slower: about what the engine has cores for.
  SEARCH_QUESTIONS_AT_ONCE: Type.Integer({ minimum: 1, maximum: 1_000, default: 16 }),
  SEARCH_WARM_GEOGRAPHY: Type.Boolean({
    default: true,
    description: 'Indexes all places as it starts, about a second, so that nobody waits for it later.',
  }),
});

export type SearchConfig = Readonly<Static<typeof SearchConfigSchema>>;

export const SearchMainConfigSchema = Type.Object({
  ...SearchConfigSchema.properties,
  ...aloneVariables('SEARCH'),
  SEARCH_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  SEARCH_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
  SEARCH_CLICKHOUSE_CLUSTER: clusterVariable,
});

export type SearchMainConfig = Readonly<Static<typeof SearchMainConfigSchema>>;
