// Leads of another kind laid in the words of a kind: a row holds, for each lead of a word, the first, second, … lead there
// that shares its person or household, bit for bit. What is asked of one of them is a mask of the leads it stands beside.
import { LEAD_KEY, type Dictionary, type TableColumn } from '../dictionary.ts';
import type { Compiled } from '../compile/compile.ts';
import type { Params } from '../compile/condition.ts';
import { dictionaries } from '../dictionaries.ts';
import { linksOf, type Link } from '../links.ts';
import { scrubbedColumn } from '../do-not-call/scrubbed-column.ts';
import { codedFields, type CodedField } from './coded-field.ts';
import { codeOfWord } from './check-words.ts';
import {
  LEAD_KEYS,
  maskOfLeads,
  tableOfWordsSql,
  unpackedColumn,
  wordPlaces,
  wordsColumns,
  wordsIndex,
} from './words-table.ts';

/** A kind with words, and one whose leads stand beside its own. */
export type Pair = { own: Dictionary; link: Link };
export const allPairs: readonly Pair[] = dictionaries.flatMap((own) => linksOf(own).map((link) => ({ own, link })));

export type PairVersions = { version: number; beside: number };

/** Leads that are laid in one statement: of these states from one ZIP code to another, both included, or of some ZIP codes. */
export type Part = PartOfStates | PartOfZips;
export type PartOfStates = { states: readonly string[]; fromZip: string; toZip: string };
type PartOfZips = { zips: readonly string[] };

export const besideWordsIndex = (own: Pick<Dictionary, 'index'>, { dictId }: Pick<Dictionary, 'dictId'>): string =>
  `${own.index}_beside_${dictId}`;

/** The keys of the leads that a row holds, in the order of the bits of `present`: of kinds with a flag that is scrubbed. */
export const BESIDE_KEYS = 'beside_keys';

const indexOf = ({ own, link }: Pair): string => besideWordsIndex(own, link.dictionary);

export function besideWordsColumns(pair: Pair): TableColumn[] {
  const ofWord = wordsColumns(pair.own).filter(({ fieldName }) =>
    [...wordPlaces, 'word'].some((name) => name === fieldName),
  );
  const bits = besideFields(pair).flatMap((field) => field.bits);
  return [
    { fieldName: 'dataset_version', clickhouseType: 'UInt32' },
    { fieldName: 'beside_version', clickhouseType: 'UInt32' },
    ...ofWord,
    // Which of a lead's leads: in an apartment house of one address there may be many.
    { fieldName: 'nth', clickhouseType: 'UInt32' },
    ...keysOf(pair).map((name) => unpackedColumn(name, 'Array(UInt64)')),
    ...['present', ...bits].map((name) => unpackedColumn(name, 'UInt64')),
  ];
}

/** A scrub finds the bits of a lead by its key. */
const keysOf = ({ link }: Pair): string[] => (scrubbedColumn(link.dictionary) === undefined ? [] : [BESIDE_KEYS]);

export function besideWordsTableSql(pair: Pair): string {
  const partition = '(dataset_version, beside_version)';
  return tableOfWordsSql(indexOf(pair), besideWordsColumns(pair), { partition, order: ['word', 'nth'] });
}

const ofVersion = 'dataset_version = {version:UInt32}';
const ofPart = (part: Part): string =>
  'zips' in part
    ? `${ofVersion} AND zip IN {zips:Array(String)}`
    : `${ofVersion} AND state IN {states:Array(String)} AND zip BETWEEN {from_zip:String} AND {to_zip:String}`;

const paramsOf = (pair: Pair, { version, beside }: PairVersions, part: Part): Params =>
  Object.assign(
    { version, beside },
    'zips' in part ? { zips: part.zips } : { states: part.states, from_zip: part.fromZip, to_zip: part.toZip },
    ...besideFields(pair).map(({ params }) => params),
  ) as Params;

const besideFields = ({ link }: Pair): CodedField[] => [...codedFields(link.dictionary).values()];

// Put into another order, the engine pairs every number with every lead of the other kind before it looks at keys.
const inThisOrder = { query_plan_optimize_join_order_limit: 0 };

/** Every lead of the part beside every lead there that it shares the key with. A shared key has the ZIP code in it. */
function pairsOf(pair: Pair, part: Part): string {
  const { own, link } = pair;
  const codes = besideFields(pair).map(({ column, sql }) => `toUInt64(${sql}) AS code_of_${column}`);
  return [
    `SELECT * FROM (SELECT ${[`${link.key} AS shared`, `${LEAD_KEY} AS beside_key`, ...codes].join(', ')}`,
    `    FROM ${link.dictionary.index} WHERE dataset_version = {beside:UInt32}`,
    `      AND zip IN (SELECT DISTINCT zip FROM ${own.index} WHERE ${ofPart(part)})) AS there`,
    `  INNER JOIN (SELECT ${LEAD_KEY}, ${link.ownKey} AS shared FROM ${own.index} WHERE ${ofPart(part)}) AS here USING (shared)`,
  ].join('\n');
}

/** Lays a part of a version beside the leads of another kind's. `first`: the number of the first row of each word. */
export function insertBesideWords(pair: Pair, versions: PairVersions, part: Part, first = 0): Compiled {
  const fields = besideFields(pair);
  const masks = fields.flatMap(({ column, bits }) =>
    bits.map((name, bit) => maskOfLeads(`toUInt64(bitTest(code_of_${column}, ${bit}))`, name)),
  );
  const ofWord = [...wordPlaces, 'word'].join(', ');
  const keys = keysOf(pair);
  const names = ['present', ...fields.flatMap(({ bits }) => bits), ...keys].join(', ');
  const keysInOrder = keys.map(
    (name) => `arrayMap(each -> each.2, arraySort(groupArray((number, beside_key)))) AS ${name}`,
  );
  return {
    sql: [
      `INSERT INTO ${indexOf(pair)} (dataset_version, beside_version, ${ofWord}, nth, ${names})`,
      `SELECT {version:UInt32}, {beside:UInt32}, ${ofWord}, nth,`,
      `  ${[maskOfLeads('toUInt64(1)', 'present'), ...masks, ...keysInOrder].join(',\n  ')}`,
      'FROM (',
      '  SELECT *, row_number() OVER (PARTITION BY word, number ORDER BY beside_key) - 1 + {first:UInt32} AS nth',
      `  FROM (SELECT ${ofWord}, ${LEAD_KEY}, place - 1 AS number FROM ${wordsIndex(pair.own)}`,
      `    ARRAY JOIN ${LEAD_KEYS} AS ${LEAD_KEY}, arrayEnumerate(${LEAD_KEYS}) AS place WHERE ${ofPart(part)}) AS numbered`,
      `  INNER JOIN (${pairsOf(pair, part)}) AS pairs USING (${LEAD_KEY})`,
      ')',
      `GROUP BY ${ofWord}, nth`,
    ].join('\n'),
    params: { ...paramsOf(pair, versions, part), first },
    settings: inThisOrder,
  };
}

/** A row where the words of a part say another thing than the leads of both kinds; none where they are true. */
export function wrongBesideWords(
  pair: Pair,
  versions: PairVersions,
  part: Part,
  isChecked: (column: string) => boolean = () => true,
): Compiled {
  const fields = besideFields(pair).filter(({ column }) => isChecked(column));
  const codes = fields.map(({ column }) => `code_of_${column}`);
  const sums = `SELECT count() AS pairs, sum(cityHash64(${[LEAD_KEY, ...codes].join(', ')})) AS hashes`;
  const bits = fields.flatMap((field) => field.bits);
  return {
    sql: [
      'SELECT 1 FROM (',
      `  ${sums} FROM (${pairsOf(pair, part)})`,
      '  UNION ALL',
      `  ${sums} FROM (`,
      `    SELECT arrayJoin(bitPositionsToArray(bitAnd(laid.present, held.present))) AS place, ${LEAD_KEYS}[place + 1] AS ${LEAD_KEY},`,
      `      ${fields.map(codeOfWord).join(', ')}`,
      `    FROM (SELECT word, ${['present', ...bits].join(', ')} FROM ${indexOf(pair)}`,
      `      WHERE ${ofPart(part)} AND beside_version = {beside:UInt32}) AS laid`,
      `    INNER JOIN (SELECT word, present, ${LEAD_KEYS} FROM ${wordsIndex(pair.own)} WHERE ${ofPart(part)}) AS held USING (word)`,
      '  )',
      ') HAVING uniqExact(pairs, hashes) != 1',
    ].join('\n'),
    params: paramsOf(pair, versions, part),
    settings: inThisOrder,
  };
}

/** Rows `{ zip }`: those of the part in which a lead stands beside another. */
export function laidZips(pair: Pair, versions: PairVersions, part: Part): Compiled {
  return {
    sql: `SELECT DISTINCT zip FROM ${indexOf(pair)} WHERE ${ofPart(part)} AND beside_version = {beside:UInt32}`,
    params: paramsOf(pair, versions, part),
  };
}

/** One row `{ first }`: above the numbers of all rows that the part's words have. */
export function nextBesideRow(pair: Pair, versions: PairVersions, part: Part): Compiled {
  return {
    sql: `SELECT max(nth) + 1 AS first FROM ${indexOf(pair)} WHERE ${ofPart(part)} AND beside_version = {beside:UInt32}`,
    params: paramsOf(pair, versions, part),
  };
}

/** Removes the part's rows below `first`: those that were laid before it. */
export function deleteBesideRows(pair: Pair, versions: PairVersions, part: Part, first: number): Compiled {
  return {
    sql: `DELETE FROM ${indexOf(pair)} WHERE ${ofPart(part)} AND beside_version = {beside:UInt32} AND nth < {first:UInt32}`,
    params: { ...paramsOf(pair, versions, part), first },
    settings: { lightweight_deletes_sync: 2 },
  };
}
