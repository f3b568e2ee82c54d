// Which column of its flag a version is read by, as `leads.flags_read` says to who reads only the lead store.
import type { LeadEngine } from '../compile/filled-filters.ts';
import type { FlagSlot } from './flag-slots.ts';

export const flagsReadTable = 'leads.flags_read';

/** `checkedOn`: a day, empty where no registry's list was compared; `checkedAgainst`: the lists, for people. */
export type FlagsRead = { revision: number; slot: FlagSlot; checkedOn: string; checkedAgainst: string };

type Row = { revision: number | string; slot: number; checked_on: string; checked_against: string };
type Of = { dictId: string; version: number };

const ofVersion = 'dict_id = {dict:String} AND dataset_version = {version:UInt32}';

/** Revision 0 where a version was never scrubbed. */
export async function flagsRead(engine: LeadEngine, { dictId, version }: Of): Promise<FlagsRead> {
  const [row] = await engine.rows<Row>({
    sql: `SELECT revision, slot, checked_on, checked_against FROM ${flagsReadTable} WHERE ${ofVersion} AND state = 'live' ORDER BY revision DESC LIMIT 1`,
    params: { dict: dictId, version },
  });
  return row === undefined
    ? { revision: 0, slot: 0, checkedOn: '', checkedAgainst: '' }
    : {
        ...{ revision: Number(row.revision), slot: row.slot as FlagSlot },
        ...{ checkedOn: row.checked_on, checkedAgainst: row.checked_against },
      };
}

/** Another text once a column of the version's flag began to be written, or to be read. */
export async function flagsSeen(engine: LeadEngine, { dictId, version }: Of): Promise<string> {
  const [row] = await engine.rows<{ rows: number | string }>({
    sql: `SELECT count() AS rows FROM ${flagsReadTable} WHERE ${ofVersion}`,
    params: { dict: dictId, version },
  });
  return String(row?.rows ?? 0);
}
