// A download as people see it.
import { Type, type Static } from 'typebox';
import { FilterSchema, GeographySchema } from '@leadwright/leads/query-schema';
import type { Filter, Geography } from '@leadwright/leads/query';
import type { CostOfLot } from '../projections/download-cost.ts';
import type { DownloadRow } from '../projections/download.ts';

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
    progress: Type.Integer({ minimum: 0, maximum: 100 }),
    timestamp: Type.Integer({ description: 'When it was requested, seconds since 1970.' }),
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

/** `progressNow`: the file worker's last percentage; null for another file. `cost`: per lot, as far as billing has published it. */
export function viewOf(row: DownloadRow, progressNow: number | null, cost: CostOfLot[] = []): DownloadView {
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
    progress: progressOf(row, progressNow),
    timestamp: Math.floor(Date.parse(row.requestedAt) / 1000),
    query: { geography, filters },
    datasetVersion: row.datasetVersion,
    cells: row.cells,
    archived: row.archived,
    version: row.version,
  };
}

function costOf(lots: CostOfLot[]): NonNullable<DownloadView['cost']> {
  const sumOf = (part: 'setAside' | 'used' | 'returned'): number => lots.reduce((sum, lot) => sum + lot[part], 0);
  return { setAside: sumOf('setAside'), used: sumOf('used'), returned: sumOf('returned'), lots };
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
