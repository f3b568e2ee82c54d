import type { Static } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { listReports, type FileReport } from '../../projections/file-report.ts';
import type { ExportParts } from '../parts.ts';
import { stateOf } from './report-view.ts';
import { financeReports, type Report } from '@leadwright/contracts/routes/export/reports';
import { implement } from '@leadwright/runtime/http/declared-route';

/** What was reported, and the evidence of each credit. */
export function financeReportsRoute(app: HttpApp, { database }: Pick<ExportParts, 'database'>): void {
  implement(app, financeReports, async ({ params: { accountId } }) => {
    const reports = await inScope(database.db, [accountId], (trx) => listReports(trx, accountId));
    return { reports: reports.map(shown) };
  });
}

function shown(report: FileReport): Static<typeof Report> {
  const { downloadId, name, reason, reportedBy, personId, reportedAt, decidedAt, tries, finding } = report;
  return {
    ...{ id: downloadId, name, reason, reportedBy, personId, reportedAt, decidedAt, tries },
    state: stateOf(report),
    leads: report.credited,
    finding: finding && { ...finding, unchanged: finding.sha256 === report.madeSha256 },
  };
}
