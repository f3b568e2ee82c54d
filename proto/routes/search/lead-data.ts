// What super-admins see and change of the versions of leads. Operators do the same by npm run leads.
import { namedKind } from '@leadwright/leads/query-schema';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { leadDataExamples as examples } from './lead-data-examples.ts';
import { leadDataRefusals as refusals } from './lead-data-refusals.ts';

const strict = { additionalProperties: false };
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const count = (description?: string) => Type.Integer(description === undefined ? {} : { description });
const share = Type.Number({ description: 'From 0 to 1.' });
const Figures = Type.Object({
  rows: count(),
  fill: Type.Record(Type.String(), share, { description: 'Share of leads with a value, by field.' }),
  states: Type.Record(Type.String(), count(), { description: 'Leads by state.' }),
});
const Reason = Type.Object({
  field: Type.String({ description: 'Empty where it is the whole row.' }),
  code: Type.String(),
  rows: count(),
  sentence: Type.String(),
});

const Version = Type.Object({
  version: count(),
  rows: count(),
  state: Type.Union([Type.Literal('live'), Type.Literal('before'), Type.Literal('ready'), Type.Literal('writing')], {
    description: 'before: it was live; ready: it waits to be activated.',
  }),
  source: Type.String({ description: 'Where the leads came from, as the import said it.' }),
  begunBy: textOrNull,
  begunAt: textOrNull,
  bytes: count('On disk.'),
  goesAt: Type.Union([Type.String(), Type.Null()], { description: 'When it is deleted by itself; null: it stays.' }),
  why: Type.String({ description: 'Why it goes or stays.' }),
  hasReport: Type.Boolean(),
  work: Type.Union([Type.Literal('activating'), Type.Null()], { description: 'What is being done with it.' }),
  failure: Type.Union([Type.String(), Type.Null()], { description: 'Why that was not possible, the last time.' }),
});

export const listLeadVersions = route({
  method: 'GET',
  path: '/api/v2/superadmin/lead-versions',
  service: 'search',
  access: 'super-admin',
  summary: 'The versions of all kinds of leads',
  answers: {
    200: Type.Object({
      bytesFree: count("Of the lead store's disk."),
      kinds: Type.Array(
        Type.Object({
          dictId: Type.String(),
          name: Type.String(),
          versions: Type.Array(Version, { description: 'The newest first.' }),
          reading: Type.Array(
            Type.Object({
              file: Type.String(),
              step: Type.String({ description: 'What the program does with it.' }),
              bytes: count('Of the files, read so far.'),
              of: count('Bytes of all files.'),
              seconds: Type.Number({ description: 'Since it began.' }),
            }),
            { description: "Files that operators' programs read, before there is a version of them." },
          ),
          running: Type.Union([
            Type.Object({
              version: count(),
              rows: count('That are there.'),
              of: count('That there will be; 0: not known.'),
              seconds: Type.Number({ description: 'Since it began.' }),
              silentSeconds: Type.Number({ description: 'Since its last sign; above 30 it is dead.' }),
            }),
            Type.Null(),
          ]),
        }),
      ),
    }),
  },
  example: examples.list,
});

const params = Type.Object(
  { dictId: namedKind(), version: textLike('^[1-9][0-9]{0,8}$', 'a number of a version', { maxLength: 9 }) },
  strict,
);

export const getLeadVersionReport = route({
  method: 'GET',
  path: '/api/v2/superadmin/lead-versions/:dictId/:version/report',
  service: 'search',
  access: 'super-admin',
  compressible: true,
  summary: 'What the import of a version found',
  params,
  answers: {
    200: Type.Object({
      files: Type.Array(Type.Object({ name: Type.String(), bytes: count(), sha256: Type.String() })),
      rows: count('Of the files.'),
      leads: count(),
      removals: count('Rows of a file of changes that take a lead away.'),
      rejected: count(),
      rejections: Type.Array(Reason, { description: 'Why rows are no leads.' }),
      cells: Type.Array(Reason, { description: 'What is wrong in cells of leads.' }),
      labels: Type.Record(Type.String(), Type.String(), { description: 'The names of fields, for people.' }),
      figures: Figures,
      before: Type.Union([
        Type.Object({
          version: count('The version that was live then.'),
          figures: Figures,
          added: count(),
          gone: count(),
          changed: count(),
          same: Type.Union([count(), Type.Null()]),
        }),
        Type.Null(),
      ]),
      findings: Type.Array(Type.Object({ code: Type.String(), message: Type.String() }), {
        description: 'What is out of the usual: it is activated with a reason only.',
      }),
      accepted: Type.Union([Type.String(), Type.Null()], { description: 'The reason it was activated with.' }),
    }),
  },
  refusals: [refusals.reportUnknown],
  example: examples.report,
});

const begun = { 202: Type.Object({ version: count('The version that will be live.') }) };

export const activateLeadVersion = route({
  method: 'POST',
  path: '/api/v2/superadmin/lead-versions/:dictId/:version/activate',
  service: 'search',
  access: 'super-admin',
  summary: 'Make a version the one that is searched',
  description: 'Goes on after the answer: `work` of the version says so until it is live, or `failure` why it is not.',
  params,
  body: Type.Object(
    {
      reason: Type.Optional(
        Type.String({ minLength: 3, maxLength: 500, description: 'Why, where it is out of the usual. It is kept.' }),
      ),
    },
    strict,
  ),
  answers: begun,
  refusals: [
    refusals.leadVersionUnknown,
    refusals.versionNotReady,
    refusals.versionNotNewer,
    refusals.gatesNotPassed,
    refusals.deltaBaseChanged,
    refusals.activationRunning,
  ],
  example: examples.activate,
});

export const rollBackLeads = route({
  method: 'POST',
  path: '/api/v2/superadmin/lead-versions/:dictId/rollback',
  service: 'search',
  access: 'super-admin',
  summary: 'Make the version before the live one live again',
  description: 'Its leads are copied under a new number, after the answer.',
  params: Type.Object({ dictId: namedKind() }, strict),
  answers: begun,
  refusals: [refusals.nothingBefore, refusals.importRunning, refusals.noRoom],
  example: examples.rollback,
});
