// A download as people see it.
import { Type, type Static } from 'typebox';
import { FilterSchema, GeographySchema } from '@leadwright/leads/query-schema';
import { countedAt } from '@leadwright/leads/query-url';
import type { Filter, Geography } from '@leadwright/leads/query';
import { fileNameOf } from '../files/file-name.ts';
import type { FileProgress } from '../files/progress.ts';
import type { CostOfLot } from '../projections/download-cost.ts';
import type { DownloadRow } from '../projections/download.ts';
import type { FileReport } from '../projections/file-report.ts';
import { ReportSchema, reportOf } from './reports/report-view.ts';

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
    timestamp: Type.Integer({ description: 'When it was requested, seconds since 1970.' }),
    query: Type.Object({ geography: GeographySchema, filters: Type.Array(FilterSchema) }),
    datasetVersion: Type.Integer(),
    cells: CellsSchema,
    archived: Type.Boolean(),
    archivedAt: Type.Optional(Type.Integer({ description: 'When it was archived, seconds since 1970.' })),
    report: Type.Optional(ReportSchema),
    version: Type.Integer({ description: 'Grows with every change.' }),
  },
  { $id: 'Download', title: 'Download' },
);
export type DownloadView = Static<typeof DownloadSchema>;

/** The answer of an act that changed one download. */
export const Changed = Type.Object({ id: Type.String(), version: Type.Integer() });
export const DownloadParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) });

/**
 * `now`: what the file worker last said of the file; null for another file. `cost`: per lot, as far as billing has
 * published it. `report`: of the file, if there is one.
 */
export function viewOf(
  row: DownloadRow,
  now: FileProgress | null,
  cost: CostOfLot[] = [],
  report?: FileReport,
): DownloadView {
  const { geography, filters } = JSON.parse(row.query) as { geography: Geography; filters: Filter[] };
  return {
    id: row.downloadId,
    name: row.name,
    dictId: row.dictId,
    status: row.status,
    ...(row.reason === null ? {} : { reason: row.reason }),
    rowsAsked: row.rowsAsked,
    ...(row.rows === null ? {} : { rows: row.rows }),
    ...(row.leads === null ? {} : { leads: row.leads }),
    ...(cost.length === 0 ? {} : { cost: costOf(cost) }),
    askedBy: { personId: row.personId, throughSupport: row.onBehalfOf !== null },
    ...(row.bytes === null ? {} : { bytes: row.bytes }),
    ...(row.sha256 === null ? {} : { sha256: row.sha256 }),
    fetchProgress: progressOf(row, now),
    storingFile: row.status === 'in-progress' && now?.storing === true,
    ...metaDataOf(row),
    ...(row.status === 'ready' ? { csvFile: `/api/v2/downloads/${row.downloadId}/link` } : {}),
    leadsMultiplier: row.multiplierHundredths / 100,
    queryUrl: { ...countedAt(row.dictId), limit: row.rowsAsked },
    ...(row.geoMatch === null ? {} : { geoMatch: row.geoMatch }),
    timestamp: secondsOf(row.requestedAt),
    query: { geography, filters },
    datasetVersion: row.datasetVersion,
    cells: row.cells,
    archived: row.archived,
    ...(row.archivedAt === null ? {} : { archivedAt: secondsOf(row.archivedAt) }),
    ...(report === undefined ? {} : { report: reportOf(report) }),
    version: row.version,
  };
}

const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

function metaDataOf({ objectKey, name, bytes, storedAt }: DownloadRow): Pick<DownloadView, 'metaData'> {
  if (objectKey === null || bytes === null || storedAt === null) return {};
  const file = { fullPath: objectKey, name: fileNameOf(name), size: bytes };
  return { metaData: { ...file, timeCreated: storedAt, updated: storedAt } };
}

function costOf(lots: CostOfLot[]): NonNullable<DownloadView['cost']> {
  const sumOf = (part: 'setAside' | 'used' | 'returned'): number => lots.reduce((sum, lot) => sum + lot[part], 0);
  return { setAside: sumOf('setAside'), used: sumOf('used'), returned: sumOf('returned'), lots };
}

function progressOf({ status }: DownloadRow, now: FileProgress | null): number {
  switch (status) {
    case 'completed':
    case 'ready':
      return 100;
    case 'in-progress':
      return now?.percent ?? 0;
    case 'requested':
    case 'failed':
    case 'cancelled':
      return 0;
  }
}
