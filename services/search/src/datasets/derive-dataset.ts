// As in `create-dataset.ts`, nobody reads the rows before activation, and the next build clears what a crash left.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { insertDerivedSql, type DerivedLeads } from '@leadwright/leads/synthetic/derived-leads';
import { strangers } from './check-dataset.ts';
import { clearDraws, defaultYear, upload, type DatasetProgress } from './create-dataset.ts';
import { dictionaryNamed, dropVersion, rowsOf } from './dataset-table.ts';

export type DerivedOrder = {
  dictId: string;
  leads: DerivedLeads;
  /** Must not be a version that anyone reads. */
  version: number;
  source: { version: number; rows: number; seed: number };
  onProgress?: (progress: DatasetProgress) => void;
};

// The repeats of a slice are looked for in memory.
const rowsPerSlice = 4_000_000;

/** Builds the version; resolves with its number of rows. Throws where some are of other people. */
export async function deriveDataset(clickhouse: ClickHouse, order: DerivedOrder): Promise<number> {
  const { dictId, leads, version, source, onProgress } = order;
  const build = `${dictId}-${version}`;
  const slices = Math.ceil(source.rows / rowsPerSlice);
  const started = performance.now();
  await dropVersion(clickhouse, dictId, version);
  await clearDraws(clickhouse, build);
  await upload(clickhouse, 'leads.draw_slots', build, leads.slots());
  const sql = insertDerivedSql(dictionaryNamed(dictId), leads);
  const given = { version, build, seed: source.seed, year: defaultYear, source: source.version, slices };
  for (let slice = 0; slice < slices; slice += 1) {
    await clickhouse.command({ sql, params: { ...given, slice } });
    const rows = await rowsOf(clickhouse, dictId, version);
    const seconds = (performance.now() - started) / 1000;
    const of = slice + 1 === slices ? rows : Math.ceil((rows * slices) / (slice + 1));
    onProgress?.({ rows, of, rowsPerSecond: Math.round(rows / seconds) });
  }
  const rows = await rowsOf(clickhouse, dictId, version);
  const fault = await strangers(clickhouse, { dictId, version }, { of: leads.of, version: source.version });
  if (fault !== undefined) throw new Error(`version ${version} of ${dictId} is not usable: ${fault}`);
  await clearDraws(clickhouse, build);
  return rows;
}
