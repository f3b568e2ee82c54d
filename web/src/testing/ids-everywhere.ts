// One of each thing, with an id in every place that has one: a page must show none of them.
import { http, HttpResponse } from 'msw';
import { download, downloadsAtServer, line, person, usage } from './network.ts';

/** Each place has another. */
export const id = (place: number): string => `01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a${String(10 + place)}`;
export const owner = { ...person, uid: id(0), accountId: id(1) };
export const ready = download({ id: id(2), askedBy: { personId: id(3), throughSupport: false } });
export const running = download({ ...ready, id: id(4), name: 'Running', status: 'in-progress', fetchProgress: 42 });
export const failed = download({ ...ready, id: id(5), name: 'Broken', status: 'failed', reason: 'never-heard-of' });
export const archived = download({ ...ready, id: id(6), name: 'Archived', archived: true });
/** Answers who is signed in. */
export const readMe = () =>
  http.get('*/api/v2/me', () =>
    HttpResponse.json({ ...owner, verified: true, companyProfile: { name: 'Byron Roofing' } }),
  );

/** Answers that are full of ids. */
export const idsEverywhere = () => [
  http.post('*/api/v2/sessions/refresh', () => HttpResponse.json(owner)),
  readMe(),
  http.get('*/api/v2/usage', () =>
    HttpResponse.json({ ...usage, lots: usage.lots.map((lot) => ({ ...lot, lotId: id(7) })) }),
  ),
  http.get('*/api/v2/usage/lines', () =>
    HttpResponse.json({
      lines: [
        { ...line, id: id(8), downloadId: ready.id },
        // Of a download that cannot be read any more.
        { ...line, id: id(9), downloadId: id(10), state: 'released' },
      ],
    }),
  ),
  ...downloadsAtServer(ready, running, failed, archived),
];
