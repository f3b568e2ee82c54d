// The environment of the seeding program.
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { SearchMainConfigSchema } from '@leadwright/search/config';
import { Type, type Static } from 'typebox';

export const SeedConfigSchema = Type.Object({
  SEED_ACCOUNTS_URL: httpUrl('Internal address of accounts, which opens the demo accounts.'),
  SEED_SERVICE_PRIVATE_KEY: Type.String({
    minLength: 1,
    description: 'Of the caller "standalone", whose public half accounts knows.',
  }),
  SEED_SEARCH_POSTGRES_URL: Type.String({
    minLength: 1,
    description: "Search's database: what is active is an event of search.",
  }),
  SEED_CLICKHOUSE_URL: httpUrl("Search's engine, which the leads are written into."),
  SEED_CLICKHOUSE_CLUSTER: SearchMainConfigSchema.properties.SEARCH_CLICKHOUSE_CLUSTER,
  // No default: an absent variable keeps the leads of the installation.
  SEED_CONSUMERS: Type.Optional(Type.Integer({ minimum: 0, maximum: 500_000_000 })),
  SEED_BUSINESSES: Type.Optional(Type.Integer({ minimum: 0, maximum: 500_000_000 })),
  SEED_RANDOM: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1, description: 'The same number makes the same leads.' }),
  ),
  SEED_WAIT_SECONDS: Type.Integer({
    minimum: 1,
    maximum: 3_600,
    default: 120,
    description: 'How long accounts may take to answer at all.',
  }),
});

export type SeedConfig = Readonly<Static<typeof SeedConfigSchema>>;
