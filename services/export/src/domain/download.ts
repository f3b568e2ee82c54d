// One download, stream download-<id>: requested, reserved by billing, written to a file, charged, ready.
// Invariant: a download ends once, as Completed, Failed or Cancelled; Ready only follows Completed.
import { accept, assertNever, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';
import type { FileCells } from '@leadwright/leads/compile/csv-cell';
import {
  receive,
  settle,
  type FileFinding,
  type FileReportReceived,
  type FileReported,
  type Reportable,
  type ReportReason,
} from './file-report.ts';

/** The request, fixed for good. `query` is canonical JSON; `seed` determines the rows and their order. */
export type DownloadOrder = {
  downloadId: string;
  dictId: string;
  datasetVersion: number;
  name: string;
  rows: number;
  multiplierHundredths: number;
  seed: string;
  query: string;
  personId: string;
  /** Absent in requests from before the choice existed: those files have codes, also when written again. */
  cells?: FileCells;
};

/**
 * The finished file; `rows` is the count of its exact rows, `sha256` is hex. `geoMatch`: all rows lie in the geography
 * that was asked for; absent for the whole country, and in files from before it was checked.
 */
export type File = { rows: number; bytes: number; sha256: string; objectKey: string; geoMatch?: boolean };

export const failures = [
  'balance',
  'download-limit',
  'nothing-asked',
  'no-rows',
  'dataset-gone',
  'time-out',
  'no-progress',
  'broken',
] as const;
export type FailedBecause = (typeof failures)[number];

export type DownloadEvent =
  | ({ type: 'DownloadRequested' } & DownloadOrder)
  | { type: 'DownloadStarted'; downloadId: string; leads: number }
  | ({ type: 'DownloadCompleted'; downloadId: string } & File)
  | { type: 'DownloadReady'; downloadId: string; leads: number }
  | { type: 'DownloadFailed'; downloadId: string; reason: FailedBecause }
  | { type: 'DownloadCancelled'; downloadId: string }
  | { type: 'DownloadArchived'; downloadId: string }
  | { type: 'DownloadUnarchived'; downloadId: string }
  | FileReportReceived
  | FileReported;

export type DownloadCommand =
  | { type: 'RequestDownload'; order: DownloadOrder }
  | { type: 'StartDownload'; downloadId: string; leads: number }
  | { type: 'CompleteDownload'; downloadId: string; file: File }
  | { type: 'OpenDownload'; downloadId: string; leads: number }
  | { type: 'FailDownload'; downloadId: string; reason: FailedBecause }
  | { type: 'CancelDownload'; downloadId: string }
  | { type: 'ArchiveDownload'; downloadId: string }
  | { type: 'UnarchiveDownload'; downloadId: string }
  | { type: 'ReportFile'; downloadId: string; reason: ReportReason; personId: string }
  | { type: 'SettleCheck'; downloadId: string; finding: FileFinding };

export type DownloadRefusal = {
  /** ended: it has failed or was cancelled, or its file is finished already. not-completed: there is no finished file to open. */
  code:
    | 'download-unknown'
    | 'download-ended'
    | 'download-not-completed'
    | 'download-not-ended'
    | 'download-exists'
    | 'already-reported';
  downloadId: string;
};

export type Download = {
  status: 'none' | 'requested' | 'in-progress' | 'completed' | 'ready' | 'failed' | 'cancelled';
  archived: boolean;
  /** Absent until the file is reported, and in states that were stored before files were. */
  report?: NonNullable<Reportable['report']>;
};

export type Decided = Decision<DownloadEvent, DownloadRefusal>;

export const download: Decider<Download, DownloadCommand, DownloadEvent, DownloadRefusal> = {
  codeVersion: 1,
  initial: { status: 'none', archived: false },
  decide,
  evolve,
};

function decide(command: DownloadCommand, state: Download): Decided {
  if (command.type === 'RequestDownload') return request(command.order, state);
  const { downloadId } = command;
  if (state.status === 'none') return refuse({ code: 'download-unknown', downloadId });
  switch (command.type) {
    case 'StartDownload':
      return start(downloadId, command.leads, state);
    case 'CompleteDownload':
      return complete(downloadId, command.file, state);
    case 'OpenDownload':
      return open(downloadId, command.leads, state);
    case 'FailDownload':
      return fail(downloadId, command.reason, state);
    case 'CancelDownload':
      return cancel(downloadId, state);
    case 'ArchiveDownload':
      return archive(downloadId, state);
    case 'UnarchiveDownload':
      return state.archived ? accept({ type: 'DownloadUnarchived', downloadId }) : accept();
    case 'ReportFile':
      return receive(command, state);
    case 'SettleCheck':
      return settle(command, state);
    default:
      return assertNever(command);
  }
}

function request(order: DownloadOrder, { status }: Download): Decided {
  if (status !== 'none') return refuse({ code: 'download-exists', downloadId: order.downloadId });
  return accept({ type: 'DownloadRequested', ...order });
}

// A reservation for a download that has ended meanwhile changes nothing: its end releases it.
function start(downloadId: string, leads: number, { status }: Download): Decided {
  return status === 'requested' ? accept({ type: 'DownloadStarted', downloadId, leads }) : accept();
}

function complete(downloadId: string, file: File, { status }: Download): Decided {
  if (status !== 'in-progress') return refuse({ code: 'download-ended', downloadId });
  return accept({ type: 'DownloadCompleted', downloadId, ...file });
}

function open(downloadId: string, leads: number, { status }: Download): Decided {
  if (status === 'ready') return accept();
  if (status !== 'completed') return refuse({ code: 'download-not-completed', downloadId });
  return accept({ type: 'DownloadReady', downloadId, leads });
}

function fail(downloadId: string, reason: FailedBecause, { status }: Download): Decided {
  // Billing refuses, or the worker gives up, after somebody has cancelled: the first end stands.
  if (status === 'failed' || status === 'cancelled') return accept();
  if (status !== 'requested' && status !== 'in-progress') return refuse({ code: 'download-ended', downloadId });
  return accept({ type: 'DownloadFailed', downloadId, reason });
}

// The file may be finished at the same moment: the stream orders the two, and the second is refused.
function cancel(downloadId: string, { status }: Download): Decided {
  if (status === 'cancelled') return accept();
  if (status !== 'requested' && status !== 'in-progress') return refuse({ code: 'download-ended', downloadId });
  return accept({ type: 'DownloadCancelled', downloadId });
}

function archive(downloadId: string, { status, archived }: Download): Decided {
  // An archived running download would be invisible while it holds leads.
  if (status === 'requested' || status === 'in-progress') return refuse({ code: 'download-not-ended', downloadId });
  return archived ? accept() : accept({ type: 'DownloadArchived', downloadId });
}

function evolve(state: Download, event: DownloadEvent): Download {
  switch (event.type) {
    case 'DownloadRequested':
      return { ...state, status: 'requested' };
    case 'DownloadStarted':
      return { ...state, status: 'in-progress' };
    case 'DownloadCompleted':
      return { ...state, status: 'completed' };
    case 'DownloadReady':
      return { ...state, status: 'ready' };
    case 'DownloadFailed':
      return { ...state, status: 'failed' };
    case 'DownloadCancelled':
      return { ...state, status: 'cancelled' };
    case 'DownloadArchived':
      return { ...state, archived: true };
    case 'DownloadUnarchived':
      return { ...state, archived: false };
    case 'FileReportReceived':
      return { ...state, report: { reason: event.reason, personId: event.personId, settled: false } };
    case 'FileReported':
      return { ...state, report: { reason: event.reason, personId: event.personId, settled: true } };
    default:
      return assertNever(event);
  }
}

/** The stream of one download. */
export function downloadStream(accountId: string, downloadId: string): { accountId: string; streamId: string } {
  return { accountId, streamId: `download-${downloadId}` };
}
