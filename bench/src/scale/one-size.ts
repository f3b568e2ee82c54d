// One version of many leads: built, or found where it was kept, measured statement by statement and held against its goals.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { hasWords } from '@leadwright/leads/words/words-made';
import { syntheticLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import { deriveDataset } from '@leadwright/search/datasets/derive-dataset';
import { besideOf, makeBesideWords } from '@leadwright/search/datasets/make-beside-words';
import { prepareLeadTables } from '@leadwright/standalone/demo/lead-tables';
import { version } from '../kinds/statements.ts';
import { measureGoals } from './goals.ts';
import { buildSize, buildWords, measureStatements, timed, type SizeFigures } from './measure.ts';
import { makePlainTable } from './plain-table.ts';
import { askedOf, country, eightFilters } from './queries.ts';
import { machine, timesOf } from './scale.ts';

const SEED = 1;
const SAMPLE_MS = 500;

export type OneSize = {
  rows: number;
  /** Builds vehicles and e-mails too, lays them beside the consumers and counts three kinds in one search. */
  kinds: boolean;
  /** Leads stay in the folder, for another run of the same number. */
  keep: boolean;
};

type Built = Omit<SizeFigures, 'statements'> & { plainSeconds: number; besideSeconds?: number };

/** About 90 bytes of disk and 5 microseconds for each lead; with `kinds` twice as much. Writes bench/results. */
export async function benchOneSize(folder: string, root: string, { rows, kinds, keep }: OneSize): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const loadBefore = loadavg();
  const clickhouse = await openEmbeddedClickHouse({ folder: path.join(folder, 'engine') });
  const memory = watchMemory();
  try {
    await prepareLeadTables(clickhouse, root);
    const kept = path.join(folder, `built-${rows}.json`);
    const built = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Built) : await build(clickhouse, rows);
    await codeAnew(clickhouse, built);
    if (kinds && built.besideSeconds === undefined) built.besideSeconds = await buildKinds(clickhouse, rows);
    if (keep) writeFileSync(kept, JSON.stringify(built));
    const whileBuilt = memory.peakMiB();
    const goals = await measureGoals(clickhouse, { version, folder }, { kinds });
    console.table(goals.goals);
    console.log({ plain: goals.plain, duckDb: goals.duckDb });
    const statements = await measureStatements(clickhouse, version, rows);
    const size = { ...built, statements };
    console.table(timesOf([size]));
    const memoryMiB = { whileBuilt, inAll: memory.peakMiB() };
    console.log({ ...built, memoryMiB });
    mkdirSync(path.join(root, 'bench/results'), { recursive: true });
    writeFileSync(
      path.join(root, `bench/results/scale-${rows}.json`),
      `${JSON.stringify({ at: new Date().toISOString(), machine: machine(loadBefore), size, memoryMiB, ...goals }, null, 2)}\n`,
    );
  } finally {
    memory.stop();
    await clickhouse.close();
  }
}

async function build(clickhouse: ClickHouse, rows: number): Promise<Built> {
  const built = await buildSize(clickhouse, rows, version);
  const plain = await timed(() => makePlainTable(clickhouse, version, askedOf(country, eightFilters(1)).filters));
  return { ...built, plainSeconds: plain.ms / 1000 };
}

/** The words of leads that were kept since an earlier coding. */
async function codeAnew(clickhouse: ClickHouse, built: Built): Promise<void> {
  const dictionary = dictionaries.find(({ dictId }) => dictId === 'consumers');
  if (!dictionary || (await hasWords(clickhouse, { dictionary, version }))) return;
  Object.assign(built, await buildWords(clickhouse, version));
}

/** Seconds that it takes to lay vehicles and e-mails beside the consumers, checked. */
async function buildKinds(clickhouse: ClickHouse, rows: number): Promise<number> {
  for (const [dictId, leads] of Object.entries(syntheticLeads))
    if ('of' in leads)
      await deriveDataset(clickhouse, { dictId, leads, version, source: { version, rows, seed: SEED } });
  const all = dictionaries.map((dictionary) => ({ dictionary, version }));
  const [consumers] = all.filter(({ dictionary }) => dictionary.dictId === 'consumers');
  if (!consumers) throw new Error('there are no consumers');
  const laid = await timed(async () => {
    for (const beside of besideOf(consumers, all)) {
      const wrong = await makeBesideWords(clickhouse, beside);
      if (wrong.length > 0) throw new Error(`wrong words of ${beside.beside.dictionary.dictId} in ${wrong.join(', ')}`);
    }
  });
  return laid.ms / 1000;
}

// The engine is in this process.
function watchMemory(): { peakMiB: () => number; stop: () => void } {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  return { peakMiB: () => Math.round(peak / 2 ** 20), stop: () => clearInterval(timer) };
}
