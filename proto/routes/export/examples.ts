// For each route one request and its answer, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const query = { geography: { kind: 'ST', values: ['AZ'] }, filters: [{ field: 'age', from: 45, to: 64 }] };

const id = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60';

const download = {
  id,
  name: 'Arizona',
  dictId: 'consumers',
  status: 'ready',
  rowsAsked: 2_500,
  rows: 2_500,
  leads: 2_500,
  bytes: 412_331,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  fetchProgress: 100,
  storingFile: false,
  metaData: {
    ...{ fullPath: `downloads/${id}/Arizona.csv`, name: 'Arizona.csv', size: 412_331 },
    ...{ timeCreated: '2027-01-01T00:00:07.000000Z', updated: '2027-01-01T00:00:07.000000Z' },
  },
  csvFile: `/api/v2/downloads/${id}/link`,
  leadsMultiplier: 1,
  queryUrl: {
    ...{ url: '/api/v2/searches/count?dictId=consumers&index=leads.consumers', index: 'leads.consumers' },
    ...{ dictId: 'consumers', limit: 2_500 },
  },
  geoMatch: true,
  timestamp: 1_798_761_600,
  query,
  datasetVersion: 7,
  cells: 'labels',
  archived: false,
  version: 6,
  askedBy: { personId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61', throughSupport: false },
  cost: {
    setAside: 2_500,
    used: 2_500,
    returned: 0,
    lots: [{ kind: 'plan', expiresAt: '2027-01-01T00:00:00.000000Z', setAside: 2_500, used: 2_500, returned: 0 }],
  },
};

const token = 'WyIwMWEwYjFjMiIsIkFyaXpvbmEuY3N2IiwxNzk4NzYxNjAwMDAwXQ.c2lnbmF0dXJl';

const financeReport = {
  ...{ id, name: 'Arizona', reportedBy: 'customer', personId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61' },
  ...{ reason: 'wrongLeads', state: 'credited', leads: 2_500, reportedAt: '2027-01-01T00:00:00.000000Z', tries: 0 },
  decidedAt: '2027-01-01T00:00:02.000000Z',
  finding: {
    ...{ found: 'outside', rows: 2_500, blankRows: 0, outsideRows: 2, duplicateRows: 0, firstRows: [17, 812] },
    ...{ sha256: download.sha256, unchanged: true },
  },
};

export const examples = {
  request: {
    parameters: { 'idempotency-key': '5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1b' },
    body: { name: 'Arizona', dictId: 'consumers', ...query, rows: 2_500, datasetVersion: 7 },
    answer: { id, version: 1 },
  },
  list: { parameters: { archived: false, ids: id }, answer: { downloads: [download] } },
  read: { parameters: { id }, answer: download },
  imported: {
    answer: {
      downloads: [
        {
          ...{ id: 'q7Xk2', name: 'Arizona homeowners', dictId: 'consumers', rows: 1_200, leadsMultiplier: 1 },
          ...{ timestamp: 1_735_689_600, reported: false, reason: '' },
        },
      ],
    },
  },
  byKey: { parameters: { key: '5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1b' }, answer: download },
  link: {
    parameters: { id },
    answer: { url: `/api/v2/files/${token}`, filename: 'Arizona.csv', expiresInSeconds: 60 },
  },
  report: { parameters: { id }, body: { reason: 'wrongLeads' }, answer: { id, version: 7 } },
  financeReports: {
    parameters: { accountId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a62' },
    answer: { reports: [financeReport] },
  },
  archive: { parameters: { id }, answer: { id, version: 7 } },
  openShared: {
    body: { downloadSearch: id, aid: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a62' },
    answer: {
      ...{ searchName: 'Arizona', type: 'Consumers', dictId: 'consumers', count: 2_500 },
      ...{ geographyParams: query.geography, searchParams: query.filters },
      places: ['Arizona'],
      conditions: [{ label: 'Age', asks: '45 to 64' }],
    },
  },
  cancel: { parameters: { id }, answer: { id, version: 3 } },
  runAgain: {
    parameters: { id, 'idempotency-key': '5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1c' },
    answer: { id: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a62', version: 1 },
  },
  unarchiveAll: { answer: { unarchived: 12 } },
  file: {
    parameters: { token, holder: 'account-1.session-1', range: 'bytes=0-1023' },
    answer: 'First name,Last name,State\r\nAda,Byron,AZ\r\n',
  },
} satisfies Record<string, RouteExample>;
