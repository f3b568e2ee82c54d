// I1 to I4: entries sum to zero, nothing is below zero, every entry has its event. The balance agrees by column, by
// entries and by events. I9: a download is credited once (by one lot for each category of the lots it used), and at most what it used.
import { isDeepStrictEqual } from 'node:util';
import { movementsOf, type LedgerEvent } from '@leadwright/billing/ledger/domain/ledger-events';
import { sidesOf } from '@leadwright/billing/ledger/projections/ledger-entry';
import { ledgerViolations as stored } from '@leadwright/billing/ledger/projections/ledger-violations';
import { openDatabase } from '@leadwright/postgres/database';
import { grouped } from '../grouped.ts';
import type { Violation } from './violation.ts';
import type { Sources } from './sources.ts';

export async function ledgerViolations(sources: Sources): Promise<Violation[]> {
  const database = openDatabase(sources.url('billing'), { max: 1 });
  try {
    const found = (await stored(database.db)).map(({ rule, accountId, detail }) => ({
      rule,
      detail: `${accountId}: ${detail}`,
    }));
    return [...found, ...(await otherBalances(sources)), ...(await doubleCredits(sources))];
  } finally {
    await database.close();
  }
}

type Balance = { issued: number; available: number; held: number; delivered: number; expired: number; voided: number };

// The third computation of I4: from the events, by the domain's own list of movements.
async function otherBalances({ query }: Sources): Promise<Violation[]> {
  const events = await query<{ account_id: string; payload: LedgerEvent }>(
    'billing',
    "select account_id, payload from event_log where stream_id like 'ledger-%' order by account_id, account_seq",
  );
  const rows = await query<Record<keyof Balance, string> & { account_id: string }>(
    'billing',
    'select * from lead_balance',
  );
  const kept = new Map(
    rows.map((row): [string, Balance] => [
      row.account_id,
      {
        issued: Number(row.issued),
        available: Number(row.available),
        held: Number(row.held),
        delivered: Number(row.delivered),
        expired: Number(row.expired),
        voided: Number(row.voided),
      },
    ]),
  );
  return [...grouped(events, ({ account_id }) => account_id)].flatMap(([accountId, own]) => {
    const folded = sidesOf(own.flatMap(({ payload }) => movementsOf(payload)));
    return isDeepStrictEqual({ ...folded }, kept.get(accountId))
      ? []
      : [{ rule: 'I4', detail: `${accountId}: the balance is not the fold of the events` }];
  });
}

async function doubleCredits({ query }: Sources): Promise<Violation[]> {
  const rows = await query<{ id: string }>(
    'billing',
    `select credit.id from (
      select payload->>'downloadId' as id, count(*) as times,
        count(distinct payload->>'category') as categories, sum((payload->>'leads')::bigint) as leads
      from event_log where type = 'LeadsCredited' and payload->>'downloadId' is not null group by 1) as credit
    left join (select download_id, sum(leads) as leads from ledger_entry where ledger_account = 'delivered' group by 1) as used on used.download_id = credit.id
    where credit.times > credit.categories or credit.leads > coalesce(used.leads, 0)`,
  );
  return rows.map(({ id }) => ({ rule: 'I9', detail: `download ${id} is credited twice, or above what it used` }));
}
