// May run any number of times, also after a crash: it writes the same bytes, until DownloadCompleted is appended.
import { QueryTimeoutError, type ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { checkQuery, withBeside, type CheckedQuery } from '@leadwright/leads/check-query';
import type { ObjectStore } from '@leadwright/objects/object-store';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import { step } from '@leadwright/runtime/telemetry/tracing';
import type { FailedBecause, File } from '../domain/download.ts';
import type { DownloadRow } from '../projections/download.ts';
import { clearRows, selectRows, versionExists } from './download-rows.ts';
import { objectKeyOf } from './file-name.ts';
import { checkedOnOf, checkFlags, readFlags, withFlagsRead } from './flags-of-file.ts';
import { geoMatchOf } from './geo-match.ts';
import type { Picked } from './picked.ts';
import { writeCsv } from './write-csv.ts';

export type MakeFileParts = {
  clickhouse: ClickHouse;
  objects: ObjectStore;
  signal: AbortSignal;
  maxSeconds: number;
  onRows: (written: number, chosen: number) => void;
};

export type Made = { ok: true; file: File } | { ok: false; reason: FailedBecause };

/** Throws engine failures, and for an incomplete file. */
export async function makeFile(parts: MakeFileParts, row: DownloadRow): Promise<Made> {
  try {
    return await make(parts, row);
  } catch (error) {
    if (error instanceof QueryTimeoutError) return { ok: false, reason: 'time-out' };
    throw error;
  }
}

async function make(parts: MakeFileParts, row: DownloadRow): Promise<Made> {
  const { clickhouse } = parts;
  const ordered = pickedOf(row);
  // The dictionary no longer has what was requested: no retry can succeed.
  if (!ordered) return { ok: false, reason: 'dataset-gone' };
  const flags = await readFlags(clickhouse, ordered);
  const picked = withFlagsRead(ordered, flags);
  crashpoint('export:before-select');
  const chosen = await step({ name: 'select rows' }, () => selectRows(clickhouse, picked, parts));
  if (chosen === 0) {
    await checkFlags(clickhouse, picked, flags);
    return {
      ok: false,
      reason: (await allThere(clickhouse, picked)) ? 'no-rows' : 'dataset-gone',
    };
  }
  const { stored, rows } = await step({ name: 'write file', attributes: { 'leadwright.rows': chosen } }, () =>
    writeCsv(
      { ...parts, onRows: (written) => parts.onRows(written, chosen) },
      { ...asWritten(picked), name: row.name, checkedOn: checkedOnOf(picked, flags) },
    ),
  );
  // The charge is for the chosen rows, so never release a file with another number of rows.
  if (rows !== chosen) throw new Error(`the file of ${row.downloadId} has ${rows} rows of ${chosen}`);
  const geoMatch = await geoMatchOf(clickhouse, picked, chosen, parts);
  await checkFlags(clickhouse, picked, flags);
  crashpoint('export:after-file');
  const file = { rows, bytes: stored.bytes, sha256: stored.sha256, objectKey: stored.key };
  const checkedOn = checkedOnOf(picked, flags);
  return {
    ok: true,
    file: {
      ...file,
      ...(geoMatch === null ? {} : { geoMatch }),
      ...(checkedOn === undefined ? {} : { checkedOn }),
    },
  };
}

// Rows that are written again may have another flag by now than was asked for.
const asWritten = (picked: Picked): Picked =>
  picked.recheckOfId == null ? picked : { ...picked, query: { ...picked.query, filters: [] } };

// A search may ask of versions of other kinds, too.
async function allThere(clickhouse: ClickHouse, { query, datasetVersion }: Picked): Promise<boolean> {
  const versions = Object.entries({ [query.dictId]: datasetVersion, ...query.beside });
  const there = await Promise.all(versions.map(([dictId, version]) => versionExists(clickhouse, dictId, version)));
  return there.every(Boolean);
}

function pickedOf(row: DownloadRow): Picked | null {
  const { accountId, downloadId, dictId, datasetVersion, seed, rowsAsked, cells, chosenBy, recheckOfId } = row;
  const query = JSON.parse(row.query) as Pick<CheckedQuery, 'beside'>;
  const checked = checkQuery({ ...query, dictId });
  return checked.ok
    ? {
        accountId,
        downloadId,
        query: withBeside(checked.query, query.beside ?? {}),
        datasetVersion,
        seed,
        rows: rowsAsked,
        cells,
        chosenBy,
        recheckOfId,
      }
    : null;
}

/** Removes what the unfinished file of a failed or cancelled download left. Idempotent. */
export async function discardFile(
  { clickhouse, objects }: Pick<MakeFileParts, 'clickhouse' | 'objects'>,
  row: DownloadRow,
): Promise<void> {
  await objects.remove(objectKeyOf(row.downloadId, row.name));
  // Where a file stood that was begun before there was a path.
  await objects.remove(row.downloadId);
  await clearRows(clickhouse, row);
}
