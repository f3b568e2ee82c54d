// An export: rows per second from click to stored file, and peak memory. Bare: the same two statements through
// the same client, with the bytes written to a file.
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { makeFile } from '@leadwright/export/files/make-file';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import { csvFormat, downloadCsv, selectForDownload } from '@leadwright/leads/compile/compile-download';
import type { ObjectStore } from '@leadwright/objects/object-store';
import { median, row, type Row } from './result.ts';

const SIZES = [100_000, 1_000_000] as const;
const RUNS = 3;
const MEBIBYTE = 1024 * 1024;
const request = {
  dictId: 'consumers',
  geography: { kind: 'nationwide' },
  filters: [{ field: 'age', from: 18, to: 110 }],
};

type Parts = { clickhouse: ClickHouse; objects: ObjectStore; folder: string; datasetVersion: number };
type Measured = { rowsPerSecond: number; peakMiB: number };

export async function benchExport(parts: Parts): Promise<Row[]> {
  const rows: Row[] = [];
  const peaks: number[] = [];
  for (const size of SIZES) {
    const ours: number[] = [];
    const bare: number[] = [];
    let peak = 0;
    for (let run = 0; run < RUNS; run++) {
      const product = await measured(() => ourFile(parts, size, `ours-${size}-${run}`));
      ours.push(product.rowsPerSecond);
      peak = Math.max(peak, product.peakMiB);
      bare.push((await measured(() => bareFile(parts, size, `bare-${size}-${run}`))).rowsPerSecond);
    }
    peaks.push(peak);
    rows.push(
      row(`export of ${size.toLocaleString('en-US')} rows`, 'rows/s (median)', median(ours), median(bare), {
        text: 'at least 0.8x of the same statements through the same client',
        met: (a, b) => a >= 0.8 * b,
      }),
    );
  }
  const [small = 0, large = 0] = peaks;
  // Ten times the rows may need at most 1.5 times the memory.
  rows.push(
    row('peak memory of an export, 1,000,000 rows beside 100,000', 'MiB of the process', large, small, {
      text: 'flat: at most 1.5x',
      met: (a, b) => a <= 1.5 * b,
    }),
  );
  return rows;
}

async function ourFile(
  { clickhouse, objects, datasetVersion }: Parts,
  size: number,
  downloadId: string,
): Promise<number> {
  const made = await makeFile(
    { clickhouse, objects, signal: new AbortController().signal, maxSeconds: 600, onRows: () => undefined },
    {
      accountId: 'bench',
      downloadId,
      dictId: 'consumers',
      datasetVersion,
      madeUp: null,
      name: 'bench',
      query: JSON.stringify({ geography: request.geography, filters: request.filters }),
      seed: 'bench',
      multiplierHundredths: 100,
      rowsAsked: size,
      personId: 'bench',
      status: 'in-progress',
      reason: null,
      rows: null,
      leads: null,
      bytes: null,
      sha256: null,
      objectKey: null,
      archived: false,
      archivedAt: null,
      storedAt: null,
      geoMatch: null,
      checkedOn: null,
      recheckOfId: null,
      requestedAt: '',
      version: 1,
      correlationId: 'bench',
      onBehalfOf: null,
      traceparent: null,
      lastEventId: '',
      cells: 'labels',
      chosenBy: null,
      removals: 0,
    },
  );
  if (!made.ok) throw new Error(`no file: ${made.reason}`);
  return made.file.rows;
}

async function bareFile(
  { clickhouse, folder, datasetVersion }: Parts,
  size: number,
  downloadId: string,
): Promise<number> {
  const query = checkedQuery();
  await clickhouse.command(
    selectForDownload(query, datasetVersion, { accountId: 'bench', downloadId, seed: 'bench', rows: size }),
  );
  const statement = downloadCsv(query, datasetVersion, { accountId: 'bench', downloadId, cells: 'labels' });
  await pipeline(
    Readable.from(clickhouse.stream({ ...statement, format: csvFormat })),
    createWriteStream(path.join(folder, `${downloadId}.csv`)),
  );
  return size;
}

function checkedQuery(): CheckedQuery {
  const checked = checkQuery(request);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.query;
}

async function measured(work: () => Promise<number>): Promise<Measured> {
  let peak = 0;
  const sampleMemory = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(sampleMemory, 20);
  const began = performance.now();
  const rows = await work();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  sampleMemory();
  return { rowsPerSecond: rows / seconds, peakMiB: peak / MEBIBYTE };
}
