// A map says which column of a supplier's file is which field of a kind of leads. It is written as YAML by people.
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { dictionaryOf } from '../dictionaries.ts';
import { LEAD_KEY, type Dictionary } from '../dictionary.ts';
import { datePattern, plainSteps, type PlainStep } from './map-steps.ts';

const name = Type.String({ minLength: 1, maxLength: 200 });
const word = Type.String({ maxLength: 40 });
const Step = Type.Union([
  Type.Unsafe<PlainStep>(Type.Enum(Object.keys(plainSteps))),
  Type.Object(
    {
      date: Type.String({ minLength: 1, maxLength: 40 }),
      part: Type.Union([Type.Literal('year'), Type.Literal('month')]),
    },
    { additionalProperties: false },
  ),
  Type.Object({ codes: Type.Record(Type.String(), Type.String({ maxLength: 200 })) }, { additionalProperties: false }),
]);
const Field = Type.Union([
  name,
  Type.Object(
    { column: name, steps: Type.Optional(Type.Array(Step, { maxItems: 5 })) },
    { additionalProperties: false },
  ),
  Type.Object({ constant: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
]);

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** What `--map` reads, and what an editor checks a map by. */
export const ImportMapSchema = Type.Object(
  {
    kind: Type.String({ description: 'The kind of leads, e.g. businesses.' }),
    file: Type.Optional(
      Type.Object(
        {
          format: Type.Optional(Type.Enum(['csv', 'jsonl', 'parquet'])),
          delimiter: Type.Optional(Type.Enum([',', ';', '|', '\t'])),
          encoding: Type.Optional(Type.Enum([...encodings])),
          columns: Type.Optional(
            Type.Array(name, { minItems: 1, maxItems: 500, description: 'Of a file without a header, in its order.' }),
          ),
        },
        { additionalProperties: false, description: 'Only what is not to be found out by looking at the file.' },
      ),
    ),
    key: Type.Optional(Type.String({ description: "The column with the supplier's own number of each lead." })),
    delta: Type.Optional(
      Type.Object(
        {
          column: Type.String({ minLength: 1, maxLength: 200, description: 'The column that says what a row is for.' }),
          remove: Type.Array(word, { minItems: 1, maxItems: 20, description: 'Its words for a lead that goes.' }),
          change: Type.Optional(
            Type.Array(word, {
              maxItems: 20,
              description: 'Its words for a lead that is new or another; any other word is refused then.',
            }),
          ),
        },
        { additionalProperties: false, description: 'Of a file of changes, for import --delta.' },
      ),
    ),
    fields: Type.Record(Type.String(), Field, { description: 'By field of the kind: the column it comes from.' }),
    unused: Type.Optional(Type.Array(name, { description: 'Columns that are left out on purpose.' })),
  },
  { additionalProperties: false, title: "A map of a supplier's file of leads" },
);
export type ImportMap = Static<typeof ImportMapSchema>;

export type MapFault = { code: MapFaultCode; message: string };
type MapFaultCode =
  | 'map-not-readable'
  | 'map-kind-unknown'
  | 'map-field-unknown'
  | 'map-field-missing'
  | 'map-column-unknown'
  | 'map-constant-unknown'
  | 'map-date-unknown'
  | 'map-key-of-people'
  | 'map-delta-missing'
  | 'map-delta-not-said';

/** The map, or why it is none: the first place that its schema does not allow. */
export function readMap(document: unknown): { map: ImportMap } | { fault: MapFault } {
  if (Value.Check(ImportMapSchema, document)) return { map: document };
  const [first] = Value.Errors(ImportMapSchema, document);
  const at = first?.instancePath === '' || first === undefined ? 'its top' : first.instancePath;
  return {
    fault: {
      code: 'map-not-readable',
      message: `The map is not as its schema wants it, at ${at}: ${first?.message ?? ''}.`,
    },
  };
}

/** Every fault of the map beside a file that has these columns; none if it may be used. `isDelta`: of a file of changes. */
export function checkMap(
  { kind, fields, key, delta, unused = [] }: ImportMap,
  columns: readonly string[],
  isDelta = false,
): MapFault[] {
  const dictionary = dictionaryOf(kind);
  if (!dictionary) return [{ code: 'map-kind-unknown', message: `There is no kind of leads ${kind}.` }];
  const known = new Map(dictionary.columns.map((column) => [column.fieldName, column]));
  const faults: MapFault[] = [];
  for (const [field, given] of Object.entries(fields)) {
    const column = known.get(field);
    if (column === undefined)
      faults.push({ code: 'map-field-unknown', message: `${dictionary.name} have no field ${field}.` });
    else if (
      typeof given === 'object' &&
      'constant' in given &&
      'items' in column &&
      given.constant !== '' &&
      !column.items.some(({ value }) => value === given.constant)
    )
      faults.push({ code: 'map-constant-unknown', message: `${field} has no value ${given.constant}.` });
    for (const { date, part } of datesOf(given))
      if (!datePattern(date).parts.some((each) => each.startsWith(part === 'year' ? 'Y' : 'M')))
        faults.push({
          code: 'map-date-unknown',
          message: `${field}: the form ${date} has no ${part} (${part === 'year' ? 'YYYY or YY' : 'MM or M'}).`,
        });
  }
  for (const column of [...usedColumns({ fields, ...(key === undefined ? {} : { key }) }), ...unused])
    if (!columns.includes(column))
      faults.push({ code: 'map-column-unknown', message: `The file has no column ${column}.` });
  faults.push(...deltaFaults(delta, columns, isDelta));
  const missing = dictionary.columns.filter(({ needed, fieldName }) => needed && !Object.hasOwn(fields, fieldName));
  for (const { fieldName, label } of missing)
    faults.push({
      code: 'map-field-missing',
      message: `No column is said to be ${fieldName} (${label}), without which there is no lead.`,
    });
  if (key !== undefined && isKeyOfPeople(dictionary))
    faults.push({
      code: 'map-key-of-people',
      message: `People are found beside their vehicles and addresses by who they are, so ${kind} cannot be known by a supplier's number. Take key out of the map.`,
    });
  return faults;
}

function datesOf(given: ImportMap['fields'][string]): { date: string; part: 'year' | 'month' }[] {
  const steps = typeof given === 'object' && 'column' in given ? (given.steps ?? []) : [];
  return steps.flatMap((step) => (typeof step === 'object' && 'date' in step ? [step] : []));
}

function deltaFaults(delta: ImportMap['delta'], columns: readonly string[], isDelta: boolean): MapFault[] {
  if (isDelta && delta === undefined)
    return [
      {
        code: 'map-delta-missing',
        message: 'The map does not say which column and words take a lead away: delta: { column, remove: [words] }.',
      },
    ];
  if (delta === undefined) return [];
  const isThere = columns.includes(delta.column);
  if (isDelta && !isThere) return [{ code: 'map-column-unknown', message: `The file has no column ${delta.column}.` }];
  // Taken for a whole file, it would remove everybody whom it does not name, and keep whom it removes.
  if (!isDelta && isThere)
    return [
      {
        code: 'map-delta-not-said',
        message: `The file has the column ${delta.column}, which says changes: import it with --delta, or take delta out of the map.`,
      },
    ];
  return [];
}

const isKeyOfPeople = ({ keys = {} }: Dictionary): boolean =>
  Object.values(keys).some(({ fieldName }) => fieldName === LEAD_KEY);

/** The file's columns that the map reads. */
export function usedColumns({ fields, key, delta }: Pick<ImportMap, 'fields' | 'key' | 'delta'>): string[] {
  const used = Object.values(fields).flatMap((given) =>
    typeof given === 'string' ? [given] : 'column' in given ? [given.column] : [],
  );
  return [...new Set([...used, ...(key === undefined ? [] : [key]), ...(delta === undefined ? [] : [delta.column])])];
}
