import { GeographySchema, FilterSchema } from '@leadwright/leads/query-schema';
import { Type } from 'typebox';

export const DownloadParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) });

/** The answer of an act that changed one download. */
export const Changed = Type.Object({ id: Type.String(), version: Type.Integer() });

const amounts = {
  setAside: Type.Integer({ description: 'Leads that were set aside for it at first.' }),
  used: Type.Integer({ description: 'Leads it cost; 0 while it runs.' }),
  returned: Type.Integer({ description: 'Leads that came back.' }),
};

const CostSchema = Type.Object({
  ...amounts,
  lots: Type.Array(
    Type.Object({
      kind: Type.Union([Type.String(), Type.Null()], {
        description: 'plan, trial, promo, credit, manual, top-up, or unlimited for what an unlimited plan added.',
      }),
      expiresAt: Type.Union([Type.String(), Type.Null()]),
      ...amounts,
    }),
    { description: 'In the order in which they are drawn.' },
  ),
});

const MetaDataSchema = Type.Object(
  {
    fullPath: Type.String({ description: 'Where the file stands in the store: downloads/{id}/{filename}.' }),
    name: Type.String({ description: 'The name under which a browser saves it.' }),
    size: Type.Integer({ description: 'Bytes.' }),
    timeCreated: Type.String({ description: 'When the file stood in the store, whole.' }),
    updated: Type.String({ description: 'The same: a finished file never changes.' }),
  },
  { description: 'Of the stored file; absent while there is none.' },
);

const QueryUrlSchema = Type.Object(
  { url: Type.String(), index: Type.String(), dictId: Type.String(), limit: Type.Integer() },
  { description: 'Where the search is counted, of which list of leads, and the rows that were asked for.' },
);

export const CellsSchema = Type.Union([Type.Literal('labels'), Type.Literal('codes')], {
  description:
    'What cells of listed values hold: labels as the preview shows them, or the codes of queries. A request without it asks for labels.',
});

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

export const DownloadSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: "The search's name; the file is named after it." }),
    dictId: Type.String(),
    status: Type.Union([
      Type.Literal('requested'),
      Type.Literal('in-progress'),
      Type.Literal('completed'),
      Type.Literal('ready'),
      Type.Literal('failed'),
      Type.Literal('cancelled'),
    ]),
    reason: Type.Optional(Type.String({ description: 'Why it failed.' })),
    rowsAsked: Type.Integer(),
    rows: Type.Optional(Type.Integer({ description: 'Data rows of the finished file.' })),
    leads: Type.Optional(Type.Integer({ description: 'Leads kept back, or used once it is ready.' })),
    cost: Type.Optional(CostSchema),
    askedBy: Type.Object({
      personId: Type.String(),
      throughSupport: Type.Boolean({ description: 'Support requested it for this person.' }),
    }),
    bytes: Type.Optional(Type.Integer()),
    sha256: Type.Optional(Type.String({ description: 'Of the file, hexadecimal.' })),
    fetchProgress: Type.Integer({ minimum: 0, maximum: 100, description: 'Percent of the rows that are in the file.' }),
    storingFile: Type.Boolean({ description: 'All rows are in the file, and it is being stored.' }),
    metaData: Type.Optional(MetaDataSchema),
    csvFile: Type.Optional(
      Type.String({
        description: 'Where a link to the file is made, by POST; absent while there is no file to open.',
      }),
    ),
    leadsMultiplier: Type.Number({ description: 'Leads that one row costs.' }),
    queryUrl: QueryUrlSchema,
    geoMatch: Type.Optional(
      Type.Boolean({
        description:
          'Whether all rows of the file lie in the geography that was asked for; absent for the whole country, and in files from before it was checked.',
      }),
    ),
    checkedOn: Type.Optional(
      Type.String({
        description:
          "The day of the registry's do-not-call list that the leads were checked against; absent where there was none.",
      }),
    ),
    callableUntil: Type.Optional(
      Type.String({ description: 'The last day on which one may call by what the file says: 31 days later.' }),
    ),
    recheckable: Type.Optional(
      Type.Literal(true, {
        description: 'Once it is ready, its rows can be had again with the do-not-call flags of today, for nothing.',
      }),
    ),
    recheckOf: Type.Optional(
      Type.String({ description: 'The download whose rows it has again, with the do-not-call flags of a later day.' }),
    ),
    timestamp: Type.Integer({ description: 'When it was requested, seconds since 1970.' }),
    query: Type.Object({ geography: GeographySchema, filters: Type.Array(FilterSchema) }),
    datasetVersion: Type.Integer(),
    madeUp: Type.Optional(
      Type.Literal(true, {
        description:
          'The leads were made up for trying the product: nobody has these names, numbers and addresses. Absent where they are of people, and where it is not known.',
      }),
    ),
    cells: CellsSchema,
    archived: Type.Boolean(),
    archivedAt: Type.Optional(Type.Integer({ description: 'When it was archived, seconds since 1970.' })),
    report: Type.Optional(ReportSchema),
    version: Type.Integer({ description: 'Grows with every change.' }),
  },
  { $id: 'Download', title: 'Download' },
);
