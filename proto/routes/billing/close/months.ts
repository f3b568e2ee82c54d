import { CursorSchema } from '@leadwright/runtime/http/cursor';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../../may-be-left-out.ts';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals } from '../refusals.ts';
import { closeExamples } from './examples.ts';
import { MonthParams, MonthSchema, FigureSchema, PackSchema, TieSchema } from './schemas.ts';

const common = [
  refusals.idempotencyKeyMissing,
  refusals.idempotencyKeyReused,
  refusals.actingForAnother,
  refusals.monthUnknown,
  refusals.monthLocked,
];

export const proposeMonthClose = route({
  method: 'POST',
  path: '/api/v2/finance/months/:month/propose',
  service: 'billing',
  access: 'finance',
  summary: 'Propose to close a month',
  params: MonthParams,
  headers: CallHeaders,
  answers: { 200: MonthSchema },
  refusals: [...common, refusals.monthNotOver, refusals.monthOutOfOrder, refusals.endsNotBooked],
  example: closeExamples.propose,
});

export const lockMonthClose = route({
  method: 'POST',
  path: '/api/v2/finance/months/:month/lock',
  service: 'billing',
  access: 'finance',
  summary: 'Lock a month that another person proposed to close',
  params: MonthParams,
  headers: CallHeaders,
  body: Type.Object(
    {
      proposalId: Type.String({
        minLength: 1,
        maxLength: 128,
        description: 'Of the proposal whose figures were seen.',
      }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: MonthSchema },
  refusals: [
    ...common,
    refusals.monthNotProposed,
    refusals.proposalReplaced,
    refusals.ownProposal,
    refusals.factsSinceProposal,
    refusals.endsNotBooked,
    refusals.monthNotProven,
    refusals.monthDiffers,
    refusals.auditSilent,
    refusals.auditBehind,
  ],
  example: closeExamples.lock,
});

const ofLots = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }));

const Query = Type.Object(
  {
    figure: Type.Union([
      Type.Literal('opening'),
      Type.Literal('issued'),
      Type.Literal('credited'),
      Type.Literal('delivered'),
      Type.Literal('expired'),
      Type.Literal('voided'),
      Type.Literal('closing'),
    ]),
    planId: ofLots("The account's plan at the grant, empty for none; absent: of every plan."),
    kind: ofLots('Absent: of every kind.'),
    category: ofLots('Absent: of every category.'),
    after: Type.Optional(CursorSchema('The `next` of the page before.')),
    limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  },
  { additionalProperties: false },
);

export const readFigure = route({
  method: 'GET',
  path: '/api/v2/finance/months/:month/lots',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The lots and entries behind a figure of a month',
  params: MonthParams,
  query: Query,
  answers: { 200: FigureSchema },
  refusals: [refusals.monthUnknown, refusals.monthOutOfOrder, commonRefusals.cursorInvalid],
  example: closeExamples.figure,
});

export const getMonths = route({
  method: 'GET',
  path: '/api/v2/finance/months',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The months, and which of them are closed',
  answers: { 200: Type.Object({ months: Type.Array(MonthSchema) }) },
  example: closeExamples.months,
});

export const getMonth = route({
  method: 'GET',
  path: '/api/v2/finance/months/:month',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The figures of a month',
  params: MonthParams,
  answers: { 200: PackSchema },
  refusals: [refusals.monthUnknown, refusals.monthOutOfOrder],
  example: closeExamples.pack,
});

export const getFiguresCsv = route({
  method: 'GET',
  path: '/api/v2/finance/months/:month/figures-csv',
  service: 'billing',
  access: 'finance',
  summary: 'The figures of a month as CSV',
  params: MonthParams,
  produces: ['text/csv'],
  answers: { 200: Type.String({ description: 'The file.' }) },
  refusals: [refusals.monthUnknown, refusals.monthOutOfOrder],
  example: closeExamples.packCsv,
});

export const getMonthTie = route({
  method: 'GET',
  path: '/api/v2/finance/months/:month/tie',
  service: 'billing',
  access: 'finance',
  summary: 'Whether the books of a month are proven, and all three agree on it',
  params: MonthParams,
  query: Type.Object(
    {
      again: mayBeLeftOut(
        Type.Boolean({
          default: false,
          description: 'Check now, instead of answering what the last check of the proposal said.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  answers: { 200: TieSchema },
  refusals: [refusals.monthUnknown, refusals.monthNotProposed],
  example: closeExamples.tie,
});

export const getMonthManifest = route({
  method: 'GET',
  path: '/api/v2/finance/months/:month/manifest',
  service: 'billing',
  access: 'finance',
  summary: 'The signed manifest of a locked month',
  params: MonthParams,
  answers: {
    200: Type.Object({
      manifest: Type.String({ description: 'What was signed: these characters as UTF-8.' }),
      signature: Type.String({ description: 'Ed25519, hexadecimal.' }),
      publicKey: Type.String({ description: 'PEM.' }),
    }),
  },
  refusals: [refusals.monthUnknown, refusals.monthNotLocked],
  example: closeExamples.manifest,
});
