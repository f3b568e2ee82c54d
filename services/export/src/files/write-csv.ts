// The file: the chosen rows joined with their leads, written by the engine, streamed to the store.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { csvFormat, downloadCsv } from '@leadwright/leads/compile/compile-download';
import type { ObjectStore, StoredObject } from '@leadwright/objects/object-store';
import { crashpoint } from '@leadwright/runtime/crashpoint';
import { step } from '@leadwright/runtime/tracing';
import { createRecordCounter } from './csv-records.ts';
import type { Picked } from './download-rows.ts';

export type CsvParts = {
  clickhouse: ClickHouse;
  objects: ObjectStore;
  signal: AbortSignal;
  maxSeconds: number;
  /** Called for every piece, with the data rows written so far. */
  onRows: (rows: number) => void;
};

// Without it spreadsheets read UTF-8 as the old code page.
const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf);

/** Writes the whole file under the download's id, over what an earlier try left. Answers the data rows written. */
export async function writeCsv(parts: CsvParts, picked: Picked): Promise<{ stored: StoredObject; rows: number }> {
  const counter = createRecordCounter();
  // The header ends first; before it there is no data row.
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
  // The engine writes while the store takes: the upload's span holds both.
  const stored = await step({ name: 'upload file' }, () =>
    parts.objects.put(picked.downloadId, pieces(), { contentType: 'text/csv; charset=utf-8', signal: parts.signal }),
  );
  return { stored, rows: dataRows() };
}
