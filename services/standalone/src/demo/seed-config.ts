import { httpUrl, textLike } from '@leadwright/runtime/requests/text-like';
import { drawnLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import { SearchMainConfigSchema } from '@leadwright/search/config';
import { Type, type Static } from 'typebox';
import { asksForLeads, firstPeople } from '../in-public/in-public.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoLeads } from './demo-leads.ts';

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
  SEED_LEAD_MARK_KEYS: Type.String({
    minLength: 1,
    description: "Search's: who asked to be in no list is in none that is made.",
  }),
  SEED_DEMO: Type.Boolean({
    default: true,
    description: "The demo's people, whose passwords everybody knows, and its leads. false: neither.",
  }),
  SEED_ADMIN_EMAIL: Type.Optional(
    textLike(String.raw`^[^@\s]+@[^@\s]+$`, 'an address', {
      description: 'With SEED_DEMO=false: the first super-admin, who sets a password at /reset_password.',
    }),
  ),
  // No default: an absent variable keeps the leads of the installation.
  SEED_LEADS: Type.Optional(
    textLike('^([a-z]+=[0-9]{1,9}(,[a-z]+=[0-9]{1,9})*)?$', 'numbers such as consumers=20000,businesses=5000', {
      description: 'Leads by kind; a kind that is not named keeps those that are there, else gets its usual number.',
    }),
  ),
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

const kinds = new Map(drawnLeads);

/** Throws for a kind whose number cannot be chosen. */
export function seededRows({ SEED_LEADS: text = '' }: Pick<SeedConfig, 'SEED_LEADS'>): Record<string, number> {
  const asked = text === '' ? [] : text.split(',').map((part) => part.split('='));
  return Object.fromEntries(
    asked.map(([dictId = '', rows]) => {
      if (!kinds.has(dictId)) throw new Error(`SEED_LEADS: nobody can ask for a number of ${dictId}`);
      return [dictId, Number(rows)];
    }),
  );
}

export function seedText(leads: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(leads)
    .flatMap(([dictId, rows]) => (rows === undefined ? [] : [`${dictId}=${rows}`]))
    .join(',');
}

/** The demo's people; without it the first super-admin, or nobody. */
export function seededPeople({
  SEED_DEMO: demo,
  SEED_ADMIN_EMAIL: adminEmail,
}: Pick<SeedConfig, 'SEED_DEMO' | 'SEED_ADMIN_EMAIL'>) {
  if (demo) return demoAccounts;
  return adminEmail === undefined ? [] : firstPeople({ adminEmail });
}

/** Undefined where no leads are made: without the demo only those that are asked for are. */
export function seededLeads(
  config: Pick<SeedConfig, 'SEED_DEMO' | 'SEED_LEADS' | 'SEED_RANDOM'>,
): DemoLeads | undefined {
  const leads = seededRows(config);
  return config.SEED_DEMO || asksForLeads({ leads }) ? { leads, seed: config.SEED_RANDOM } : undefined;
}
