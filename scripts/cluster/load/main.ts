// A steady small load, in a pod beside the product: it goes through the Service, as an ingress does. Runs until SIGTERM,
// finishes the download in hand, and prints a summary as its last line. Variables:
//
//   LOAD_URL      the gateway's Service
//   LOAD_ORIGIN   the address that browsers use
//   LOAD_RATE     requests a second beside the downloads (default 4)
//
// Every failed request is a line of its own, and each five seconds a line says how many there were so far.
import { setTimeout as wait } from 'node:timers/promises';
import { count, preview, suggest, usage } from '../../k6/requests.ts';
import { createClient, type Ask } from './client.ts';
import { downloadOnce } from './download.ts';
import { createTally } from './tally.ts';

const { LOAD_URL: url = '', LOAD_ORIGIN: origin = url, LOAD_RATE: rate = '4' } = process.env;
/** Below ten a minute, which is one person's limit. */
const BETWEEN_DOWNLOADS_MS = 6_500;
const tally = createTally();
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const { ask } = createClient(
  { url, origin, email: 'owner@demo.test', password: 'quiet-meadow-17' },
  tally,
  (line) => void tell(`failed ${line}`),
);
let stopping = false;
process.once('SIGTERM', () => (stopping = true));

const towns = ['phoe', 'los', 'san', 'hous', 'chic', 'new'];
const kinds: ((ask: Ask, turn: number) => Promise<unknown>)[] = [
  (send, turn) => send('browse', (token) => suggest(url, token, towns[turn % towns.length] ?? '')),
  (send) => send('count', (token) => count(url, token)),
  (send, turn) => send('browse', (token) => suggest(url, token, towns[turn % towns.length] ?? '')),
  (send) => send('preview', (token) => preview(url, token)),
  (send) => send('usage', (token) => usage(url, token)),
  (send) =>
    send('me', (token) => ({ method: 'GET', url: `${url}/api/v2/me`, headers: { authorization: `Bearer ${token}` } })),
];

// Open model: a slow product does not lower the load.
async function arrivals(): Promise<void> {
  const open = new Set<Promise<unknown>>();
  for (let turn = 0; !stopping; turn += 1) {
    const asked = kinds[turn % kinds.length]?.(ask, turn) ?? Promise.resolve();
    open.add(asked);
    void asked.finally(() => open.delete(asked));
    await wait(1_000 / Number(rate));
  }
  await Promise.all(open);
}

async function downloads(): Promise<void> {
  for (let turn = 0; !stopping; turn += 1) {
    await downloadOnce(url, `cluster-${process.pid}-${Date.now()}-${turn}`, ask, tally);
    await wait(stopping ? 0 : BETWEEN_DOWNLOADS_MS);
  }
}

const soFar = setInterval(() => {
  const { requests, failed, downloads: orders } = tally.summary();
  tell(`so far ${requests} ${failed} ${orders.ready}`);
}, 5_000);
await Promise.all([arrivals(), downloads()]);
clearInterval(soFar);
tell(`summary ${JSON.stringify(tally.summary())}`);
