// An item of the deletion platform that came while leads were compared would find nobody once they are out: before they go, it
// is asked whether it names them.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { findRemoved, type FoundLead } from '@leadwright/leads/removal/find-removed';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import { newestMark, platformKindsOf } from '../../projections/removal.ts';
import { copyMarks } from './copy-marks.ts';

export type Going = {
  dictionary: Dictionary;
  version: number;
  keys: readonly LeadMarkKey[];
  /** Up to which mark the engine had them when it compared. */
  copied: number;
  some: readonly FoundLead[];
};

/**
 * Those of the leads that such items name, with the marks of these, and up to which mark was asked. Under the lock of account
 * `system`, under which items come.
 */
export async function lateItems(
  clickhouse: ClickHouse,
  db: WriteTransaction['db'],
  { dictionary, version, keys, copied, some }: Going,
): Promise<{ upTo: number; named: FoundLead[] }> {
  const upTo = await newestMark(db);
  const kinds = upTo > copied ? await platformKindsOf(db, { after: copied, upTo }) : [];
  const leads = some.map(({ key }) => key);
  const range = { after: copied, upTo, kinds, leads, limit: leads.length };
  const zips = [...new Set(some.map(({ zip }) => zip))];
  const statement = kinds.length === 0 ? undefined : findRemoved(dictionary, { ...range, version, keys, zips });
  if (!statement) return { upTo, named: [] };
  await copyMarks(clickhouse, db);
  return { upTo, named: await clickhouse.rows<FoundLead>(statement) };
}
