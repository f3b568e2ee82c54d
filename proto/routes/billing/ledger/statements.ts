import { Type } from 'typebox';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { ledgerExamples } from './examples.ts';

export const InstantSchema = (description: string) => Type.String({ minLength: 1, maxLength: 40, description });

export const StatementQuery = Type.Object(
  {
    from: InstantSchema('The start of the period, an ISO 8601 instant with its offset; included.'),
    to: InstantSchema('The end of the period; excluded.'),
    knownAt: Type.Optional(InstantSchema('Leaves out what was recorded from then on. Default: all that is known now.')),
  },
  { additionalProperties: false },
);

const leads = (description: string) => Type.Integer({ description });

const StatementSchema = Type.Object({
  from: Type.String(),
  to: Type.String(),
  knownAt: Type.Union([Type.String(), Type.Null()]),
  opening: leads('Available and on hold at the start.'),
  issued: leads('Granted.'),
  credited: leads('Given back or given for a share.'),
  delivered: leads('In downloaded files.'),
  expired: leads('Ended unused.'),
  voided: leads('Taken back.'),
  closing: leads('opening + issued + credited - delivered - expired - voided.'),
});

export const getAccountStatement = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/statement',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The totals of an account in a period',
  params: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) }),
  query: StatementQuery,
  answers: { 200: StatementSchema },
  refusals: [refusals.periodInvalid],
  example: ledgerExamples.accountStatement,
});

export const getEntriesCsv = route({
  method: 'GET',
  path: '/api/v2/usage/entries-csv',
  service: 'billing',
  access: 'member',
  anySize: true,
  summary: 'Every movement of leads in a period as CSV',
  query: StatementQuery,
  produces: ['text/csv'],
  answers: { 200: Type.String({ description: 'The file.' }) },
  refusals: [refusals.periodInvalid],
  example: ledgerExamples.entriesCsv,
});

export const getStatementFile = route({
  method: 'GET',
  path: '/api/v2/usage/statement-file',
  service: 'billing',
  access: 'member',
  anySize: true,
  summary: 'The statement of a period with its proof',
  query: StatementQuery,
  produces: ['application/x-ndjson'],
  answers: { 200: Type.String({ description: 'One JSON text a line: the statement, then its events.' }) },
  refusals: [refusals.periodInvalid],
  example: ledgerExamples.statementFile,
});

export const getStatement = route({
  method: 'GET',
  path: '/api/v2/usage/statement',
  service: 'billing',
  access: 'member',
  compressible: true,
  summary: 'The totals of a period',
  query: StatementQuery,
  answers: { 200: StatementSchema },
  refusals: [refusals.periodInvalid],
  example: ledgerExamples.statement,
});
