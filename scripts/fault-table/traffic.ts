// What people do while something breaks: suggestions, counts, previews, balances and sign-ins at a steady rate, and an
// order every few seconds, whose file is fetched.
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Ask, type Person } from '../cluster/load/client.ts';
import { createTally, type Outcome, type Summary } from '../cluster/load/tally.ts';
import { count, logIn, preview, suggest, usage } from '../k6/requests.ts';
import { placeOrder, type Order } from './order.ts';

/** `failedAt`: when failed requests ended, by the clock of `performance`. */
export type Seen = Summary & { orders: Order[]; failedAt: number[] };
export type Traffic = {
  /** Milliseconds since a request failed, or since the start. */
  calmMs(): number;
  /** Ends the arrivals, waits for all that is open, and answers what came of it. */
  stop(): Promise<Seen>;
};

/** Requests a second beside the orders. */
export const RATE = 4;
/** One person may order ten times a minute. */
export const BETWEEN_ORDERS_MS = 6_500;
/** Among the requests every such turn is a sign-in. */
const SIGN_IN_EVERY = 40;

const towns = ['phoe', 'los', 'san', 'hous', 'chic', 'new'];
const kinds: ((ask: Ask, url: string, turn: number) => Promise<unknown>)[] = [
  (ask, url, turn) => ask('suggestion', (token) => suggest(url, token, towns[turn % towns.length] ?? '')),
  (ask, url) => ask('count', (token) => count(url, token)),
  (ask, url) => ask('preview', (token) => preview(url, token)),
  (ask, url) => ask('balance', (token) => usage(url, token)),
];

/** Starts it for one person, whose account nobody else uses. `tell` gets a line for each failed request. */
export function startTraffic(person: Person, tell: (line: string) => void): Traffic {
  const { url, origin, email, password } = person;
  const tally = createTally();
  const began = performance.now();
  const failedAt: number[] = [];
  const add = (outcome: Outcome): boolean => {
    const failed = tally.add(outcome);
    if (failed) failedAt.push(performance.now());
    return failed;
  };
  const { ask } = createClient(person, { ...tally, add }, tell);
  const orders: Order[] = [];
  const open = new Set<Promise<unknown>>();
  let stopping = false;
  const begin = (work: Promise<unknown>): void => {
    open.add(work);
    void work.finally(() => open.delete(work));
  };
  const arrivals = async (): Promise<void> => {
    for (let turn = 0; !stopping; turn += 1) {
      if (turn % SIGN_IN_EVERY === SIGN_IN_EVERY - 1) begin(ask('sign-in', () => logIn(url, email, password, origin)));
      else begin(kinds[turn % kinds.length]?.(ask, url, turn) ?? Promise.resolve());
      await wait(1_000 / RATE);
    }
  };
  const ordering = async (): Promise<void> => {
    for (let turn = 0; !stopping; turn += 1) {
      begin(placeOrder(url, `fault-${process.pid}-${Date.now()}-${turn}`, ask, (order) => void orders.push(order)));
      await wait(BETWEEN_ORDERS_MS);
    }
  };
  const running = Promise.all([arrivals(), ordering()]);
  return {
    calmMs: () => performance.now() - (failedAt.at(-1) ?? began),
    stop: async () => {
      stopping = true;
      await running;
      await Promise.all(open);
      return { ...tally.summary(), orders, failedAt };
    },
  };
}
