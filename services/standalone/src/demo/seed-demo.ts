// The first people and leads of an installation whose services are processes of their own. A repeat is harmless.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openDatabase } from '@leadwright/postgres/database';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { openSearchStore } from '@leadwright/search/store';
import { demoAccounts, openAccounts } from './demo-accounts.ts';
import { loadDemoLeads, type DemoLeads } from './demo-leads.ts';

export type DemoPlace = {
  accountsInternalUrl: string;
  /** Of the caller named standalone. */
  tokens: ServiceTokens;
  searchPostgresUrl: string;
  clickhouse: ClickHouse;
  markKeys: MarkKeys;
  logger: Logger;
};

/** No leads where they are undefined. */
export async function seedDemo(
  leads: DemoLeads | undefined,
  place: DemoPlace,
  people: readonly (object & { password: string })[] = demoAccounts,
): Promise<void> {
  await openAccounts(place.accountsInternalUrl, place.tokens, people);
  if (leads === undefined) return;
  const database = openDatabase(place.searchPostgresUrl, { max: 2 });
  try {
    await loadDemoLeads(leads, place.clickhouse, {
      store: openSearchStore(database, place.logger),
      database,
      markKeys: place.markKeys,
    });
  } finally {
    await database.close();
  }
}
