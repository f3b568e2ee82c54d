// Each of export's events as the message that others hear. A new event that is missing here does not compile.
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import type { Announced } from '@leadwright/eventsourcing/log/announcement';
import { assertNever } from '@leadwright/eventsourcing/decider';
import type { DownloadEvent } from './domain/download.ts';

export const exportTopic = 'leadwright.export.v1';
/** Progress of running downloads: volatile, JSON `{downloadId, progress, rows}`. */
export const progressTopic = 'leadwright.progress.v1';

export const exportSchema = ExportEventSchema;

export function toMessage(event: DownloadEvent): Announced<typeof ExportEventSchema> {
  switch (event.type) {
    case 'DownloadRequested': {
      const { type: _type, rows, datasetVersion, ...rest } = event;
      return {
        case: 'downloadRequested',
        value: { ...rest, rows: BigInt(rows), datasetVersion: BigInt(datasetVersion) },
      };
    }
    case 'DownloadStarted':
      return { case: 'downloadStarted', value: { downloadId: event.downloadId, leads: BigInt(event.leads) } };
    case 'DownloadCompleted': {
      const { downloadId, rows, bytes, sha256, objectKey } = event;
      return {
        case: 'downloadCompleted',
        value: {
          downloadId,
          rows: BigInt(rows),
          bytes: BigInt(bytes),
          sha256: new Uint8Array(Buffer.from(sha256, 'hex')),
          objectKey,
        },
      };
    }
    case 'DownloadReady':
      return { case: 'downloadReady', value: { downloadId: event.downloadId, leads: BigInt(event.leads) } };
    case 'DownloadFailed':
      return { case: 'downloadFailed', value: { downloadId: event.downloadId, reason: event.reason } };
    case 'DownloadArchived':
      return { case: 'downloadArchived', value: { downloadId: event.downloadId } };
    case 'DownloadUnarchived':
      return { case: 'downloadUnarchived', value: { downloadId: event.downloadId } };
    default:
      return assertNever(event);
  }
}
