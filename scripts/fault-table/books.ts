// Compares what was acknowledged with the ledger: by what the product tells its owner, and by what is stored.
import { entriesOf, usageOf, type Entry, type Usage } from '../../e2e/src/downloads/download-path.ts';
import { eventually } from '../../e2e/src/eventually.ts';
import { untilQuiet, violations } from '../../e2e/src/invariants/invariants.ts';
import type { Sources } from '../../e2e/src/invariants/sources.ts';
import { logIn, type Client } from '../../e2e/src/people/client.ts';
import type { Person } from '../cluster/load/client.ts';
import type { Order } from './order.ts';

const QUIET_SECONDS_MAX = 120;

export type Books = {
  client(): Promise<Client>;
  /** Of before the traffic. */
  before: Usage;
  /** Opened anew for each reading, since engines change their ports. Absent where nobody else reaches the databases. */
  sources?: OpenSources;
};
export type OpenSources = () => Promise<Sources>;

/** Reads the balance that later ones are compared with. */
export async function openBooks({ url, email, password }: Person, sources?: OpenSources): Promise<Books> {
  const client = (): Promise<Client> =>
    eventually(
      () => logIn(url, email, password),
      () => true,
      QUIET_SECONDS_MAX,
    );
  return { client, before: await usageOf(await client()), ...(sources ? { sources } : {}) };
}

/** What is wrong, in words; nothing if the books agree with these orders. */
export async function wrongIn({ client: open, before, sources }: Books, orders: readonly Order[]): Promise<string[]> {
  const client = await open();
  const after = await eventually(
    () => usageOf(client),
    ({ leadsHeld }) => leadsHeld === 0,
    QUIET_SECONDS_MAX,
  );
  const sum = orders.reduce((total, { leads }) => total + leads, 0);
  const moved = before.leadsRemaining - after.leadsRemaining;
  const entries = await entriesOf(client);
  return [
    ...(moved === sum ? [] : [`${moved} leads are gone and the files cost ${sum}`]),
    ...orders
      .filter((order) => usedFor(entries, order) !== order.leads)
      .map(({ id }) => `${id} is not in the ledger once`),
    ...(sources ? await stored(sources, orders) : []),
  ];
}

const usedFor = (entries: readonly Entry[], { id }: Order): number =>
  -entries
    .filter(({ downloadId, type }) => downloadId === id && type === 'used')
    .reduce((total, { leads }) => total + leads, 0);

async function stored(open: OpenSources, orders: readonly Order[]): Promise<string[]> {
  const sources = await open();
  try {
    await untilQuiet(sources, QUIET_SECONDS_MAX);
    const found = await violations(sources, { quiet: true, acknowledged: { accepted: [...orders], refused: [] } });
    return found.map(({ rule, detail }) => `${rule}: ${detail}`);
  } finally {
    await sources.close();
  }
}
