// Where a version of leads came from, as its activation says it: by that it is told whether anybody is in it.
const COPY = 'rollback:';

export function syntheticSource(seed: number, rows: number): string {
  return `synthetic:${seed}:${rows}`;
}

/** Undefined for any other source. */
export function syntheticOf(source: string): { seed: number; rows: number } | undefined {
  const [, seed, rows] = /^synthetic:(\d+):(\d+)$/.exec(source) ?? [];
  return seed === undefined ? undefined : { seed: Number(seed), rows: Number(rows) };
}

export function derivedSource(dictId: string, version: number): string {
  return `derived:${dictId}:${version}`;
}

const isDerived = (source: string): boolean => /^derived:[a-z]+:\d+$/.test(source);

/** Drawn for trying the product, by the demo itself. */
export const isDrawn = (source: string): boolean => syntheticOf(source) !== undefined || isDerived(source);

/** Leads that nobody is. What has no source of an import was drawn, so a copy of it is made up as well. */
export const isMadeUp = (source: string): boolean => isDrawn(source) || source.startsWith(COPY);

/** Of a version that goes back to one of this source, which is empty where no import said it. */
export const sourceOfCopy = ({ version, source }: { version: number; source: string }): string =>
  source === '' ? `${COPY}${version}` : source;
