// A download as people see it.
import { Type, type Static } from 'typebox';
import { FilterSchema, GeographySchema } from '@leadwright/leads/query-schema';
import type { Filter, Geography } from '@leadwright/leads/query';
import type { DownloadRow } from '../projections/download.ts';

export const CellsSchema = Type.Union([Type.Literal('labels'), Type.Literal('codes')], {
  description: 'What cells of listed values hold: labels as the preview shows them, or the codes of queries. A request without it asks for labels.',
});

export const DownloadSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: "The search's name; the file is named after it." }),
    dictId: Type.String(),
    status: Type.Union([
      Type.Literal('requested'), Type.Literal('in-progress'), Type.Literal('completed'), Type.Literal('ready'), Type.Literal('failed'),
    ]),
    reason: Type.Optional(Type.String({ description: 'Why it failed.' })),
    rowsAsked: Type.Integer(),
    rows: Type.Optional(Type.Integer({ description: 'Data rows of the finished file.' })),
    leads: Type.Optional(Type.Integer({ description: 'Leads kept back, or used once it is ready.' })),
    bytes: Type.Optional(Type.Integer()),
    sha256: Type.Optional(Type.String({ description: 'Of the file, hexadecimal.' })),
    progress: Type.Integer({ minimum: 0, maximum: 100 }),
    timestamp: Type.Integer({ description: 'When it was asked for, seconds since 1970.' }),
    query: Type.Object({ geography: GeographySchema, filters: Type.Array(FilterSchema) }),
    datasetVersion: Type.Integer(),
    cells: CellsSchema,
    archived: Type.Boolean(),
    version: Type.Integer({ description: 'Grows with every change.' }),
  },
  { $id: 'Download', title: 'Download' },
);
export type DownloadView = Static<typeof DownloadSchema>;

export const DownloadParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) });

/** `progressNow` is what the file worker last said, in percent; null where it works on something else. */
export function viewOf(row: DownloadRow, progressNow: number | null): DownloadView {
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
    ...(row.bytes === null ? {} : { bytes: row.bytes }),
    ...(row.sha256 === null ? {} : { sha256: row.sha256 }),
    progress: progressOf(row, progressNow),
    timestamp: Math.floor(Date.parse(row.requestedAt) / 1000),
    query: { geography, filters },
    datasetVersion: row.datasetVersion,
    cells: row.cells,
    archived: row.archived,
    version: row.version,
  };
}

function progressOf({ status }: DownloadRow, progressNow: number | null): number {
  switch (status) {
    case 'completed':
    case 'ready':
      return 100;
    case 'in-progress':
      return progressNow ?? 0;
    case 'requested':
    case 'failed':
      return 0;
  }
}
