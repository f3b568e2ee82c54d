import type { Static } from 'typebox';
import type { FileReport } from '../../projections/file-report.ts';
import type { ReportSchema } from '@leadwright/contracts/routes/export/download-schemas';
export type ReportView = Static<typeof ReportSchema>;

export function reportOf(report: FileReport): ReportView {
  return {
    reason: report.reason,
    by: report.reportedBy,
    state: stateOf(report),
    leads: report.credited,
    timestamp: Math.floor(Date.parse(report.reportedAt) / 1000),
  };
}

/** One lot is given back for each category of the lots it used, so the last one says that it is done. */
export function stateOf({ verdict, tries, credited, charged }: FileReport): ReportView['state'] {
  if (verdict === 'refused') return 'refused';
  if (verdict === 'approved') return credited >= charged ? 'credited' : 'crediting';
  return tries > 0 ? 'delayed' : 'checking';
}
