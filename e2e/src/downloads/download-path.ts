// One download from click to file over the public API, and everything that must be true afterwards.
import { createHash, randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import type { Client, Search } from '../people/client.ts';
import { eventually } from '../eventually.ts';

export type Usage = {
  leads: number;
  leadsRemaining: number;
  leadsHeld: number;
  leadsUsed: number;
  downloadLimit: number;
};
export type Entry = {
  id: string;
  seq: string;
  type: string;
  leads: number;
  balance: number;
  eventId: string;
  downloadId?: string;
};
export type Download = {
  id: string;
  status: string;
  reason?: string;
  rows?: number;
  leads?: number;
  sha256?: string;
  bytes?: number;
};

export const owner = { email: 'owner@demo.test', password: 'quiet-meadow-17' };
export const arizona: Search = { dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: [] };

export async function countOf(client: Client, search: Search): Promise<{ count: number; datasetVersion: number }> {
  const answer = await client.call<{ count: number; datasetVersion: number }>('POST', '/api/v2/searches/count', search);
  if (answer.status !== 200) throw new Error(`count: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const TRIES = 3;

/**
 * Requests a download under `key`, and again after Retry-After if the server is too busy. Returns `undefined` if the
 * connection is lost: repeat with the same key. Throws for any other answer.
 */
export async function requestDownload(
  client: Client,
  search: Search,
  rows: number,
  datasetVersion: number,
  key: string = randomUUID(),
): Promise<string | undefined> {
  for (let tries = 1; ; tries++) {
    const answer = await client
      .call<{ id: string }>(
        'POST',
        '/api/v2/downloads',
        { ...search, name: 'Arizona', rows, datasetVersion },
        { 'idempotency-key': key },
      )
      // The process was killed during the request; a repeat with the same key settles the outcome.
      .catch(() => undefined);
    if (answer === undefined || answer.status === 202) return answer?.body.id;
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 429 || !(seconds > 0) || tries === TRIES)
      throw new Error(`download: ${answer.status} ${JSON.stringify(answer.body)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
    });
  }
}

export async function usageOf(client: Client): Promise<Usage> {
  const answer = await client.call<Usage>('GET', '/api/v2/usage');
  if (answer.status !== 200) throw new Error(`usage: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function entriesOf(client: Client): Promise<Entry[]> {
  const entries: Entry[] = [];
  let before = '';
  do {
    const { body } = await client.call<{ entries: Entry[]; next?: string }>(
      'GET',
      `/api/v2/usage/entries?limit=100${before ? `&before=${before}` : ''}`,
    );
    entries.push(...body.entries);
    before = body.next ?? '';
  } while (before);
  return entries;
}

/** Waits until the download has ended: ready, failed or cancelled. */
export async function endOf(client: Client, id: string, seconds = 60): Promise<Download> {
  return eventually(
    async () => (await client.call<Download>('GET', `/api/v2/downloads/${id}`)).body,
    ({ status }) => ['ready', 'failed', 'cancelled'].includes(status),
    seconds,
  );
}

export type FileSeen = {
  rows: string[][];
  header: string[];
  bytes: Buffer;
  sha256: string;
  disposition: string;
  text: string;
};

/** Fetches the file through a new link and reads it with a second CSV parser. */
export async function fileOf(url: string, client: Client, id: string): Promise<FileSeen> {
  const link = await client.call<{ url: string }>('POST', `/api/v2/downloads/${id}/link`, {});
  if (link.status !== 200) throw new Error(`link: ${link.status} ${JSON.stringify(link.body)}`);
  const response = await fetch(new URL(link.body.url, url));
  if (response.status !== 200) throw new Error(`file: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const [header = [], ...rows] = parse(text, {
    bom: true,
    record_delimiter: '\r\n',
    relax_column_count: false,
  }) as string[][];
  return {
    rows,
    header,
    bytes,
    text,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    disposition: response.headers.get('content-disposition') ?? '',
  };
}

/**
 * Checks these downloads after a fault: each file matches its charge, the balance is the fold of the entries, nothing
 * is left on hold.
 */
export async function expectExact(url: string, client: Client, ids: string[], before: Usage): Promise<void> {
  const rows = new Map<string, number>();
  for (const id of ids) {
    const download = await endOf(client, id);
    expect(download).toMatchObject({ id, status: 'ready' });
    const file = await fileOf(url, client, id);
    expect([file.rows.length, file.sha256]).toEqual([download.rows, download.sha256]);
    rows.set(id, file.rows.length);
  }
  const sum = [...rows.values()].reduce((all, each) => all + each, 0);
  const usage = await eventually(
    () => usageOf(client),
    ({ leadsHeld }) => leadsHeld === 0,
  );
  expect([usage.leadsUsed - before.leadsUsed, before.leadsRemaining - usage.leadsRemaining]).toEqual([sum, sum]);
  const entries = await entriesOf(client);
  // Using leads changes only the hold, because the reservation had taken them from the balance.
  const moved = (type: RegExp, of: Entry[]): number =>
    of.filter((entry) => type.test(entry.type)).reduce((total, { leads }) => total + leads, 0);
  expect(moved(/^(?!used$)/, entries)).toBe(usage.leadsRemaining);
  for (const [id, charged] of rows) {
    const own = entries.filter(({ downloadId }) => downloadId === id);
    expect([moved(/^used$/, own), moved(/^reserved$/, own) + moved(/^returned$/, own)]).toEqual([-charged, -charged]);
  }
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
}
