import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { countSomeByWords, halvingsFor } from '@leadwright/leads/words/random-leads';
import { chooseNumbers, countNumbers, selectNumbers } from '@leadwright/leads/words/select-for-download';
import { wordsOf } from '@leadwright/leads/words/words-known';
import { hasWords } from '@leadwright/leads/words/words-made';
import type { Picked, RowsOf, SelectLimits } from './picked.ts';

/**
 * The number of rows that were chosen. Undefined where they are not in the order of words, or the version has none any more:
 * then they are chosen by their keys.
 */
export async function selectByWords(
  clickhouse: ClickHouse,
  picked: Picked,
  limits: SelectLimits,
): Promise<number | undefined> {
  const { query, datasetVersion: version, seed, rows } = picked;
  if (picked.chosenBy !== 'words') return undefined;
  for (const of of wordsOf(query, version)) if (!(await hasWords(clickhouse, of, limits))) return undefined;
  const [some] = await clickhouse.rows<{ leads: number | string }>({
    ...countSomeByWords(query, version, seed),
    ...limits,
  });
  let chosen = 0;
  // Where fewer are left than there should be, all of them are looked at: the order is the same.
  for (const halvings of new Set([halvingsFor(Number(some?.leads ?? 0), rows), 0])) {
    await clearNumbers(clickhouse, picked);
    await clickhouse.command({ ...chooseNumbers(query, version, { ...picked, halvings }), ...limits });
    const [row] = await clickhouse.rows<{ numbers: number | string }>({ ...countNumbers(picked), ...limits });
    chosen = Number(row?.numbers ?? 0);
    if (chosen === rows) break;
  }
  await clickhouse.command({ ...selectNumbers(query, version, picked), ...limits });
  await clearNumbers(clickhouse, picked);
  return chosen;
}

/** Of a finished, failed or cancelled try. None is no error. */
export async function clearNumbers(clickhouse: ClickHouse, { downloadId }: Pick<RowsOf, 'downloadId'>): Promise<void> {
  // Ids of downloads are made here, so this one needs no escaping.
  await clickhouse.command({ sql: `ALTER TABLE export.chosen_numbers DROP PARTITION '${downloadId}'` });
}
