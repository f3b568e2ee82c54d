import type { RouteExample } from '@leadwright/runtime/http/api-description';

const parameters = { dictId: 'consumers', version: '8' };
const figures = { rows: 1_204_300, fill: { phone: 0.71, email: 0.44 }, states: { AZ: 28_100, MT: 4_020 } };

export const leadDataExamples = {
  list: {
    answer: {
      bytesFree: 412_000_000_000,
      kinds: [
        {
          dictId: 'consumers',
          name: 'Consumers',
          versions: [
            {
              ...{ version: 8, rows: 1_204_300, state: 'ready', source: 'import:november.csv.gz:sha256-9f2c1e77' },
              ...{ begunBy: 'operator:ann', begunAt: '2026-11-20T08:30:00.000Z', bytes: 88_000_000 },
              ...{ goesAt: null, why: 'it waits to be activated', hasReport: true, work: null, failure: null },
            },
          ],
          reading: [],
          running: { version: 9, rows: 250_000, of: 1_210_000, seconds: 12.5, silentSeconds: 0.4 },
        },
      ],
    },
  },
  report: {
    parameters,
    answer: {
      files: [{ name: 'november.csv.gz', bytes: 61_000_000, sha256: '9f2c1e77' }],
      ...{ rows: 1_210_000, leads: 1_204_300, removals: 0, rejected: 5_700 },
      rejections: [{ field: 'zip', code: 'zip-unknown', rows: 5_700, sentence: 'There is no such ZIP code.' }],
      cells: [
        { field: 'phone', code: 'not-a-phone', rows: 812, sentence: 'This is no phone number of the United States.' },
      ],
      labels: { phone: 'Phone', email: 'E-mail' },
      figures,
      before: { version: 7, figures, added: 21_000, gone: 18_400, changed: 9_100, same: 1_174_200 },
      findings: [],
      accepted: null,
    },
  },
  activate: { parameters, body: {}, answer: { version: 8 } },
  rollback: { parameters: { dictId: 'consumers' }, answer: { version: 9 } },
} satisfies Record<string, RouteExample>;
