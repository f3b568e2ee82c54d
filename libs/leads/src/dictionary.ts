// One entry per column: the form, the compiler, the lead tables, the generator and the file header follow from it.
import { allStored } from './do-not-call/flag-slots.ts';
import { leadKeySql } from './lead-key.ts';
import type { GeographyKind } from './query.ts';

export type InputType = 'select' | 'checkbox' | 'range' | 'stringRange';

/** `value` is what queries and tables hold, `label` what people read. */
export type Item = { value: string; label: string };

export type ClickHouseType =
  | 'LowCardinality(String)'
  | 'Array(LowCardinality(String))'
  | 'String'
  | 'FixedString(5)'
  | 'UInt8'
  | 'UInt16'
  | 'UInt32';

/** How a raw cell becomes the stored value: as it is, its digits, a whole number, one of the items, some of them. */
export type ImportRule = 'text' | 'digits' | 'number' | 'item' | 'items';

export type Mask = 'phone' | 'email' | 'street-number';

type Named = {
  /** The column of the lead table, and the field in queries and previews. */
  fieldName: string;
  label: string;
  group: string;
  clickhouseType: ClickHouseType;
  importAs: ImportRule;
  /** Stands in the file and in the preview, in the dictionary's order. */
  exports?: true;
  masked?: Mask;
  /** A row of an imported file without it is no lead. */
  needed?: true;
};

export type PlainColumn = Named & { inputType?: never };

export type SuggestedList = 'SIC' | 'NAICS' | 'MAKE' | 'MODEL';

/** Values of one length: compared with a column, or with as many first characters of one. */
export type Level = { length: number } & ({ column: string } | { prefixOf: string });

/** One of several values; an empty text in the table means that it is not known. */
export type ChoiceColumn = Named & {
  inputType: 'select' | 'checkbox';
  items: readonly Item[];
  /** A tree of values in one filter: the length of a value says what it is compared with. Without it, `fieldName`. */
  levels?: readonly Level[];
  suggestedAs?: SuggestedList;
  /** A lead has any number of the values; its column is an array, and empty where none is known. */
  many?: true;
  /** Lists of numbers that may not be called say it anew, in columns beside its own (`do-not-call/flag-slots.ts`). */
  scrubbed?: true;
};

/** Whole numbers from `min` to `max`, both inclusive; 0 in the table means not known, and `min` is above it. */
export type RangeColumn = Named & {
  inputType: 'range';
  min: number;
  max: number;
  /** The lowest value of each bar that a search page draws its leads in, 10 to 20 of them; the first is `min`. */
  bars: readonly number[];
  unit?: string;
  /** Years that have been: names, not amounts. What is offered ends at the current one; kept queries may name any up to `max`. */
  year?: true;
};

/** Ordered bands, lowest first; the table holds the band's value. */
export type BandColumn = Named & { inputType: 'stringRange'; items: readonly Item[] };

export type FilterColumn = ChoiceColumn | RangeColumn | BandColumn;
export type Column = PlainColumn | FilterColumn;

export type LinkBy = 'person' | 'household';

/** A column of the lead table that two kinds have in common; filled from the `identity` columns of its own row. */
export type KeyColumn = { fieldName: string; identity: readonly string[] };

export type Dictionary = {
  dictId: string;
  /** The ClickHouse table, in database `leads`. */
  index: string;
  /** The columns that a lead is known by in every version (`lead-key.ts`). Never changed: it would make other leads. */
  identity: readonly string[];
  /** By what leads of other kinds are found beside a lead of this one (`links.ts`). */
  keys?: Partial<Readonly<Record<LinkBy, KeyColumn>>>;
  beside?: Partial<Readonly<Record<LinkBy, string>>>;
  path: string;
  /** Its icon: an SVG path on a grid of 20 units. */
  icon: string;
  beta?: true;
  type: string;
  /** Marks everything of this dictionary on a page: on light ground, and on dark. `#RRGGBB`, readable as text on both. */
  themeColor: string;
  themeColorDark: string;
  name: string;
  geography: readonly GeographyKind[];
  columns: readonly Column[];
  /** One row costs this many hundredths of a lead. */
  multiplierHundredths: number;
};

export const geographyColumns: Readonly<Record<GeographyKind, string>> = {
  ST: 'state',
  COUNTY: 'county_fips',
  CITY: 'city',
  ZIP: 'zip',
  AREA_CODE: 'area_code',
};

export const LEAD_KEY = 'lead_key';

/** Beside the dictionary's. `dataset_version`: the immutable version; `lead_key`: the same lead in every version. */
export const systemColumns = [
  { fieldName: 'dataset_version', clickhouseType: 'UInt32' },
  { fieldName: LEAD_KEY, clickhouseType: 'UInt64' },
] as const;

/** A column as its table has it; `filledBy` is the SQL that fills it where an insert does not, `codec` how it is packed. */
export type TableColumn = { fieldName: string; clickhouseType: string; filledBy?: string; codec?: string };

export function tableColumns({ columns, keys = {} }: Pick<Dictionary, 'columns' | 'keys'>): TableColumn[] {
  const known = Object.values(keys).filter(({ fieldName }) => fieldName !== LEAD_KEY);
  return [
    ...systemColumns,
    ...columns,
    ...columns.flatMap((column) =>
      allStored(column)
        .slice(1)
        .map((fieldName) => ({ fieldName, clickhouseType: column.clickhouseType })),
    ),
    ...known.map(({ fieldName, identity }) => ({
      fieldName,
      clickhouseType: 'UInt64',
      filledBy: leadKeySql({ identity }),
    })),
  ];
}

/** `name type`, as statements that make or change a table have it. */
export function columnSql({ fieldName, clickhouseType, filledBy, codec }: TableColumn): string {
  const parts = [filledBy === undefined ? '' : ` DEFAULT ${filledBy}`, codec === undefined ? '' : ` CODEC(${codec})`];
  return `${fieldName} ${clickhouseType}${parts.join('')}`;
}

export function filterColumns(dictionary: Pick<Dictionary, 'columns'>): FilterColumn[] {
  return dictionary.columns.filter((column): column is FilterColumn => column.inputType !== undefined);
}

/** The highest value that a range offers in `year`. */
export function offeredMax(column: Pick<RangeColumn, 'max' | 'year'>, currentYear: number): number {
  return column.year ? Math.min(column.max, currentYear) : column.max;
}

export function columnsRead(column: FilterColumn): string[] {
  const levels = column.inputType === 'select' || column.inputType === 'checkbox' ? (column.levels ?? []) : [];
  return [...new Set([column.fieldName, ...levels.map(columnOf)])];
}

export function columnOf(level: Level): string {
  return 'column' in level ? level.column : level.prefixOf;
}

export function exportColumns(dictionary: Dictionary): Column[] {
  return dictionary.columns.filter((column) => column.exports === true);
}

/** The items whose labels people read instead of a column's values; none for a code of a tree: its words are a column of their own. */
export function labelledItems(column: Column): readonly Item[] {
  return 'items' in column && !('levels' in column) ? column.items : [];
}

export function itemsOf(...values: string[]): Item[] {
  return values.map((value) => ({ value, label: value }));
}

/** From `first` to `last`, each `step` above the one before. */
export function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);
}
