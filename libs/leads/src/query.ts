// Plain JSON, checked against the dictionary (`check-query.ts`) and compiled to { sql, params } (`compile.ts`).
import type { FlagSlots } from './do-not-call/flag-slots.ts';

export type DictId = string;

export type GeographyKind = 'ST' | 'COUNTY' | 'CITY' | 'ZIP' | 'AREA_CODE';

/** ST 'AZ'; COUNTY five-digit FIPS '04013'; CITY 'AZ:PHOENIX'; ZIP '85001'; AREA_CODE '602'. */
export type Geography = { kind: 'nationwide' } | { kind: GeographyKind; values: string[] };

/** Choices take `anyOf`, ranges inclusive `from` and/or `to`. `omit`: every other known value, never the unknown. */
export type Filter =
  | { field: string; anyOf: string[]; omit?: true }
  | { field: string; from?: number | string; to?: number | string; omit?: true };

export type LeadQuery = {
  dictId: DictId;
  geography: Geography;
  filters: Filter[];
  /** The version of each other kind that filters ask of (`links.ts`); never from a browser. */
  beside?: Readonly<Record<DictId, number>>;
  /** Never from a browser, either: what is read at one moment. */
  flags?: FlagSlots;
};
