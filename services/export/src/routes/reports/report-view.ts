// The report of a file as its account sees it.
import { Type, type Static } from 'typebox';
import type { FileReport } from '../../projections/file-report.ts';

export const ReportState = Type.Union(
  [
    Type.Literal('checking'),
    Type.Literal('delayed'),
    Type.Literal('crediting'),
    Type.Literal('credited'),
    Type.Literal('refused'),
  ],
  {
    description:
      'checking: the file is read. delayed: it could not be read yet and is tried again. crediting: it is bad. credited: the leads are given back. refused: it is good.',
  },
);

export const ReportSchema = Type.Object({
  reason: Type.Union([Type.Literal('blankFile'), Type.Literal('wrongLeads')]),
  by: Type.Union([Type.Literal('customer'), Type.Literal('check')], {
    description: 'check: we found the file bad before anybody reported it.',
  }),
  state: ReportState,
  leads: Type.Integer({ description: 'Leads that were given back so far.' }),
  timestamp: Type.Integer({ description: 'When it was reported, seconds since 1970.' }),
});
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
