import { Type, type Static } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { listReports, type FileReport } from '../../projections/file-report.ts';
import { examples } from '../examples.ts';
import type { ExportParts } from '../parts.ts';
import { ReportSchema, ReportState, stateOf } from './report-view.ts';

const Params = Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Finding = Type.Object({
  found: Type.Union([Type.Literal('good'), Type.Literal('blank'), Type.Literal('outside'), Type.Literal('duplicates')]),
  rows: Type.Integer({ description: 'Data rows that the check read.' }),
  blankRows: Type.Integer({ description: 'Rows without phone, e-mail and address.' }),
  outsideRows: Type.Integer({ description: 'Rows outside the geography of the order.' }),
  duplicateRows: Type.Integer({ description: 'Second and later rows of the same lead.' }),
  firstRows: Type.Array(Type.Integer(), { description: 'Numbers of the first bad rows, from 1, without the header.' }),
  sha256: Type.String({ description: 'Of the file as the check read it.' }),
  unchanged: Type.Boolean({ description: 'The check read the very file that was made.' }),
});
const Report = Type.Object({
  id: Type.String({ description: 'The download.' }),
  name: Type.String(),
  reason: ReportSchema.properties.reason,
  reportedBy: ReportSchema.properties.by,
  personId: Type.String({ description: 'Who reported it; empty for our own check.' }),
  state: ReportState,
  leads: Type.Integer({ description: 'Leads that were given back so far.' }),
  reportedAt: Type.String(),
  decidedAt: orNull(Type.String()),
  tries: Type.Integer({ description: 'Checks that failed since the report.' }),
  finding: orNull(Finding),
});

/** GET /api/v2/finance/accounts/:accountId/file-reports: what was reported, and the evidence of each credit. */
export function financeReportsRoute(app: HttpApp, { database }: Pick<ExportParts, 'database'>): void {
  app.get(
    '/api/v2/finance/accounts/:accountId/file-reports',
    {
      schema: {
        tags: ['finance'],
        summary: 'Reported files of an account, with what their checks found',
        params: Params,
        response: { 200: Type.Object({ reports: Type.Array(Report) }) },
      },
      config: { access: 'finance', refusals: [], example: examples.financeReports },
    },
    async ({ params: { accountId } }) => {
      const reports = await inScope(database.db, [accountId], (trx) => listReports(trx, accountId));
      return { reports: reports.map(shown) };
    },
  );
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
