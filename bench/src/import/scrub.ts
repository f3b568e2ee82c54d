// Leads are checked against a do-not-call list of as many numbers, in their table and their words, and compared. Bare: the
// engine writes the same flag into a table of numbers alone, by the numbers in the clear.
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { linesTable } from '@leadwright/leads/do-not-call/lists';
import { keepList } from '@leadwright/search/datasets/do-not-call/load-list';
import { scrubVersion } from '@leadwright/search/datasets/do-not-call/scrub-version';
import { REGISTRY } from '@leadwright/search/projections/do-not-call';
import { prepareLeadTables } from '@leadwright/standalone/demo/lead-tables';
import { version } from '../kinds/statements.ts';
import { row, type Row } from '../result.ts';
import { buildSize, timed } from '../scale/measure.ts';

const LEADS_AT_GOAL = 200_000_000;
const SECONDS_AT_GOAL = 300;
const LIST = 1;
/** Of the leads with a number one in so many is on the list. */
const LISTED_EVERY = 4;
const key = { id: '1', key: '00'.repeat(32) };

/** Builds so many consumers with words in `folder`: about 90 bytes of disk a lead. Throws where both find different leads. */
export async function benchScrub(folder: string, root: string, rows: number): Promise<Row[]> {
  const clickhouse = await openEmbeddedClickHouse({ folder });
  try {
    await prepareLeadTables(clickhouse, root);
    await buildSize(clickhouse, rows, version);
    await writeList(clickhouse, rows);
    const bare = await flagBare(clickhouse);
    const loaded = await timed(
      async () => void (await keepList(clickhouse, { number: LIST, changes: false }, { key, before: undefined })),
    );
    let listed = 0;
    const ours = await timed(async () => {
      const lists = [{ number: LIST, source: REGISTRY, keyId: key.id }];
      listed = (await scrubVersion(clickhouse, { dictionary: consumers, version, slot: 1, lists, keys: [key] })).listed;
    });
    if (listed < bare.listed) throw new Error(`${listed} leads are listed, and ${bare.listed} by their numbers`);
    const of = `scrub, ${rows.toLocaleString('en-US')} consumers and as many numbers`;
    const inTime = {
      text: `under ${SECONDS_AT_GOAL} s at ${LEADS_AT_GOAL / 1e6} M, in proportion`,
      met: (a: number) => a < (SECONDS_AT_GOAL * rows) / LEADS_AT_GOAL,
    };
    const noGoal = { text: 'none: beside the engine alone', met: () => true };
    return [
      row(`${of}: flags written and compared`, 's', ours.ms / 1_000, bare.ms / 1_000, inTime),
      row(`${of}: work`, 'core-s', ours.coreMs / 1_000, bare.coreMs / 1_000, noGoal),
      row(`${of}: the list kept as hashes`, 's', loaded.ms / 1_000, bare.ms / 1_000, noGoal),
    ];
  } finally {
    await clickhouse.close();
  }
}

async function writeList(clickhouse: ClickHouse, rows: number): Promise<void> {
  const lines = [
    `SELECT ${LIST}, phone, 1, rowNumberInAllBlocks() FROM leads.consumers WHERE dataset_version = ${version} AND phone != '' AND cityHash64(phone) % ${LISTED_EVERY} = 0`,
    `SELECT ${LIST}, toString(2000000000 + cityHash64(number) % 7999999999), 1, number FROM numbers(${Math.ceil(rows * 0.85)})`,
  ];
  for (const line of lines)
    await clickhouse.command({ sql: `INSERT INTO ${linesTable} (list, number, listed, line) ${line}` });
}

async function flagBare(clickhouse: ClickHouse): Promise<{ ms: number; coreMs: number; listed: number }> {
  await clickhouse.command({
    sql: 'CREATE TABLE leads.bare (phone String, flag LowCardinality(String)) ENGINE = MergeTree ORDER BY tuple()',
  });
  await clickhouse.command({
    sql: `INSERT INTO leads.bare SELECT phone, do_not_call FROM leads.consumers WHERE dataset_version = ${version}`,
  });
  const took = await timed(async () => {
    await clickhouse.command({
      sql: `ALTER TABLE leads.bare UPDATE flag = if(phone IN (SELECT number FROM ${linesTable} WHERE list = ${LIST}), 'listed', 'clear') WHERE 1`,
      settings: { mutations_sync: 2 },
    });
  });
  const [found] = await clickhouse.rows<{ n: number | string }>({
    sql: "SELECT countIf(flag = 'listed') AS n FROM leads.bare",
  });
  await clickhouse.command({ sql: 'DROP TABLE leads.bare' });
  return { ...took, listed: Number(found?.n ?? 0) };
}
