// The committed tables are text with one row per line and `|` between columns: small in the
// repository, readable in a diff, the same under every module system.

/** The table's rows as arrays of columns, in the table's order. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** Makes a table that is parsed at its first use and then kept. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A column that must be there; a missing one is a broken table, not an empty value. */
export function column(row: readonly string[], index: number): string {
  const value = row[index];
  if (value === undefined) throw new Error(`reference row ${row.join('|')} has no column ${index}`);
  return value;
}
