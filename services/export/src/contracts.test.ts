import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { exportSchema, toMessage, type ExportStored } from './contracts.ts';

const sha256 = 'ab'.repeat(32);
const large = 5_000_000_000;
const events: ExportStored[] = [
  {
    type: 'DownloadRequested',
    downloadId: 'd1',
    dictId: 'consumers',
    datasetVersion: 3,
    name: 'Roofers',
    rows: large,
    multiplierHundredths: 150,
    seed: 's',
    query: '{"filters":[]}',
    personId: 'p1',
    cells: 'labels',
    chosenBy: 'words',
  },
  { type: 'DownloadStarted', downloadId: 'd1', leads: large },
  {
    type: 'DownloadCompleted',
    downloadId: 'd1',
    rows: large,
    bytes: large,
    sha256,
    objectKey: 'd1',
    geoMatch: false,
    checkedOn: '2026-11-12',
  },
  { type: 'DownloadReady', downloadId: 'd1', leads: large },
  { type: 'DownloadFailed', downloadId: 'd1', reason: 'no-rows' },
  { type: 'DownloadCancelled', downloadId: 'd1' },
  { type: 'DownloadArchived', downloadId: 'd1' },
  { type: 'DownloadUnarchived', downloadId: 'd1' },
  { type: 'FileReportReceived', downloadId: 'd1', reason: 'wrongLeads', personId: 'p1' },
  {
    ...{ type: 'FileReported', downloadId: 'd1', reason: 'wrongLeads', verdict: 'approved', reportedBy: 'customer' },
    ...{ personId: 'p1', found: 'outside', rows: large, blankRows: 1, outsideRows: large, duplicateRows: 2 },
    ...{ firstRows: [1, large], sha256 },
  },
  {
    type: 'DownloadImported',
    downloadId: 'old',
    dictId: 'consumers',
    name: 'Roofers',
    rows: large,
    multiplierHundredths: 150,
    archived: true,
    reported: true,
    reason: 'blankFile',
    personId: 'p1',
    effectiveAt: '2024-01-02T03:04:05.000Z',
  },
];

describe('what others receive of a download', () => {
  it.each(events)('says all of $type, numbers above 32 bits included', (stored) => {
    const received = fromBinary(
      exportSchema,
      toBinary(exportSchema, create(exportSchema, { event: toMessage(stored) })),
    );
    expect(received.event.case).toBe(`${stored.type.slice(0, 1).toLowerCase()}${stored.type.slice(1)}`);
    // When it holds travels in the envelope.
    const { type: _type, effectiveAt: _at, ...facts } = { effectiveAt: undefined, ...stored };
    const decoded = Object.fromEntries(
      Object.entries(received.event.value ?? {}).map(([name, value]: [string, unknown]) => [name, plain(value)]),
    );
    expect(decoded).toMatchObject(facts);
  });
});

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}
