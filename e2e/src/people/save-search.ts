import { randomUUID } from 'node:crypto';
import { arizona } from '../downloads/download-path.ts';
import type { Client } from './client.ts';

/** Saves the search for Arizona under a name; answers its id. Throws if it is refused. */
export async function saveSearch(client: Client, searchName: string): Promise<string> {
  const { status, body } = await client.call<{ id: string }>(
    'POST',
    '/api/v2/saved-searches',
    {
      searchName,
      queryUrl: '/api/v2/searches/count?dictId=consumers&index=leads.consumers',
      geographyParams: arizona.geography,
      searchParams: arizona.filters,
      count: null,
    },
    { 'idempotency-key': randomUUID() },
  );
  if (status !== 201) throw new Error(`a search was not saved: ${status}`);
  return body.id;
}
