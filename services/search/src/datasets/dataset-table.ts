// Each version is a partition, added and removed as a whole.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { dictionaries, dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { linksOf } from '@leadwright/leads/links';
import { besideWordsIndex } from '@leadwright/leads/words/beside-words';
import { forgetWords, type BesideWordsOf, type VersionOf } from '@leadwright/leads/words/words-made';
import { wordsIndex } from '@leadwright/leads/words/words-table';

/** Throws where there is none. */
export function dictionaryNamed(dictId: string): Dictionary {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary) throw new Error(`${dictId} has no dictionary`);
  return dictionary;
}

export function leadTable(dictId: string): string {
  return dictionaryNamed(dictId).index;
}

/** Those with at least one row, finished or not, lowest first. */
export async function versionsPresent(clickhouse: ClickHouse, dictId: string): Promise<number[]> {
  const sql = `SELECT DISTINCT dataset_version AS version FROM ${leadTable(dictId)} ORDER BY version`;
  return (await clickhouse.rows<{ version: number }>({ sql })).map(({ version }) => version);
}

/** With its words. A missing one is no error. */
export async function dropVersion(clickhouse: ClickHouse, dictId: string, version: number): Promise<void> {
  if (!Number.isInteger(version) || version < 0) throw new RangeError(`${version} is no dataset version`);
  const dictionary = dictionaryNamed(dictId);
  await dropAllBeside(clickhouse, { dictionary, version }, { asBeside: true });
  await dropWords(clickhouse, dictionary, version);
  await dropRemovals(clickhouse, dictId, version);
  await clickhouse.command({ sql: `ALTER TABLE ${leadTable(dictId)} DROP PARTITION ${version}` });
}

/** The keys that a file of changes takes away in making this version; by `leads.delta_removals`. */
export const removalsBuild = (dictId: string, version: number): string => `${dictId}-${version}`;

/** Where there are none it is no error. */
export async function dropRemovals(clickhouse: ClickHouse, dictId: string, version: number): Promise<void> {
  await clickhouse.command({
    sql: `ALTER TABLE leads.delta_removals DROP PARTITION '${removalsBuild(dictionaryNamed(dictId).dictId, version)}'`,
  });
}

/** Nobody asks them any more, then they go, with what is laid beside them. A version without words is no error. */
export async function dropWords(clickhouse: ClickHouse, dictionary: Dictionary, version: number): Promise<void> {
  await clickhouse.command(forgetWords({ dictionary, version }));
  await dropAllBeside(clickhouse, { dictionary, version }, { asBeside: false });
  await clickhouse.command({ sql: `ALTER TABLE ${wordsIndex(dictionary)} DROP PARTITION ${version}` });
}

/** Nobody asks them any more, then they go. Where there are none it is no error. */
export async function dropBesideWords(clickhouse: ClickHouse, of: BesideWordsOf): Promise<void> {
  await clickhouse.command(forgetWords(of));
  const table = besideWordsIndex(of.dictionary, of.beside.dictionary);
  await clickhouse.command({ sql: `ALTER TABLE ${table} DROP PARTITION (${of.version}, ${of.beside.version})` });
}

/** There a change of rows by other rows has no form. */
export async function isOnCluster(clickhouse: Pick<ClickHouse, 'rows'>): Promise<boolean> {
  const sql = `SELECT 1 FROM system.tables WHERE concat(database, '.', name) IN {tables:Array(String)} AND engine = 'Distributed' LIMIT 1`;
  return (await clickhouse.rows({ sql, params: { tables: dictionaries.map(({ index }) => index) } })).length > 0;
}

/** Whether words of it are there, whole and true or not. */
export async function hasWordsRows(clickhouse: ClickHouse, { dictionary, version }: VersionOf): Promise<boolean> {
  const sql = `SELECT 1 FROM ${wordsIndex(dictionary)} WHERE dataset_version = {version:UInt32} LIMIT 1`;
  return (await clickhouse.rows({ sql, params: { version } })).length > 0;
}

/** What is laid beside a version, and with `asBeside` too what the version is laid beside. */
async function dropAllBeside(
  clickhouse: ClickHouse,
  of: VersionOf,
  { asBeside }: { asBeside: boolean },
): Promise<void> {
  const own = await laid(clickhouse, of, 'dataset_version');
  for (const each of asBeside ? [...own, ...(await laidBeside(clickhouse, of))] : own)
    await dropBesideWords(clickhouse, each);
}

/** All words that a version's leads are laid beside. */
export const laidBeside = (clickhouse: ClickHouse, of: VersionOf): Promise<BesideWordsOf[]> =>
  laid(clickhouse, of, 'beside_version');

async function laid(
  clickhouse: ClickHouse,
  { dictionary, version }: VersionOf,
  column: 'dataset_version' | 'beside_version',
): Promise<BesideWordsOf[]> {
  const found = linksOf(dictionary).map(async (link): Promise<BesideWordsOf[]> => {
    const [own, beside] = column === 'dataset_version' ? [dictionary, link.dictionary] : [link.dictionary, dictionary];
    const versions = await clickhouse.rows<{ version: number; beside: number }>({
      sql: `SELECT DISTINCT dataset_version AS version, beside_version AS beside FROM ${besideWordsIndex(own, beside)} WHERE ${column} = {version:UInt32}`,
      params: { version },
    });
    return versions.map((each) => ({
      ...{ dictionary: own, version: each.version },
      beside: { dictionary: beside, version: each.beside },
    }));
  });
  return (await Promise.all(found)).flat();
}

/** Removes what failed builds left: every version above the active one that is not `kept`. */
export async function clearUnfinished(
  clickhouse: ClickHouse,
  dictId: string,
  { active, kept = [] }: { active: number; kept?: readonly number[] },
): Promise<number[]> {
  const unfinished = (await versionsPresent(clickhouse, dictId)).filter(
    (version) => version > active && !kept.includes(version),
  );
  for (const version of unfinished) await dropVersion(clickhouse, dictId, version);
  return unfinished;
}

/** Finished or not. */
export async function rowsOf(clickhouse: ClickHouse, dictId: string, version: number): Promise<number> {
  const sql = `SELECT count() AS n FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32}`;
  const [row] = await clickhouse.rows<{ n: number | string }>({ sql, params: { version } });
  return Number(row?.n ?? 0);
}
