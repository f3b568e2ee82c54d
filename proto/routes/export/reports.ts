import { Type } from 'typebox';
import { route } from '../route.ts';
import { ReportSchema, ReportState, DownloadParams } from './download-schemas.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

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

export const Report = Type.Object({
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

export const financeReports = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/file-reports',
  service: 'export',
  access: 'finance',
  compressible: true,
  summary: 'Reported files of an account, with what their checks found',
  params: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) }),
  answers: { 200: Type.Object({ reports: Type.Array(Report) }) },
  example: examples.financeReports,
});

export const reportFile = route({
  method: 'POST',
  path: '/api/v2/downloads/:id/report',
  service: 'export',
  access: 'member',
  summary: 'Report a bad file',
  params: DownloadParams,
  body: Type.Object(
    {
      reason: Type.Union([Type.Literal('blankFile'), Type.Literal('wrongLeads')], {
        description: 'blankFile: nothing is in it. wrongLeads: leads are outside the geography of the order.',
      }),
    },
    { additionalProperties: false },
  ),
  answers: { 202: Type.Object({ id: Type.String(), version: Type.Integer() }) },
  refusals: [
    refusals['download-unknown'],
    refusals.noGeography,
    refusals['download-not-completed'],
    refusals['already-reported'],
  ],
  example: examples.report,
});
