// A list is made beside the one that counts: hashed area code by area code, compared with the one before, then it counts.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import {
  areaGroups,
  areasOfLines,
  areasOfLists,
  countLeaving,
  countNumbers,
  keepChanged,
  keepWhole,
  linesTable,
  numbersTable,
} from '@leadwright/leads/do-not-call/lists';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import type { Database } from '@leadwright/postgres/database';
import {
  dropList,
  listDoNotCall,
  replacedLists,
  type BadLines,
  type DoNotCallList,
} from '../../projections/do-not-call.ts';

/** So many numbers are in memory at once. */
const NUMBERS_AT_ONCE = 20_000_000;
export const SILENT_SECONDS_MAX = 30;
const LEAVING_SHARE_MAX = 0.05;
const BAD_SHARE_MAX = 0.01;

type Area = { area: number; numbers: number | string };

/** What a list became: its numbers, and how many were on the one before and are not on it. */
export type KeptList = { numbers: number; leaving: number };

/** Hashes the lines of a list. `before`: the list of its source that counts, which changes are applied to. */
export async function keepList(
  clickhouse: ClickHouse,
  list: Pick<DoNotCallList, 'number' | 'changes'>,
  { key, before }: { key: LeadMarkKey; before: Pick<DoNotCallList, 'number'> | undefined },
): Promise<KeptList> {
  await dropNumbers(clickhouse, list.number);
  const lines = await clickhouse.rows<Area>(areasOfLines(list.number));
  const kept = before === undefined ? [] : await clickhouse.rows<Area>(areasOfLists([before.number]));
  const pair = { list: list.number, before: before?.number ?? 0 };
  for (const group of areaGroups(list.changes ? bothOf(lines, kept) : lines, NUMBERS_AT_ONCE))
    await clickhouse.command(list.changes ? keepChanged(pair, group, key) : keepWhole(list.number, group, key));
  let leaving = 0;
  for (const group of areaGroups(kept, NUMBERS_AT_ONCE))
    leaving += await numberOf(clickhouse, countLeaving(pair, group));
  await dropLines(clickhouse, list.number);
  return { numbers: await numberOf(clickhouse, countNumbers(list.number)), leaving };
}

function bothOf(...lists: Area[][]): Area[] {
  const sums = new Map<number, number>();
  for (const { area, numbers } of lists.flat()) sums.set(Number(area), (sums.get(Number(area)) ?? 0) + Number(numbers));
  return [...sums].sort(([a], [b]) => a - b).map(([area, numbers]) => ({ area, numbers }));
}

async function numberOf(clickhouse: ClickHouse, statement: ReturnType<typeof countNumbers>): Promise<number> {
  const [row] = await clickhouse.rows<{ numbers: number | string }>(statement);
  return Number(row?.numbers ?? 0);
}

type Lists = { clickhouse: ClickHouse; database: Database };

/** Nothing of it is left but that it was begun. */
export async function forgetList({ clickhouse, database }: Lists, number: number): Promise<void> {
  await dropList(database.db, number);
  await dropLines(clickhouse, number);
  await dropNumbers(clickhouse, number);
}

/** A load whose process said nothing for so long is dead, and its numbers in the clear go. */
export async function clearDeadLists(parts: Lists): Promise<void> {
  for (const { number, state, silentSeconds } of await listDoNotCall(parts.database.db))
    if (state === 'loading' && silentSeconds > SILENT_SECONDS_MAX) await forgetList(parts, number);
}

/** Those that count no more, of which a crash may have left numbers. */
export async function dropReplaced({ clickhouse, database }: Lists): Promise<void> {
  for (const number of await replacedLists(database.db)) await dropNumbers(clickhouse, number);
}

/** Neither is an error where there are none. */
export async function dropLines(clickhouse: ClickHouse, list: number): Promise<void> {
  await clickhouse.command({ sql: `ALTER TABLE ${linesTable} DROP PARTITION ${list}` });
}
export async function dropNumbers(clickhouse: ClickHouse, list: number): Promise<void> {
  await clickhouse.command({ sql: `ALTER TABLE ${numbersTable} DROP PARTITION ${list}` });
}

export type ListFinding = { code: string; message: string };

/** What is out of the usual with a list; it counts only with a reason. */
export function listFindings(
  { numbers, leaving, lines, bad, asOf }: KeptList & { lines: number; bad: BadLines; asOf: string },
  before: Pick<DoNotCallList, 'numbers' | 'asOf'> | undefined,
): ListFinding[] {
  const amount = (value: number): string => value.toLocaleString('en-US');
  const badLines = Object.values(bad).reduce((sum, each) => sum + each, 0);
  const findings: ListFinding[] = [];
  if (numbers === 0) findings.push({ code: 'list-empty', message: 'The list has no number.' });
  if (before && leaving > before.numbers * LEAVING_SHARE_MAX)
    findings.push({
      code: 'list-clears-many',
      message: `${amount(leaving)} of ${amount(before.numbers)} numbers of the list before are not on this one: their leads would become callable.`,
    });
  if (before && asOf < before.asOf)
    findings.push({ code: 'list-older', message: `The list is of ${asOf}, the one before of ${before.asOf}.` });
  if (badLines > Math.max(1, lines * BAD_SHARE_MAX))
    findings.push({
      code: 'list-many-bad-lines',
      message: `${amount(badLines)} of ${amount(lines)} lines are no numbers.`,
    });
  return findings;
}
