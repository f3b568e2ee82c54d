// What the API of the tests answers to the page of versions of leads.
import { http, HttpResponse } from 'msw';
import type { Answer } from '../../server/operations.ts';

type Versions = Answer<'get', '/api/v2/superadmin/lead-versions'>;
type Version = Versions['kinds'][number]['versions'][number];
type Report = Answer<'get', '/api/v2/superadmin/lead-versions/{dictId}/{version}/report'>;

export const leadVersion: Version = {
  ...{ version: 8, rows: 1_204_300, state: 'ready', source: 'import:november.csv.gz:sha256-9f2c', bytes: 88_000_000 },
  ...{ begunBy: 'operator:ann', begunAt: '2026-11-20T08:30:00.000Z', goesAt: null, why: 'it waits to be activated' },
  ...{ hasReport: true, work: null, failure: null },
};

export const leadVersions: Versions = {
  bytesFree: 412_000_000_000,
  kinds: [
    {
      dictId: 'consumers',
      name: 'Consumers',
      versions: [
        leadVersion,
        { ...leadVersion, version: 7, state: 'live', why: 'it is searched' },
        { ...leadVersion, version: 6, state: 'before', why: 'rollback goes back to it' },
        {
          ...{ ...leadVersion, version: 5, state: 'before', source: 'synthetic:1:20000', begunBy: null, begunAt: null },
          ...{ hasReport: false, goesAt: '2026-12-04T08:30:00.000Z', why: 'another one took its place' },
        },
      ],
      running: null,
      reading: [],
    },
    { dictId: 'emails', name: 'E-mails', versions: [], running: null, reading: [] },
  ],
};

const figures = { rows: 1_204_300, fill: { phone: 0.71, email: 0.44 }, states: { AZ: 28_100, MT: 4_020, GU: 12 } };
export const leadReport: Report = {
  files: [{ name: 'november.csv.gz', bytes: 61_000_000, sha256: '9f2c1e779f2c1e77' }],
  ...{ rows: 1_210_000, leads: 1_204_300, removals: 0, rejected: 5_700 },
  rejections: [{ field: 'zip', code: 'zip-unknown', rows: 5_700, sentence: 'There is no such ZIP code.' }],
  cells: [],
  labels: { phone: 'Phone', email: 'E-mail', zip: 'ZIP code' },
  figures,
  before: {
    version: 7,
    figures: { ...figures, fill: { phone: 0.69, email: 0.45 } },
    ...{ added: 21_000, gone: 18_400, changed: 9_100, same: 1_174_200 },
  },
  findings: [],
  accepted: null,
};

export const leadVersionsAtServer = [
  http.get('*/api/v2/superadmin/lead-versions', () => HttpResponse.json(leadVersions)),
  http.get('*/api/v2/superadmin/lead-versions/:dictId/:version/report', () => HttpResponse.json(leadReport)),
];
