// Saved searches at a server: saving adds to them, deleting takes one away, links are made and revoked.
import { http, HttpResponse } from 'msw';
import type { SavedSearch, SearchToSave } from '../../server/searches/saved-searches.ts';
import type { SharedSearch } from '../../server/searches/shared-search.ts';

export function savedSearch(change: Partial<SavedSearch> = {}): SavedSearch {
  return {
    ...{ id: 'q3c1r6n3b0x2m8w4kz1t7A', uid: 'person-1', searchName: 'Phoenix, 45 to 64' },
    ...{ type: 'Consumers', dictId: 'consumers', isDefault: false, own: true, count: 12_345 },
    geographyParams: { kind: 'ZIP', values: ['85001'] },
    searchParams: [{ field: 'age', from: 45, to: 64 }],
    queryUrl: '/api/v2/searches/count?dictId=consumers&index=leads.consumers',
    places: ['85001, Phoenix, AZ (Maricopa County)'],
    conditions: [{ label: 'Age', asks: '45 to 64' }],
    timestamp: 1_795_000_000,
    ...change,
  };
}

/** What a stranger is shown of it. */
export function sharedPart(search: SavedSearch): SharedSearch {
  const { searchName, type, dictId, geographyParams, searchParams, count, places, conditions } = search;
  return { searchName, type, dictId, geographyParams, searchParams, count, places, conditions };
}

const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, correlationId: 'correlation-1' }, { status });
const unknown = () => refusal(404, 'saved-search-unknown', 'Saved search not found :(');

/** `asked` gets each request that changes something, and each find. */
export function savedSearchesAtServer(all: SavedSearch[], asked: unknown[] = []) {
  const kept = new Map(all.map((search) => [search.id, search]));
  const links = new Map<string, { id: string; madeAt: string; expiresAt: string; inMails: boolean }>();
  return [
    http.get('*/api/v2/saved-searches', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [find, defaultOf] = [searchParams.get('find'), searchParams.get('default')];
      if (find !== null) asked.push({ find });
      const wanted = (find ?? '').toLowerCase();
      const searches = [...kept.values()].filter((one) =>
        defaultOf === null
          ? JSON.stringify(one).toLowerCase().includes(wanted)
          : one.isDefault && one.dictId === defaultOf,
      );
      return HttpResponse.json({ searches });
    }),
    http.get('*/api/v2/saved-searches/:id', ({ params }) => {
      const id = String(params['id']);
      const found = kept.get(id) ?? [...kept.values()].find((one) => one.isDefault && one.dictId === id);
      return found === undefined ? unknown() : HttpResponse.json(found);
    }),
    http.post('*/api/v2/saved-searches', async ({ request }) => {
      const given = (await request.json()) as SearchToSave;
      asked.push(given);
      return HttpResponse.json({ id: 'saved-now' }, { status: 201 });
    }),
    http.post('*/api/v2/saved-searches/copies', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ id: 'copied-now' }, { status: 201 });
    }),
    http.post('*/api/v2/saved-searches/:id/delete', ({ params }) => {
      asked.push({ deleted: params['id'] });
      return kept.delete(String(params['id'])) ? new HttpResponse(null, { status: 204 }) : unknown();
    }),
    http.get('*/api/v2/saved-searches/:id/links', () => HttpResponse.json({ links: [...links.values()] })),
    http.post('*/api/v2/saved-searches/:id/links', async ({ request }) => {
      asked.push(await request.json());
      const link = { id: 'link-1', madeAt: '2026-11-23T00:00:00Z', expiresAt: '2026-12-23T00:00:00Z', inMails: false };
      links.set(link.id, link);
      return HttpResponse.json({ id: link.id, token: 'the-secret', expiresAt: link.expiresAt }, { status: 201 });
    }),
    http.post('*/api/v2/saved-searches/:id/links/:linkId/revoke', ({ params }) => {
      asked.push({ revoked: params['linkId'] });
      return links.delete(String(params['linkId']))
        ? new HttpResponse(null, { status: 204 })
        : refusal(404, 'share-link-unknown', 'This link was revoked already, or has ended.');
    }),
    http.post('*/api/v2/shares/senders', () => unknown()),
    http.post('*/api/v2/shared-searches/open', async ({ request }) => {
      const { savedSearch: id, token } = (await request.json()) as { savedSearch?: string; token?: string };
      const found = token === 'the-secret' ? all[0] : kept.get(id ?? '');
      return found === undefined ? unknown() : HttpResponse.json(sharedPart(found));
    }),
    http.post('*/api/v2/shared-downloads/open', async ({ request }) => {
      const { downloadSearch } = (await request.json()) as { downloadSearch: string };
      const first = all[0];
      return first === undefined || downloadSearch !== 'download-1' ? unknown() : HttpResponse.json(sharedPart(first));
    }),
  ];
}
