// Which versions have words that are whole and true, as table `leads.words_made` says.
import type { LeadEngine } from '../compile/filled-filters.ts';
import type { Compiled } from '../compile/compile.ts';
import type { Dictionary } from '../dictionary.ts';
import { codingOf } from './coded-field.ts';

const made = 'leads.words_made';
const named = 'dict_id = {dict:String} AND dataset_version = {version:UInt32}';
const codingHash = 'lower(hex(sipHash128({coding:String})))';

const coded = (dictionary: Dictionary, version: number) => ({
  ...{ dict: dictionary.dictId, version, coding: codingOf(dictionary) },
});

/** Says that they are. */
export function rememberWords(dictionary: Dictionary, version: number): Compiled {
  return {
    sql: `INSERT INTO ${made} (dict_id, dataset_version, coding) SELECT {dict:String}, {version:UInt32}, ${codingHash}`,
    params: coded(dictionary, version),
  };
}

/** Nobody asks them any more. A version without words is no error. */
export function forgetWords(dictionary: Dictionary, version: number): Compiled {
  return { sql: `DELETE FROM ${made} WHERE ${named}`, params: { dict: dictionary.dictId, version } };
}

/** Whether the version may be asked by words, as this dictionary codes values. */
export async function hasWords(
  engine: LeadEngine,
  dictionary: Dictionary,
  version: number,
  limits: { signal: AbortSignal; maxSeconds: number },
): Promise<boolean> {
  const rows = await engine.rows({
    ...limits,
    sql: `SELECT 1 FROM ${made} WHERE ${named} AND coding = ${codingHash} LIMIT 1`,
    params: coded(dictionary, version),
  });
  return rows.length > 0;
}
