// Which versions have words that are whole and true, and beside which versions of other kinds, as `leads.words_made` says.
import type { LeadEngine } from '../compile/filled-filters.ts';
import type { Compiled } from '../compile/compile.ts';
import type { Dictionary } from '../dictionary.ts';
import { codingOf } from './coded-field.ts';

const made = 'leads.words_made';
const codingHash = 'lower(hex(sipHash128({coding:String})))';

export type VersionOf = { dictionary: Dictionary; version: number };
/** The words of a version, or with `beside` those of another kind's version that are laid beside it. */
export type WordsOf = VersionOf & { beside?: VersionOf };
export type BesideWordsOf = VersionOf & { beside: VersionOf };

const nameOf = ({ dictionary: { dictId }, version }: VersionOf): string => `${dictId} ${version}`;

// Each of them by its own dictionary: what is laid beside a version lies in its words, which go with what is beside them.
const params = ({ dictionary, version, beside }: WordsOf) => ({
  ...{ dict: dictionary.dictId, version, beside: beside === undefined ? '' : nameOf(beside) },
  coding: codingOf((beside ?? { dictionary }).dictionary),
});

/** Says that they are. */
export function rememberWords(of: WordsOf): Compiled {
  return {
    sql: `INSERT INTO ${made} (dict_id, dataset_version, beside, coding) SELECT {dict:String}, {version:UInt32}, {beside:String}, ${codingHash}`,
    params: params(of),
  };
}

/** Nobody asks them any more, nor without `beside` what is laid beside them. What was never made is no error. */
export function forgetWords(of: WordsOf): Compiled {
  const { coding: _coding, ...named } = params(of);
  const some = of.beside === undefined ? '' : ' AND beside = {beside:String}';
  return {
    sql: `DELETE FROM ${made} WHERE dict_id = {dict:String} AND dataset_version = {version:UInt32}${some}`,
    params: named,
  };
}

// For who has nobody waiting.
const unhurried = { signal: new AbortController().signal, maxSeconds: 10 };

/** Whether they may be asked, as the dictionary codes values. */
export async function hasWords(
  engine: LeadEngine,
  of: WordsOf,
  limits: { signal: AbortSignal; maxSeconds: number } = unhurried,
): Promise<boolean> {
  const rows = await engine.rows({
    ...limits,
    sql: `SELECT 1 FROM ${made} WHERE dict_id = {dict:String} AND dataset_version = {version:UInt32} AND beside = {beside:String} AND coding = ${codingHash} LIMIT 1`,
    params: params(of),
  });
  return rows.length > 0;
}
