// Which rows of which files hold leads that were taken out: export's rows say so, by download and number.
import { createHash } from 'node:crypto';
import { leadsGiven } from '@leadwright/leads/words/clear-leads';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import { fileRemovalStream, type FileLeadsRemoved } from '../../domain/removal.ts';
import type { SearchStored } from '../../contracts.ts';

const KEYS_AT_ONCE = 2_000;
// Of one event.
const ROWS_MAX = 10_000;

type FileRows = { account_id: string; download_id: string; chosen: [ordinal: number | string, leadKey: string][] };

/** Says so in each account, once; export knows which of these files were finished. */
export async function tellBuyers(
  { clickhouse, store }: { clickhouse: ClickHouse; store: EventStore<SearchStored> },
  { dictId, keys }: { dictId: string; keys: readonly string[] },
  context: Context,
): Promise<void> {
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const files = await clickhouse.rows<FileRows>({
      sql: `SELECT account_id, download_id, arraySort(groupArray((ordinal, toString(lead_key)))) AS chosen FROM export.download_rows
        WHERE lead_key IN ${leadsGiven} GROUP BY account_id, download_id ORDER BY account_id, download_id`,
      params: { leads: keys.slice(from, from + KEYS_AT_ONCE) },
    });
    for (const { account_id: accountId, download_id: downloadId, chosen } of files) {
      const event = { type: 'FileLeadsRemoved', downloadId, dictId } as const;
      for (let first = 0; first < chosen.length; first += ROWS_MAX) {
        const some = chosen.slice(first, first + ROWS_MAX);
        const said = { ...event, rowNumbers: some.map(([ordinal]) => Number(ordinal)) };
        // A file that is made anew has another lead in a row.
        const digest = createHash('sha256').update(some.flat().join(',')).digest('hex');
        await sayOnce(store, accountId, { event: said, digest }, context);
      }
    }
  }
}

async function sayOnce(
  store: EventStore<SearchStored>,
  accountId: string,
  { event, digest }: { event: FileLeadsRemoved; digest: string },
  context: Context,
): Promise<void> {
  const stream = fileRemovalStream(accountId, event.downloadId);
  const causes = [`removed:${event.downloadId}:${event.dictId}:${digest}`];
  await store.transaction([accountId], async (tx) => {
    if (!(await tx.isStored({ stream, causes }))) await tx.record(stream, [event], { ...context, causes });
  });
}
