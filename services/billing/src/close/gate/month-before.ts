// A month opens with what the one before it left: that must be what was signed.
import { sql, type Kysely } from 'kysely';
import { monthAfter } from '../domain/month.ts';
import { sha256 } from '../manifest.ts';
import { findManifest } from '../projections/kept-manifest.ts';
import { monthLots } from '../projections/month-lots.ts';
import { readPositions } from '../projections/positions.ts';
import { billingTopic } from '../../kernel/topic.ts';
import { closeStream } from '../../kernel/domain/streams.ts';
import { found, type Finding } from './finding.ts';

/** Needs scope `all`. */
export async function checkMonthBefore(trx: Kysely<unknown>, month: string): Promise<Finding[]> {
  const before = monthAfter(month, -1);
  const signed = await lockedAs(trx, before);
  if (signed === null) return [];
  const kept = await findManifest(trx, before);
  if (kept === null || sha256(kept.manifest) !== signed) {
    const detail = `the kept manifest of ${before} is not the one that was signed`;
    return [found({ code: 'manifest-differs', accountId: null, detail })];
  }
  const { closingLotsSha256, positionsSha256 } = JSON.parse(kept.manifest) as Record<string, unknown>;
  const lots = (await closingLotsDigest(trx, before)) === closingLotsSha256 ? [] : await differingLots(trx, before);
  const positions = await readPositions(trx, before);
  if (positions.sha256 === positionsSha256) return lots;
  const detail = `the events up to which ${before} knows its accounts are not those that were signed`;
  return [...lots, found({ code: 'manifest-differs', accountId: null, detail })];
}

/** As the event of the lock says it, which the log's own chain vouches for. */
async function lockedAs(trx: Kysely<unknown>, month: string): Promise<string | null> {
  const { accountId, streamId } = closeStream(month);
  const { rows } = await sql<{ sha256: string }>`select payload->>'manifestSha256' as sha256 from event_log
    where topic = ${billingTopic} and account_id = ${accountId} and stream_id = ${streamId} and type = 'MonthLocked'
    order by account_seq limit 1`.execute(trx);
  return rows[0]?.sha256 ?? null;
}

// Of the lines that the manifest's hash is of: see read-pack.ts.
async function closingLotsDigest(trx: Kysely<unknown>, month: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`select encode(sha256(convert_to(coalesce(string_agg(
      concat_ws(' ', account_id, lot_id, leads, cents), chr(10) order by account_id collate "C", lot_id collate "C"), ''), 'UTF8')), 'hex') as digest
    from month_lot where month = ${month}`.execute(trx);
  return rows[0]?.digest ?? '';
}

const LOTS_SHOWN = 20;

async function differingLots(trx: Kysely<unknown>, month: string): Promise<Finding[]> {
  const { rows } = await sql<{
    account_id: string;
    lot_id: string;
    says: string;
    was: string;
  }>`with ${monthLots({ month, isCut: true })},
    was as (select account_id, lot_id, closing as leads, closing_cents as cents from month_lots where closing > 0),
    says as (select account_id, lot_id, leads, cents from month_lot where month = ${month})
    select account_id, lot_id, coalesce(says.leads || ' leads for ' || says.cents || ' cents', 'nothing') as says,
      coalesce(was.leads || ' leads for ' || was.cents || ' cents', 'nothing') as was
    from was full join says using (account_id, lot_id)
    where (was.leads, was.cents) is distinct from (says.leads, says.cents)
    order by account_id, lot_id limit ${LOTS_SHOWN}`.execute(trx);
  const code = 'opening-differs';
  if (rows.length === 0)
    return [found({ code, accountId: null, detail: `what ${month} left in the lots is not what was signed` })];
  return rows.map(({ account_id: accountId, lot_id: lotId, says, was }) =>
    found({ code, accountId, lotId, detail: `the lot opens with ${says}, and ${month} left ${was}` }),
  );
}
