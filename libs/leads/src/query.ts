// What a search asks: a dictionary, a geography and filters that must all hold. Plain JSON, checked
// against the dictionary (`check-query.ts`) and compiled to { sql, params } (`compile.ts`).

/** Which dictionary: one of those that `dictionaries.ts` lists. */
export type DictId = string;

export type GeographyKind = 'ST' | 'COUNTY' | 'CITY' | 'ZIP' | 'AREA_CODE';

/** ST 'AZ'; COUNTY five-digit FIPS '04013'; CITY 'AZ:PHOENIX'; ZIP '85001'; AREA_CODE '602'. */
export type Geography = { kind: 'nationwide' } | { kind: GeographyKind; values: string[] };

/**
 * select and checkbox columns take `anyOf`; range and stringRange columns `from` and/or `to`,
 * both inclusive (stringRange: item values in the dictionary's order). `omit` turns a filter round:
 * every other known value. A lead whose value is not known is found by neither.
 */
export type Filter =
  | { field: string; anyOf: string[]; omit?: true }
  | { field: string; from?: number | string; to?: number | string; omit?: true };

export type LeadQuery = {
  dictId: DictId;
  geography: Geography;
  filters: Filter[];
  /** The version of each other kind that filters ask of (`links.ts`); never from a browser. */
  beside?: Readonly<Record<DictId, number>>;
};
