// The committed tables are text with one row per line and `|` between columns: small, and readable in a diff.

/** The table's rows as arrays of columns, in the table's order. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** Parses a table at its first use and caches it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A required column; without it the table is broken. */
export function column(row: readonly string[], index: number): string {
  const value = row[index];
  if (value === undefined) throw new Error(`reference row ${row.join('|')} has no column ${index}`);
  return value;
}
