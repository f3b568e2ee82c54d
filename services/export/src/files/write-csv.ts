import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { csvFormat, downloadCsv } from '@leadwright/leads/compile/compile-download';
import type { ObjectStore, StoredObject } from '@leadwright/objects/object-store';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { step } from '@leadwright/runtime/telemetry/tracing';
import { createRecordCounter } from './csv-records.ts';
import type { Picked } from './picked.ts';
import { objectKeyOf } from './file-name.ts';

export type CsvParts = {
  clickhouse: ClickHouse;
  objects: ObjectStore;
  signal: AbortSignal;
  maxSeconds: number;
  onRows: (rows: number) => void;
};

// Without this byte-order mark spreadsheets read UTF-8 as a legacy code page.
const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf);

/** Writes the whole file under the download's path, over an earlier attempt. Returns the number of data rows. */
export async function writeCsv(
  parts: CsvParts,
  picked: Picked & { name: string; checkedOn: string | undefined },
): Promise<{ stored: StoredObject; rows: number }> {
  const counter = createRecordCounter();
  const dataRows = (): number => Math.max(0, counter.records() - 1);
  const pieces = async function* (): AsyncIterable<Uint8Array> {
    yield BYTE_ORDER_MARK;
    const { clickhouse, signal, maxSeconds } = parts;
    for await (const piece of clickhouse.stream({
      ...downloadCsv(picked.query, picked.datasetVersion, picked),
      format: csvFormat,
      signal,
      maxSeconds,
    })) {
      counter.add(piece);
      yield piece;
      parts.onRows(dataRows());
      crashpoint('export:mid-csv');
    }
  };
  // The engine and the store work concurrently: the upload's span covers both.
  const stored = await step({ name: 'upload file' }, () =>
    parts.objects.put(objectKeyOf(picked.downloadId, picked.name), pieces(), {
      contentType: 'text/csv; charset=utf-8',
      signal: parts.signal,
    }),
  );
  return { stored, rows: dataRows() };
}
