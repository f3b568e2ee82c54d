import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { removedMarks } from '@leadwright/leads/removal/find-removed';
import { readMarks } from '../../projections/removal.ts';

const MARKS_AT_ONCE = 20_000;

/** The number of the newest mark that the engine has; 0: none. */
export async function copiedUpTo(clickhouse: ClickHouse): Promise<number> {
  const [row] = await clickhouse.rows<{ last: number | string }>({
    sql: `SELECT max(number) AS last FROM ${removedMarks}`,
  });
  return Number(row?.last ?? 0);
}

/**
 * What the engine has not yet of the marks. Copied twice, a mark finds the same leads. Under the lock of account `system`: else
 * one that is taken back in between would be copied after it was forgotten.
 */
export async function copyMarks(clickhouse: ClickHouse, db: Parameters<typeof readMarks>[0]): Promise<void> {
  let after = await copiedUpTo(clickhouse);
  for (;;) {
    const marks = await readMarks(db, after, MARKS_AT_ONCE);
    if (marks.length > 0)
      await clickhouse.insert(
        removedMarks,
        marks.map(({ number, kind, keyId, hash }) => ({ number, kind, key_id: keyId, hash })),
      );
    if (marks.length < MARKS_AT_ONCE) return;
    after = marks.at(-1)?.number ?? after;
  }
}
