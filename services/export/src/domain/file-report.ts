// The one report of a file: a customer's, or our own check's where it finds the file bad first.
// Invariant: a download has at most one FileReported, so its leads are credited at most once.
import { accept, refuse, type Decision } from '@leadwright/eventsourcing/decider';

export const reportReasons = ['blankFile', 'wrongLeads'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `firstRows`: numbers of the first bad rows, from 1, without the header. `sha256`: of the file as read, hex. */
export type FileFinding = {
  found: 'good' | 'blank' | 'outside' | 'duplicates';
  rows: number;
  blankRows: number;
  outsideRows: number;
  duplicateRows: number;
  firstRows: number[];
  sha256: string;
};

export type FileReportReceived = {
  type: 'FileReportReceived';
  downloadId: string;
  reason: ReportReason;
  personId: string;
};

/** `personId` is empty where our own check reported the file. */
export type FileReported = {
  type: 'FileReported';
  downloadId: string;
  reason: ReportReason;
  verdict: 'approved' | 'refused';
  reportedBy: 'customer' | 'check';
  personId: string;
} & FileFinding;

/** `report` is absent until there is one. */
export type Reportable = {
  status: string;
  report?: { reason: ReportReason; personId: string; settled: boolean };
};

type Refused = { code: 'download-not-completed' | 'already-reported'; downloadId: string };
type ReportDecision = Decision<FileReportReceived | FileReported, Refused>;

/** Takes a customer's report of a file that is ready; a second one is refused, whoever made the first. */
export function receive(
  { downloadId, reason, personId }: { downloadId: string; reason: ReportReason; personId: string },
  { status, report }: Reportable,
): ReportDecision {
  if (status !== 'ready') return refuse({ code: 'download-not-completed', downloadId });
  if (report !== undefined) return refuse({ code: 'already-reported', downloadId });
  return accept({ type: 'FileReportReceived', downloadId, reason, personId });
}

/** Without a report that waits, a bad file is reported and a good one changes nothing. A repeat changes nothing. */
export function settle(
  { downloadId, finding }: { downloadId: string; finding: FileFinding },
  { status, report }: Reportable,
): ReportDecision {
  if (status !== 'ready') return refuse({ code: 'download-not-completed', downloadId });
  if (report?.settled === true) return accept();
  const bad = finding.found !== 'good';
  if (report === undefined && !bad) return accept();
  const verdict = bad ? 'approved' : 'refused';
  const by =
    report === undefined
      ? { reason: reasonOf(finding), reportedBy: 'check' as const, personId: '' }
      : { reason: report.reason, reportedBy: 'customer' as const, personId: report.personId };
  return accept({ type: 'FileReported', downloadId, verdict, ...by, ...finding });
}

function reasonOf({ found }: FileFinding): ReportReason {
  return found === 'blank' ? 'blankFile' : 'wrongLeads';
}
