// One search of three kinds of leads: homeowners with a pickup ten years or older and an e-mail address. Beside it the
// same people are counted by semi joins, and by our statement under the engine's own settings.
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Compiled } from '@leadwright/leads/compile/compile';
import { syntheticLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import { createDataset } from '@leadwright/search/datasets/create-dataset';
import { deriveDataset } from '@leadwright/search/datasets/derive-dataset';
import { prepareLeadTables } from '@leadwright/standalone/demo/lead-tables';
import { median, row, type Row } from '../result.ts';
import { memoryOf, timed, type Times } from '../scale/measure.ts';
import { bySemiJoins, ourCount, places, version, type Place } from './statements.ts';

const RUNS = 9;
const SEED = 1;

type Figures = { ms: number; coreMs: number; mib: number; count: number };

/** Builds so many consumers and the leads that follow them in `folder`: about 100 bytes of disk for each consumer. */
export async function benchKinds(folder: string, root: string, consumers: number): Promise<Row[]> {
  const clickhouse = await openEmbeddedClickHouse({ folder });
  try {
    await prepareLeadTables(clickhouse, root);
    const leads = await build(clickhouse, consumers);
    const rows: Row[] = [];
    for (const place of places) rows.push(...(await compare(clickhouse, place, leads)));
    return rows;
  } finally {
    await clickhouse.close();
  }
}

/** Resolves with the number of leads of all kinds. */
async function build(clickhouse: ClickHouse, consumers: number): Promise<number> {
  let all = consumers;
  await createDataset(clickhouse, { dictId: 'consumers', version, rows: consumers, seed: SEED });
  const built = ['consumers'];
  for (const [dictId, leads] of Object.entries(syntheticLeads))
    if ('of' in leads) {
      const source = { version, rows: consumers, seed: SEED };
      const rows = await deriveDataset(clickhouse, { dictId, leads, version, source });
      console.log(`${rows.toLocaleString('en-US')} ${dictId}`);
      all += rows;
      built.push(dictId);
    }
  // As a table lies that nobody writes to any more.
  for (const kind of built)
    await clickhouse.command({ sql: `OPTIMIZE TABLE leads.${kind} PARTITION ${version} FINAL` });
  return all;
}

async function compare(clickhouse: ClickHouse, place: Place, leads: number): Promise<Row[]> {
  const ours = ourCount(place);
  const { settings: _ours, ...asTheEngineDoes } = ours;
  const sides = { ours, joins: bySemiJoins(place), engine: asTheEngineDoes };
  const [found, joined, plain] = await measure(clickhouse, Object.values(sides));
  if (!found || !joined || !plain) throw new Error('nothing was measured');
  if (found.count !== joined.count || found.count !== plain.count)
    throw new Error(`${place.name}: ${found.count} people by our count, ${joined.count} by joins`);
  const of = `${(leads / 1e6).toFixed(1)} M leads, three kinds, ${place.name}`;
  const people = `ms (median), ${found.count.toLocaleString('en-US')} people`;
  const near = { text: 'within 1.3x of the joins plus 5 ms', met: (a: number, b: number) => a <= 1.3 * b + 5 };
  const noMore = { text: 'no more', met: (a: number, b: number) => a <= b };
  const rows = [
    row(`${of}, beside semi joins`, people, found.ms, joined.ms, near),
    row(`${of}, work beside semi joins`, 'core-ms (median)', found.coreMs, joined.coreMs, near),
  ];
  if (place.sql !== '') return rows;
  return [
    ...rows,
    row(`${of}, work beside the engine's own settings`, 'core-ms (median)', found.coreMs, plain.coreMs, noMore),
    row(`${of}, memory beside semi joins`, 'MiB that suffice', found.mib, joined.mib, noMore),
  ];
}

/** One after the other in each round, so that what else the machine does meets all of them. */
async function measure(clickhouse: ClickHouse, statements: readonly Compiled[]): Promise<Figures[]> {
  const times: Times[][] = statements.map(() => []);
  const counts: number[] = [];
  for (let run = 0; run <= RUNS; run++)
    for (const [place, statement] of statements.entries()) {
      const took = await timed(async () => {
        const [answer] = await clickhouse.rows<{ count: number }>(statement);
        counts[place] = Number(answer?.count);
      });
      // The first reads the pages from disk; what is measured is a table that the machine's memory holds.
      if (run > 0) times[place]?.push(took);
    }
  const figures: Figures[] = [];
  for (const [place, { settings, ...statement }] of statements.entries())
    figures.push({
      ms: median((times[place] ?? []).map(({ ms }) => ms)),
      coreMs: median((times[place] ?? []).map(({ coreMs }) => coreMs)),
      mib: await memoryOf((limit) =>
        clickhouse.rows({ ...statement, settings: { ...settings, max_memory_usage: limit } }),
      ),
      count: counts[place] ?? Number.NaN,
    });
  return figures;
}
