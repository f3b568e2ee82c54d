import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { published } from '@leadwright/contracts/catalogue';
import { readInbox } from '@leadwright/eventsourcing/consume/inbox';
import type { OwnedEvent } from '@leadwright/eventsourcing/consume/internal-events';
import type { OwnerClient } from '@leadwright/eventsourcing/consume/owner-client';
import type { ConsumedBy } from '@leadwright/contracts/topology';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readTrailRows, type TrailRow } from '../projections/trail.ts';
import { decodeFor, rowMaker } from '../reactions/trail-row.ts';
import type { ChainStores, TrailChainRow } from './check-chain.ts';

export type ChainParts = {
  database: Pick<Database, 'db'>;
  clickhouse: ClickHouse;
  owner(service: ConsumedBy<'audit'>): OwnerClient;
};

export function chainStoresOf(parts: ChainParts, service: ConsumedBy<'audit'>, accountId: string): ChainStores {
  const { topic, schema } = published[service];
  const rowOf = rowMaker(topic, decodeFor(schema));
  return {
    log: async (after, limit) => {
      const { events } = await parts.owner(service).account(topic, accountId, after, limit);
      return events.map(({ accountSeq, eventId, message, headers }) => ({
        accountSeq,
        eventId,
        message: Buffer.from(message, 'base64'),
        prevHash: headers['prev-hash'] ?? '',
        hash: headers['hash'] ?? '',
      }));
    },
    trail: async (after, limit) =>
      (await readTrailRows(parts.clickhouse, { accountId, topic, after, limit })).map((row) => chainRowOf(row, rowOf)),
    received: async () => {
      const consumer = `audit.${service}`;
      const [inbox] = [
        ...(
          await inScope(parts.database.db, [accountId], (trx) => readInbox(trx, { consumer, topic }, [accountId]))
        ).values(),
      ];
      return { accountSeq: inbox?.lastSeq ?? 0, hash: inbox?.lastHash ?? null };
    },
  };
}

function chainRowOf(row: TrailRow, rowOf: (event: OwnedEvent) => TrailRow): TrailChainRow {
  return {
    accountSeq: row.account_seq,
    eventId: row.event_id,
    message: Buffer.from(row.message_base64, 'base64'),
    prevHash: row.prev_hash,
    hash: row.hash,
    recordedAt: row.recorded_at,
    wrongColumn: wrongColumnOf(row, rowOf),
  };
}

// Made again from the bytes, as when it was received: what people and sums read must be what the hash covers. The type
// is a header and no part of the bytes, so it is held against the name of the case in them.
function wrongColumnOf(row: TrailRow, rowOf: (event: OwnedEvent) => TrailRow): string | null {
  const { account_id: accountId, account_seq: accountSeq, event_id: eventId, hash, prev_hash, type } = row;
  try {
    const headers = { hash, 'prev-hash': prev_hash };
    const made = rowOf({ accountId, accountSeq, eventId, headers, message: row.message_base64, cursor: '' });
    const named = { ...made, type: made.type.charAt(0).toUpperCase() + made.type.slice(1) };
    const isUnknown = made.type === 'unknown';
    const columns = Object.keys(named) as (keyof TrailRow)[];
    return (
      columns.find((column) =>
        column === 'type' ? !isUnknown && named.type !== type : named[column] !== row[column],
      ) ?? null
    );
  } catch {
    // Bytes that no longer decode are found by their hash.
    return null;
  }
}
