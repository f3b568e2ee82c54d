// One download, stream download-<id>: requested, reserved by billing, written to a file, charged, ready.
// Invariant: a download ends once, as Completed, Failed or Cancelled; Ready only follows Completed.
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';
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
  /** Absent in requests for versions without words, and from before them: those rows are in the order of their keys. */
  chosenBy?: ChosenBy;
  /** The download whose rows the file has again, with newer do-not-call flags, for nothing; absent: it is bought. */
  recheckOfId?: string;
};

/** What the order of a file's rows is made of: their numbers in the version's words. */
export type ChosenBy = 'words';

/**
 * `sha256`: hex. `geoMatch`: all rows lie where asked; absent for the whole country, and in older files. `checkedOn`: the day of
 * the do-not-call list of the registry that the leads were checked against; absent where there was none.
 */
export type File = {
  rows: number;
  bytes: number;
  sha256: string;
  objectKey: string;
  geoMatch?: boolean;
  checkedOn?: string;
};

export const failures = [
  'balance',
  'no-plan',
  'download-limit',
  'nothing-asked',
  'over-seats',
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
  | { type: 'DownloadRowsRemoved'; downloadId: string; rowNumbers: readonly number[]; delivered: boolean }
  | { type: 'DownloadArchived'; downloadId: string }
  | { type: 'DownloadUnarchived'; downloadId: string }
  | FileReportReceived
  | FileReported;

export type DownloadCommand =
  | { type: 'RequestDownload'; order: DownloadOrder }
  | { type: 'StartDownload'; downloadId: string; leads: number }
  /** `removals`: how often rows had been removed when this file was begun. */
  | { type: 'CompleteDownload'; downloadId: string; file: File; removals: number }
  | { type: 'OpenDownload'; downloadId: string; leads: number }
  | { type: 'FailDownload'; downloadId: string; reason: FailedBecause }
  | { type: 'CancelDownload'; downloadId: string }
  /** People whose leads were chosen for these rows want to be in no list. */
  | { type: 'RemoveRows'; downloadId: string; rowNumbers: readonly number[] }
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
    /** Its file was begun before; it is made anew. */
    | 'download-rows-removed'
    | 'already-reported';
  downloadId: string;
};

export type Download = {
  status: 'none' | 'requested' | 'in-progress' | 'completed' | 'ready' | 'failed' | 'cancelled';
  archived: boolean;
  /** How often rows were removed before the file was finished; absent: never. */
  removals?: number;
  /** Rows of the finished file of which its account was told that their leads are in no list; absent: none. */
  rowsTold?: readonly number[];
  /** Absent until the file is reported, and in states that were stored before files were. */
  report?: NonNullable<Reportable['report']>;
};

type DownloadDecision = Decision<DownloadEvent, DownloadRefusal>;

const known = <Command extends { downloadId: string }>(
  decide: (command: Command, state: Download) => DownloadDecision,
) => ({
  decide: (command: Command, state: Download): DownloadDecision =>
    state.status === 'none'
      ? refuse({ code: 'download-unknown', downloadId: command.downloadId })
      : decide(command, state),
});

export const download = deciderOf<Download, DownloadCommand, DownloadEvent, DownloadRefusal>({
  codeVersion: 2,
  initial: { status: 'none', archived: false },
  commands: {
    RequestDownload: {
      decide: ({ order }, { status }) =>
        status === 'none'
          ? accept({ type: 'DownloadRequested', ...order })
          : refuse({ code: 'download-exists', downloadId: order.downloadId }),
    },
    // A reservation for a download that has ended meanwhile changes nothing: its end releases it.
    StartDownload: known(({ downloadId, leads }, { status }) =>
      status === 'requested' ? accept({ type: 'DownloadStarted', downloadId, leads }) : accept(),
    ),
    CompleteDownload: known(({ downloadId, file, removals }, { status, removals: now = 0 }) => {
      if (status !== 'in-progress') return refuse({ code: 'download-ended', downloadId });
      if (removals !== now) return refuse({ code: 'download-rows-removed', downloadId });
      return accept({ type: 'DownloadCompleted', downloadId, ...file });
    }),
    OpenDownload: known(({ downloadId, leads }, { status }) => {
      if (status === 'ready') return accept();
      if (status !== 'completed') return refuse({ code: 'download-not-completed', downloadId });
      return accept({ type: 'DownloadReady', downloadId, leads });
    }),
    // Billing refuses, or the worker gives up, after somebody has cancelled: the first end stands.
    FailDownload: known(({ downloadId, reason }, { status }) => {
      if (status === 'failed' || status === 'cancelled') return accept();
      if (!isRunning(status)) return refuse({ code: 'download-ended', downloadId });
      return accept({ type: 'DownloadFailed', downloadId, reason });
    }),
    // The file may be finished at the same moment: the stream orders the two, and the second is refused.
    CancelDownload: known(({ downloadId }, { status }) => {
      if (status === 'cancelled') return accept();
      if (!isRunning(status)) return refuse({ code: 'download-ended', downloadId });
      return accept({ type: 'DownloadCancelled', downloadId });
    }),
    // Of a download that failed or was cancelled nobody has a file. One that is made anew has other leads in its rows.
    RemoveRows: known(({ downloadId, rowNumbers }, { status, rowsTold = [] }) => {
      if (status === 'failed' || status === 'cancelled') return accept();
      const removed = { type: 'DownloadRowsRemoved', downloadId } as const;
      if (isRunning(status)) return accept({ ...removed, rowNumbers, delivered: false });
      const told = new Set(rowsTold);
      const untold = rowNumbers.filter((each) => !told.has(each));
      return untold.length === 0 ? accept() : accept({ ...removed, rowNumbers: untold, delivered: true });
    }),
    // An archived running download would be invisible while it holds leads.
    ArchiveDownload: known(({ downloadId }, { status, archived }) => {
      if (isRunning(status)) return refuse({ code: 'download-not-ended', downloadId });
      return archived ? accept() : accept({ type: 'DownloadArchived', downloadId });
    }),
    UnarchiveDownload: known(({ downloadId }, { archived }) =>
      archived ? accept({ type: 'DownloadUnarchived', downloadId }) : accept(),
    ),
    ReportFile: known(receive),
    SettleCheck: known(settle),
  },
  events: {
    DownloadRequested: { evolve: (state) => ({ ...state, status: 'requested' }) },
    DownloadStarted: { evolve: (state) => ({ ...state, status: 'in-progress' }) },
    DownloadCompleted: { evolve: (state) => ({ ...state, status: 'completed' }) },
    DownloadReady: { evolve: (state) => ({ ...state, status: 'ready' }) },
    DownloadFailed: { evolve: (state) => ({ ...state, status: 'failed' }) },
    DownloadCancelled: { evolve: (state) => ({ ...state, status: 'cancelled' }) },
    DownloadRowsRemoved: {
      evolve: (state, { delivered, rowNumbers }) =>
        delivered
          ? { ...state, rowsTold: [...(state.rowsTold ?? []), ...rowNumbers] }
          : { ...state, removals: (state.removals ?? 0) + 1 },
    },
    DownloadArchived: { evolve: (state) => ({ ...state, archived: true }) },
    DownloadUnarchived: { evolve: (state) => ({ ...state, archived: false }) },
    FileReportReceived: {
      evolve: (state, { reason, personId }) => ({ ...state, report: { reason, personId, settled: false } }),
    },
    FileReported: {
      evolve: (state, { reason, personId }) => ({ ...state, report: { reason, personId, settled: true } }),
    },
  },
});

function isRunning(status: Download['status']): boolean {
  return status === 'requested' || status === 'in-progress';
}

export function downloadStream(accountId: string, downloadId: string): { accountId: string; streamId: string } {
  return { accountId, streamId: `download-${downloadId}` };
}
