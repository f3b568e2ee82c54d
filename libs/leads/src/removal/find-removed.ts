// Leads of people who asked to be in no list, by the marks that `leads.removed_marks` holds.
import type { Compiled } from '../compile/compile.ts';
import type { Params } from '../compile/condition.ts';
import { LEAD_KEY, type Dictionary } from '../dictionary.ts';
import { markedValues, markSql, personValue, type LeadMarkKey } from './lead-marks.ts';
import { addressWordsSql } from './standard-text.ts';
import { platformCipher, platformHashes } from './platform-hashes.ts';

export const removedMarks = 'leads.removed_marks';

/**
 * `key`: a whole number as text. `marks`: all that the lead has, of the platform's those that are shown. `lasting`: those
 * of the person, whatever numbers change. `person`: what the keyed hash is of, the key's id, and the hash of the name, which is
 * empty where there is none.
 */
export type FoundLead = {
  key: string;
  state: string;
  zip: string;
  person: string;
  marks: string[];
  lasting: string[];
};

export type MarksAsked = {
  version: number;
  /** Marks after this number, up to that one. */
  after: number;
  upTo: number;
  /** The kinds among them: others are not compared. */
  kinds: readonly string[];
  /** Who is found is shown with every mark of the platform; absent: with those that are compared. */
  showsPlatform?: boolean;
  keys: readonly LeadMarkKey[];
  /** Only in these; absent: everywhere. */
  zips?: readonly string[] | undefined;
  /** Only these; absent: all. */
  leads?: readonly string[] | undefined;
  limit: number;
};

/** What leads are compared by. `marks`: SQL of an array of texts. */
type Compared = { kind: string; isFound: string; marks: string; params: Params };

/** Undefined where leads of the dictionary say nothing that a person is known by. */
export function findRemoved(dictionary: Dictionary, asked: MarksAsked): Compiled | undefined {
  const { version, after, upTo, kinds, showsPlatform, keys, zips, leads, limit } = asked;
  const own = keys.flatMap((key, place) => ownMarks(dictionary, key, place));
  const platform = keys.flatMap((key, place) => platformMarks(dictionary, key, place));
  const compared = [...own, ...platform].filter(({ kind }) => kinds.includes(kind));
  if (compared.length === 0) return undefined;
  const shown = [
    ...own,
    ...(showsPlatform
      ? keys.flatMap((key, place) => platformMarks(dictionary, key, place, ''))
      : compared.filter((each) => platform.includes(each))),
  ];
  // A phone number may be of a household, and so may an address of e-mail.
  const lasting = own.filter(({ kind }) => kind === 'residence' || kind === 'born');
  const person = personOf(dictionary, keys);
  const places = zips === undefined ? '' : ' AND zip IN {zips:Array(String)}';
  const only =
    leads === undefined
      ? ''
      : ` AND ${LEAD_KEY} IN (SELECT arrayJoin(arrayMap(each -> toUInt64(each), {leads:Array(String)})))`;
  return {
    sql: [
      addressWordsSql,
      `SELECT toString(${LEAD_KEY}) AS key, state, toString(zip) AS zip, ${person.sql} AS person,`,
      `  ${all(shown)} AS marks, ${all(lasting)} AS lasting`,
      `FROM ${dictionary.index}`,
      `WHERE dataset_version = {version:UInt32}${places}${only}`,
      `  AND (${compared.map(({ isFound }) => isFound).join('\n    OR ')})`,
      'LIMIT {limit:UInt64}',
    ].join('\n'),
    params: {
      ...{ version, after, upTo, limit, ...(zips === undefined ? {} : { zips }) },
      ...(leads === undefined ? {} : { leads }),
      ...person.params,
      ...(Object.assign({}, ...shown.map(({ params }) => params)) as Params),
    },
  };
}

const all = (compared: readonly Compared[]): string =>
  `CAST(arrayConcat(${['[]', ...compared.map(({ marks }) => marks)].join(', ')}), 'Array(String)')`;

const inRange = ' AND number > {after:UInt64} AND number <= {upTo:UInt64}';
const askedFor = (kind: string, id: string, hash: string, range = inRange): string =>
  `(SELECT ${hash} FROM ${removedMarks} WHERE kind = '${kind}' AND key_id = {${id}:String}${range})`;

function ownMarks(dictionary: Dictionary, key: LeadMarkKey, place: number): Compared[] {
  return markedValues(dictionary).map((value) => {
    const { kind } = value;
    const name = `${kind}_${place}`;
    const { sql, params } = markSql(value, key, name);
    return {
      kind,
      isFound: `${sql} IN ${askedFor(kind, `${name}_id`, 'unhex(hash)')}`,
      marks: `if(empty(${sql}), [], [concat('${kind}:', {${name}_id:String}, ':', lower(hex(${sql})))])`,
      params: { ...params, [`${name}_id`]: key.id },
    };
  });
}

function platformMarks(dictionary: Dictionary, key: LeadMarkKey, place: number, range?: string): Compared[] {
  return platformHashes(dictionary).map(({ kind, sql }) => {
    const name = `${kind}_${place}`;
    const cipher = platformCipher(key, `${name}_key`);
    const isAsked = `one IN ${askedFor(kind, `${name}_id`, cipher.hashIn('hash'), range)}`;
    const mark = `concat('${kind}:', {${name}_id:String}, ':', ${cipher.kept('one')})`;
    return {
      kind,
      isFound: `arrayExists(one -> ${isAsked}, ${sql})`,
      marks: `arrayMap(one -> ${mark}, arrayFilter(one -> ${isAsked}, ${sql}))`,
      params: { ...cipher.params, [`${name}_id`]: key.id },
    };
  });
}

function personOf(dictionary: Dictionary, [key]: readonly LeadMarkKey[]): { sql: string; params: Params } {
  const value = personValue(dictionary);
  if (!value || !key) return { sql: `':'`, params: {} };
  const { sql, params } = markSql(value, key, 'person');
  // Only hashes that were made alike are counted together, which what stands before the colon says.
  return {
    sql: `concat('${value.kind}/', {person_id:String}, ':', lower(hex(${sql})))`,
    params: { ...params, person_id: key.id },
  };
}
