// An item of the deletion platform that came while leads were compared would find nobody once they are out: before they go, it
// is asked whether it names them.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { findRemoved, type FoundLead } from '@leadwright/leads/removal/find-removed';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import { newestMark, platformKindsOf } from '../../projections/removal.ts';
import { copyMarks } from './copy-marks.ts';

type Some = {
  dictionary: Dictionary;
  version: number;
  keys: readonly LeadMarkKey[];
  /** Up to which mark the engine had them when it compared. */
  copied: number;
  some: readonly FoundLead[];
};

/** The same leads, with the marks of such items. Under the lock of account `system`, under which items come. */
export async function lateItems(
  clickhouse: ClickHouse,
  db: WriteTransaction['db'],
  { dictionary, version, keys, copied, some }: Some,
): Promise<readonly FoundLead[]> {
  const upTo = await newestMark(db);
  const kinds = upTo > copied ? await platformKindsOf(db, { after: copied, upTo }) : [];
  const leads = some.map(({ key }) => key);
  const range = { after: copied, upTo, kinds, leads, limit: leads.length };
  const zips = [...new Set(some.map(({ zip }) => zip))];
  const statement = kinds.length === 0 ? undefined : findRemoved(dictionary, { ...range, version, keys, zips });
  if (!statement) return some;
  await copyMarks(clickhouse, db);
  const late = new Map((await clickhouse.rows<FoundLead>(statement)).map((lead) => [lead.key, lead.marks]));
  return some.map((lead) => ({ ...lead, marks: [...lead.marks, ...(late.get(lead.key) ?? [])] }));
}
