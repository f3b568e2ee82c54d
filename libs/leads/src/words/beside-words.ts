// Leads of another kind laid in the words of a kind: a row holds, for each lead of a word, the first, second, … lead there
// that shares its person or household, bit for bit. What is asked of one of them is a mask of the leads it stands beside.
import { LEAD_KEY, type Dictionary, type TableColumn } from '../dictionary.ts';
import type { Compiled } from '../compile/compile.ts';
import type { Params } from '../compile/condition.ts';
import { dictionaries } from '../dictionaries.ts';
import { linksOf, type Link } from '../links.ts';
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

/** Leads that are laid in one statement: of these states, from one ZIP code to another, both included. */
export type Part = { states: readonly string[]; fromZip: string; toZip: string };

export const besideWordsIndex = (own: Pick<Dictionary, 'index'>, { dictId }: Pick<Dictionary, 'dictId'>): string =>
  `${own.index}_beside_${dictId}`;

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
    ...['present', ...bits].map((name) => unpackedColumn(name, 'UInt64')),
  ];
}

export function besideWordsTableSql(pair: Pair): string {
  const partition = '(dataset_version, beside_version)';
  return tableOfWordsSql(indexOf(pair), besideWordsColumns(pair), { partition, order: ['word', 'nth'] });
}

const ofPart = [
  'dataset_version = {version:UInt32}',
  'state IN {states:Array(String)}',
  'zip BETWEEN {from_zip:String} AND {to_zip:String}',
].join(' AND ');

const paramsOf = (pair: Pair, { version, beside }: PairVersions, { states, fromZip, toZip }: Part): Params =>
  Object.assign(
    { version, beside, states, from_zip: fromZip, to_zip: toZip },
    ...besideFields(pair).map(({ params }) => params),
  ) as Params;

const besideFields = ({ link }: Pair): CodedField[] => [...codedFields(link.dictionary).values()];

// Put into another order, the engine pairs every number with every lead of the other kind before it looks at keys.
const inThisOrder = { query_plan_optimize_join_order_limit: 0 };

/** Every lead of the part beside every lead there that it shares the key with. A shared key has the ZIP code in it. */
function pairsOf(pair: Pair): string {
  const { own, link } = pair;
  const codes = besideFields(pair).map(({ column, sql }) => `toUInt64(${sql}) AS code_of_${column}`);
  return [
    `SELECT * FROM (SELECT ${[`${link.key} AS shared`, `${LEAD_KEY} AS beside_key`, ...codes].join(', ')}`,
    `    FROM ${link.dictionary.index} WHERE dataset_version = {beside:UInt32}`,
    `      AND zip IN (SELECT DISTINCT zip FROM ${own.index} WHERE ${ofPart})) AS there`,
    `  INNER JOIN (SELECT ${LEAD_KEY}, ${link.ownKey} AS shared FROM ${own.index} WHERE ${ofPart}) AS here USING (shared)`,
  ].join('\n');
}

/** Lays a part of a version beside the leads of another kind's. */
export function insertBesideWords(pair: Pair, versions: PairVersions, part: Part): Compiled {
  const fields = besideFields(pair);
  const masks = fields.flatMap(({ column, bits }) =>
    bits.map((name, bit) => maskOfLeads(`toUInt64(bitTest(code_of_${column}, ${bit}))`, name)),
  );
  const ofWord = [...wordPlaces, 'word'].join(', ');
  const names = ['present', ...fields.flatMap(({ bits }) => bits)].join(', ');
  return {
    sql: [
      `INSERT INTO ${indexOf(pair)} (dataset_version, beside_version, ${ofWord}, nth, ${names})`,
      `SELECT {version:UInt32}, {beside:UInt32}, ${ofWord}, nth,`,
      `  ${[maskOfLeads('toUInt64(1)', 'present'), ...masks].join(',\n  ')}`,
      'FROM (',
      '  SELECT *, row_number() OVER (PARTITION BY word, number ORDER BY beside_key) - 1 AS nth',
      `  FROM (SELECT ${ofWord}, ${LEAD_KEY}, place - 1 AS number FROM ${wordsIndex(pair.own)}`,
      `    ARRAY JOIN ${LEAD_KEYS} AS ${LEAD_KEY}, arrayEnumerate(${LEAD_KEYS}) AS place WHERE ${ofPart}) AS numbered`,
      `  INNER JOIN (${pairsOf(pair)}) AS pairs USING (${LEAD_KEY})`,
      ')',
      `GROUP BY ${ofWord}, nth`,
    ].join('\n'),
    params: paramsOf(pair, versions, part),
    settings: inThisOrder,
  };
}

/** A row where the words of a part say another thing than the leads of both kinds; none where they are true. */
export function wrongBesideWords(pair: Pair, versions: PairVersions, part: Part): Compiled {
  const fields = besideFields(pair);
  const codes = fields.map(({ column }) => `code_of_${column}`);
  const sums = `SELECT count() AS pairs, sum(cityHash64(${[LEAD_KEY, ...codes].join(', ')})) AS hashes`;
  const bits = fields.flatMap((field) => field.bits);
  return {
    sql: [
      'SELECT 1 FROM (',
      `  ${sums} FROM (${pairsOf(pair)})`,
      '  UNION ALL',
      `  ${sums} FROM (`,
      `    SELECT arrayJoin(bitPositionsToArray(present)) AS place, ${LEAD_KEYS}[place + 1] AS ${LEAD_KEY},`,
      `      ${fields.map(codeOfWord).join(', ')}`,
      `    FROM (SELECT word, ${['present', ...bits].join(', ')} FROM ${indexOf(pair)}`,
      `      WHERE ${ofPart} AND beside_version = {beside:UInt32}) AS laid`,
      `    INNER JOIN (SELECT word, ${LEAD_KEYS} FROM ${wordsIndex(pair.own)} WHERE ${ofPart}) AS held USING (word)`,
      '  )',
      ') HAVING uniqExact(pairs, hashes) != 1',
    ].join('\n'),
    params: paramsOf(pair, versions, part),
    settings: inThisOrder,
  };
}
