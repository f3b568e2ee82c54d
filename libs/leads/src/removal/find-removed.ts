// Leads of people who asked to be in no list, by the marks that `leads.removed_marks` holds.
import type { Compiled } from '../compile/compile.ts';
import { LEAD_KEY, type Dictionary } from '../dictionary.ts';
import { markedValues, markSql, type LeadMarkKey, type LeadMarkKind } from './lead-marks.ts';

export const removedMarks = 'leads.removed_marks';

/** `key`: a whole number as text. `marks`: all that the lead has. `lasting`: those of the person, whatever numbers change. */
export type FoundLead = { key: string; state: string; zip: string; marks: string[]; lasting: string[] };

export type MarksAsked = {
  version: number;
  /** Marks after this number, up to that one. */
  after: number;
  upTo: number;
  /** The kinds among them: others are not compared. */
  kinds: readonly LeadMarkKind[];
  keys: readonly LeadMarkKey[];
  /** Only in these; absent: everywhere. */
  zips?: readonly string[] | undefined;
  limit: number;
};

/** Undefined where leads of the dictionary say nothing that a person is known by. */
export function findRemoved(dictionary: Dictionary, asked: MarksAsked): Compiled | undefined {
  const { version, after, upTo, kinds, keys, zips, limit } = asked;
  const hashes = markedValues(dictionary).flatMap((value) =>
    keys.map((key, place) => {
      const name = `${value.kind}_${place}`;
      return { ...markSql(value, key, name), kind: value.kind, keyId: key.id, name };
    }),
  );
  const compared = hashes.filter(({ kind }) => kinds.includes(kind));
  if (compared.length === 0) return undefined;
  const isFound = ({ kind, sql, name }: (typeof hashes)[number]): string =>
    `${sql} IN (SELECT unhex(hash) FROM ${removedMarks} WHERE kind = '${kind}' AND key_id = {${name}_id:String} AND number > {after:UInt64} AND number <= {upTo:UInt64})`;
  const mark = ({ kind, sql, name }: (typeof hashes)[number]): string =>
    `concat('${kind}:', {${name}_id:String}, ':', lower(hex(${sql})))`;
  const places = zips === undefined ? '' : ' AND zip IN {zips:Array(String)}';
  // A phone number may be of a household, and so may an address of e-mail.
  const lasting = hashes.filter(({ kind }) => kind === 'home' || kind === 'birth');
  return {
    sql: [
      `SELECT toString(${LEAD_KEY}) AS key, state, toString(zip) AS zip,`,
      `  ${marksOf(hashes.map(mark))} AS marks, ${marksOf(lasting.map(mark))} AS lasting`,
      `FROM ${dictionary.index}`,
      `WHERE dataset_version = {version:UInt32}${places}`,
      `  AND (${compared.map(isFound).join('\n    OR ')})`,
      'LIMIT {limit:UInt64}',
    ].join('\n'),
    params: {
      ...{ version, after, upTo, limit, ...(zips === undefined ? {} : { zips }) },
      ...Object.fromEntries(hashes.map(({ name, keyId }) => [`${name}_id`, keyId])),
      ...(Object.assign({}, ...hashes.map(({ params }) => params)) as Compiled['params']),
    },
  };
}

const marksOf = (marks: string[]): string =>
  `arrayFilter(mark -> NOT endsWith(mark, ':'), CAST([${marks.join(', ')}], 'Array(String)'))`;
