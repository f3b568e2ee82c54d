import type { DownloadRow } from '../projections/download.ts';
import { viewOf } from './download-view.ts';

const instant = '2027-01-01T00:00:07.000000Z';
const row: DownloadRow = {
  ...{ accountId: 'a', downloadId: 'd', dictId: 'businesses', datasetVersion: 1, name: 'Roofers', seed: 's' },
  ...{ query: '{"geography":{"kind":"nationwide"},"filters":[]}', rowsAsked: 120, multiplierHundredths: 150 },
  ...{ personId: 'p', status: 'ready', reason: null, rows: 119, leads: 179, bytes: 2_048, sha256: 'ab'.repeat(32) },
  ...{
    objectKey: 'downloads/d/Roofers.csv',
    archived: false,
    archivedAt: null,
    storedAt: instant,
    geoMatch: true,
    checkedOn: '2026-11-12',
  },
  ...{ requestedAt: instant, version: 5, correlationId: 'c', onBehalfOf: null, traceparent: null },
  ...{ lastEventId: 'e', cells: 'labels', chosenBy: null, recheckOfId: null, removals: 0, madeUp: null },
};

describe('a download as the specification records it', () => {
  it('has what a row costs in leads, the search behind it, and where its file is opened', () => {
    expect(viewOf(row, null)).toMatchObject({
      csvFile: '/api/v2/downloads/d/link',
      leadsMultiplier: 1.5,
      queryUrl: {
        ...{ url: '/api/v2/searches/count?dictId=businesses&index=leads.businesses', index: 'leads.businesses' },
        ...{ dictId: 'businesses', limit: 120 },
      },
    });
  });

  it('says that its leads were made up, and nothing where they are of people or where it is not known', () => {
    expect(viewOf({ ...row, madeUp: true }, null).madeUp).toBe(true);
    for (const madeUp of [false, null]) expect(viewOf({ ...row, madeUp }, null)).not.toHaveProperty('madeUp');
  });

  it.each(['requested', 'in-progress', 'completed', 'failed', 'cancelled'] as const)(
    'has no file to open while it is %s',
    (status) => expect(viewOf({ ...row, status }, null)).not.toHaveProperty('csvFile'),
  );
});
