import type { Static } from 'typebox';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { scrubbedColumn } from '@leadwright/leads/do-not-call/scrubbed-column';
import { countedAt } from '@leadwright/leads/query-url';
import { callableUntil } from '@leadwright/leads/rules/callable';
import type { Filter, Geography } from '@leadwright/leads/query';
import { fileNameOf } from '../files/file-name.ts';
import type { FileProgress } from '../files/progress.ts';
import type { CostOfLot } from '../projections/download-cost.ts';
import type { DownloadRow } from '../projections/download.ts';
import type { FileReport } from '../projections/file-report.ts';
import { reportOf } from './reports/report-view.ts';
import type { DownloadSchema } from '@leadwright/contracts/routes/export/download-schemas';
export type DownloadView = Static<typeof DownloadSchema>;

/** `now`: null for a file that is not made here. `cost`: as far as billing has published it. */
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
    ...(row.checkedOn === null ? {} : { checkedOn: row.checkedOn, callableUntil: callableUntil(row.checkedOn) }),
    ...(isRecheckable(row) ? { recheckable: true as const } : {}),
    ...(row.recheckOfId === null ? {} : { recheckOf: row.recheckOfId }),
    timestamp: secondsOf(row.requestedAt),
    query: { geography, filters },
    datasetVersion: row.datasetVersion,
    ...(row.madeUp === true ? { madeUp: true as const } : {}),
    cells: row.cells,
    archived: row.archived,
    ...(row.archivedAt === null ? {} : { archivedAt: secondsOf(row.archivedAt) }),
    ...(report === undefined ? {} : { report: reportOf(report) }),
    version: row.version,
  };
}

/** Its kind of leads has numbers that are checked against do-not-call lists. */
export function isRecheckable({ dictId }: Pick<DownloadRow, 'dictId'>): boolean {
  const dictionary = dictionaryOf(dictId);
  return dictionary !== undefined && scrubbedColumn(dictionary) !== undefined;
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
