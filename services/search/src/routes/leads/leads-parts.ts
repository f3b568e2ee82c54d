import { Type } from 'typebox';
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import type { Database } from '@leadwright/postgres/database';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { SearchStored } from '../../contracts.ts';
import type { LeadStore } from '../../datasets/stage-version.ts';
import { readActiveDataset, type ActiveDataset } from '../../projections/active-dataset.ts';
import { leadRefusals as refusals } from './refusals.ts';

export type LeadsParts = {
  clickhouse: LeadStore;
  database: Database;
  store: PostgresEventStore<SearchStored>;
  /** By which people who asked to be in no list are known. */
  markKeys: readonly LeadMarkKey[];
  /** From so many leads on a version has words. */
  wordsFrom?: number;
  /** Words that say another thing than their leads are not used. */
  onWrongWords?: (wrong: { dictId: string; version: number; states: string[] }) => void;
};

export const Kind = Type.String({ minLength: 1, maxLength: 64 });
export const Version = Type.Integer({ minimum: 1, maximum: 4_000_000_000 });
export const ImportId = Type.String({ minLength: 8, maxLength: 64 });

export function checkKind(dictId: string): void {
  if (!dictionaryOf(dictId)) throw refuse(refusals.kindUnknown, { message: `There is no kind of leads ${dictId}.` });
}

const none: Omit<ActiveDataset, 'dictId'> = { version: 0, rows: 0, source: '' };

/** Version 0 where none was ever activated. */
export async function liveOf(
  { database }: Pick<LeadsParts, 'database'>,
  dictId: string,
): Promise<Omit<ActiveDataset, 'dictId'>> {
  return (await readActiveDataset(database.db, dictId)) ?? none;
}
