import { fromBinary } from '@bufbuild/protobuf';
import { AccountEventSchema, type AccountEvent } from '@leadwright/contracts/accounts/v1/account_events';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { ExportEventSchema, type ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import { services, topics, progressTopic } from '@leadwright/contracts/topology';
import type { VolatileRecord } from '@leadwright/messaging/event-bus';

const { accounts: accountsTopic, billing: billingTopic, export: exportTopic } = topics;
export const liveTopics = [...services.gateway.watches.map((owner) => topics[owner]), progressTopic];

export type LiveEvent = { event: string; data: Record<string, unknown> };

/** Null for records that no page needs. Throws if the bytes are not a message of the topic. */
export function liveEventOf({ topic, value }: Pick<VolatileRecord, 'topic' | 'value'>): LiveEvent | null {
  switch (topic) {
    case billingTopic:
      return {
        event: 'balance',
        data: { version: Number(fromBinary(BillingEventSchema, value).meta?.accountSeq ?? 0n) },
      };
    case exportTopic:
      return downloadOf(fromBinary(ExportEventSchema, value));
    case accountsTopic:
      return accountOf(fromBinary(AccountEventSchema, value));
    case progressTopic:
      return progressOf(value);
    default:
      return null;
  }
}

function downloadOf({ meta, event }: ExportEvent): LiveEvent | null {
  const version = Number(meta?.accountSeq ?? 0n);
  const changed = (id: string, more: Record<string, unknown>): LiveEvent => ({
    event: 'download',
    data: { id, ...more, version },
  });
  switch (event.case) {
    case 'downloadRequested':
      return changed(event.value.downloadId, { status: 'requested', fetchProgress: 0 });
    case 'downloadStarted':
      return changed(event.value.downloadId, { status: 'in-progress', fetchProgress: 0 });
    case 'downloadCompleted':
      return changed(event.value.downloadId, {
        ...{ status: 'completed', fetchProgress: 100, storingFile: false },
        rows: Number(event.value.rows),
      });
    case 'downloadReady':
      return changed(event.value.downloadId, { status: 'ready', fetchProgress: 100 });
    case 'downloadFailed':
      return changed(event.value.downloadId, { status: 'failed', reason: event.value.reason });
    case 'downloadCancelled':
      return changed(event.value.downloadId, { status: 'cancelled' });
    case 'downloadArchived':
      return changed(event.value.downloadId, { archived: true });
    case 'downloadUnarchived':
      return changed(event.value.downloadId, { archived: false });
    case 'fileReportReceived':
    case 'fileReported':
      return changed(event.value.downloadId, { reported: true });
    default:
      // A case newer than this release: the page sees the change at its next read.
      return null;
  }
}

// What no document of a person shows. A log-in of one member is nothing for the others to fetch.
const unseen: readonly AccountEvent['event']['case'][] = [
  'signUpRequested',
  'sessionStarted',
  'sessionEnded',
  'refreshTokenReused',
  'passwordResetRequested',
  'passwordChanged',
  'redriveStarted',
  'redriveEnded',
  'projectionRebuilt',
];

// It says that something changed and nothing of what: whoever may see it reads it. So does a case newer than this release.
function accountOf({ meta, event }: AccountEvent): LiveEvent | null {
  if (unseen.includes(event.case)) return null;
  return { event: 'account', data: { version: Number(meta?.accountSeq ?? 0n) } };
}

// Leaves out status and version: a late progress event must not reset a finished download.
function progressOf(value: Uint8Array): LiveEvent | null {
  const { downloadId, progress, storing } = JSON.parse(Buffer.from(value).toString('utf8')) as {
    downloadId?: unknown;
    progress?: unknown;
    storing?: unknown;
  };
  if (typeof downloadId !== 'string' || typeof progress !== 'number') return null;
  return { event: 'download', data: { id: downloadId, fetchProgress: progress, storingFile: storing === true } };
}
