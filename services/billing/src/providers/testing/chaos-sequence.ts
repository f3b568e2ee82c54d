// One random life of a subscription, and of the events that tell it: each comes once to three times, out of order, up
// to three days late, or never; the provider fails and is slow where it is read.
import type { ProviderEvent } from '../processor.ts';
import type { FakeProvider } from './fake-provider.ts';

const DAY_MS = 86_400_000;
const LATE_MS_MAX = 3 * DAY_MS;
const PLANS = ['individual-unlimited', 'team-unlimited', 'rollover-50k'] as const;

export type ChaosCounts = {
  sequences: number;
  actions: number;
  published: number;
  delivered: number;
  repeated: number;
  lost: number;
  late: number;
  failures: number;
};

export type Chaos = {
  provider: FakeProvider;
  customerId: string;
  random: () => number;
  counts: ChaosCounts;
  store(event: ProviderEvent): Promise<void>;
  /** Two workers handle what is due, side by side. */
  handle(): Promise<void>;
  /** Holds after each step, whatever has arrived so far. */
  checkAlways(): Promise<void>;
};

type Copy = { event: ProviderEvent; atMs: number };

const ACTIONS_MIN = 4;
const ACTIONS_MORE = 7;
const LOST = 0.15;
const FAILS = 0.3;

/** Lives through it. What was lost stays lost: afterwards only a reconciliation can tell. */
export async function liveThrough(chaos: Chaos): Promise<void> {
  const { provider, random, counts } = chaos;
  const waiting: Copy[] = [];
  let subscriptionId = provider.subscribe(chaos.customerId, pick(random, PLANS));
  const actions = ACTIONS_MIN + Math.floor(random() * ACTIONS_MORE);
  for (let done = 0; done < actions; done++) {
    publish(chaos, waiting);
    await deliver(chaos, waiting, provider.nowMs);
    await chaos.checkAlways();
    provider.nowMs += Math.floor(random() * DAY_MS);
    subscriptionId = act(chaos, subscriptionId);
    counts.actions += 1;
  }
  publish(chaos, waiting);
  provider.nowMs += LATE_MS_MAX;
  await deliver(chaos, waiting, provider.nowMs);
  await chaos.checkAlways();
}

function act({ provider, customerId, random }: Chaos, subscriptionId: string): string {
  const now = provider.subscriptionOf(customerId);
  if (now?.status === 'cancelled') return provider.subscribe(customerId, pick(random, PLANS));
  const dice = random();
  if (now?.status === 'past-due') {
    if (dice < 0.7) provider.retryPayment(subscriptionId);
    else provider.cancel(subscriptionId, 'now');
  } else if (dice < 0.4) provider.passRenewal(subscriptionId, 'paid');
  else if (dice < 0.55) provider.passRenewal(subscriptionId, 'declined');
  else if (dice < 0.65) provider.changePlan(subscriptionId, pick(random, PLANS), 'now');
  else if (dice < 0.75) provider.changePlan(subscriptionId, pick(random, PLANS), 'at-renewal');
  else if (dice < 0.85) provider.cancel(subscriptionId, 'at-period-end');
  else if (dice < 0.9) provider.reactivate(subscriptionId);
  else if (dice < 0.95) refundOne(provider, customerId, random);
  else provider.cancel(subscriptionId, 'now');
  return subscriptionId;
}

function refundOne(provider: FakeProvider, customerId: string, random: () => number): void {
  const paid = provider.invoicesOf(customerId).filter(({ paidCents, refundedCents }) => paidCents > refundedCents);
  if (paid.length === 0) return;
  const { invoiceId, paidCents } = pick(random, paid);
  provider.refund(invoiceId, random() < 0.5 ? paidCents : Math.ceil(paidCents / 2));
}

// Copies of each event, each with a delay of its own: between them they come in any order.
function publish({ provider, random, counts }: Chaos, waiting: Copy[]): void {
  for (const event of provider.events.splice(0)) {
    counts.published += 1;
    if (random() < LOST) {
      counts.lost += 1;
      continue;
    }
    const copies = random() < 0.6 ? 1 : random() < 0.7 ? 2 : 3;
    counts.repeated += copies - 1;
    for (let copy = 0; copy < copies; copy++) {
      const lateMs = random() < 0.5 ? 0 : Math.floor(random() * LATE_MS_MAX);
      if (lateMs > 0) counts.late += 1;
      waiting.push({ event, atMs: provider.nowMs + lateMs });
    }
  }
}

async function deliver(chaos: Chaos, waiting: Copy[], untilMs: number): Promise<void> {
  const { provider, random, counts } = chaos;
  const due = waiting.filter(({ atMs }) => atMs <= untilMs);
  for (const copy of due) waiting.splice(waiting.indexOf(copy), 1);
  shuffle(due, random);
  while (due.length > 0) {
    const batch = due.splice(0, 1 + Math.floor(random() * 3));
    for (const { event } of batch) await chaos.store(event);
    counts.delivered += batch.length;
    provider.failingReads = random() < FAILS ? 1 : 0;
    counts.failures += provider.failingReads;
    await chaos.handle();
  }
}

function shuffle<Value>(values: Value[], random: () => number): void {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [values[i], values[j]] = [values[j] as Value, values[i] as Value];
  }
}

function pick<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
