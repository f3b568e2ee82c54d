import type { Projection } from '@leadwright/eventsourcing/store/projection-of';
import type { Database } from '@leadwright/postgres/database';
import type { ObjectStore } from '@leadwright/objects/object-store';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { inScope } from '@leadwright/postgres/scope';
import type { ExportStored } from './contracts.ts';
import { findDownload, stuckDownloads } from './projections/download.ts';

export const downloadMetrics = {
  duration: {
    kind: 'histogram',
    name: 'download_duration_seconds',
    labels: ['outcome', 'rows_max'],
    help: 'From the request to its end, ready or failed, by the requested size. Cancelled ones are not timed.',
    buckets: [1, 2, 5, 10, 15, 30, 60, 120, 240, 600],
  },
  withoutProgress: {
    kind: 'gauge',
    name: 'downloads_without_progress',
    labels: [],
    help: 'Open downloads that have not moved for five minutes; counted up to 500.',
  },
  diskSize: {
    kind: 'gauge',
    name: 'disk_size_bytes',
    labels: [],
    help: 'Size of the disk where files stand; absent with a bucket.',
  },
  diskFree: {
    kind: 'gauge',
    name: 'disk_free_bytes',
    labels: [],
    help: 'What is free of it. Below a twentieth new orders are refused.',
  },
  backedUp: {
    kind: 'gauge',
    name: 'backup_completed_timestamp_seconds',
    labels: [],
    help: 'As of when the last backup of the data folder is; absent without one, and where the databases are elsewhere.',
  },
} as const satisfies Record<string, Metric>;

const sizes = [5_000, 50_000, 200_000];
const STILL_SECONDS = 300;

/** Times each download that ends. A transaction that is tried again may time it twice: it is a measurement, no account. */
export function timeDownloads(metrics: Metrics): Projection<ExportStored> {
  const took = metrics.histogram(downloadMetrics.duration);
  return async (events, db) => {
    for (const { event, accountId, recordedAt } of events) {
      if (event.type !== 'DownloadReady' && event.type !== 'DownloadFailed') continue;
      const row = await findDownload(db, accountId, event.downloadId);
      if (!row) continue;
      const seconds = Math.max(0, Date.parse(recordedAt) - Date.parse(row.requestedAt)) / 1000;
      const size = sizes.find((rows) => row.rowsAsked <= rows);
      took(seconds, {
        outcome: event.type === 'DownloadReady' ? 'ready' : 'failed',
        rows_max: size === undefined ? 'more' : String(size),
      });
    }
  };
}

export function watchDownloads(metrics: Metrics, { db }: Database): void {
  metrics.observe([downloadMetrics.withoutProgress], async (tell) => {
    const still = await inScope(db, 'all', (trx) => stuckDownloads(trx, STILL_SECONDS));
    tell(downloadMetrics.withoutProgress, still.length, {});
  });
}

export function watchDisk(metrics: Metrics, { disk }: Pick<ObjectStore, 'disk'>): void {
  if (!disk) return;
  metrics.observe([downloadMetrics.diskSize, downloadMetrics.diskFree], async (tell) => {
    const { size, free } = await disk();
    tell(downloadMetrics.diskSize, size, {});
    tell(downloadMetrics.diskFree, free, {});
  });
}

/** When the data folder was backed up last; undefined if it never was. */
export type LastBackup = () => Promise<Date | undefined>;

export function watchBackups(metrics: Metrics, lastBackup: LastBackup | undefined): void {
  if (!lastBackup) return;
  metrics.observe([downloadMetrics.backedUp], async (tell) => {
    const at = await lastBackup();
    if (at) tell(downloadMetrics.backedUp, at.getTime() / 1_000, {});
  });
}
