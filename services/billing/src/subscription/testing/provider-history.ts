// What happens to a provider's subscription over some months, and its readings as they come: often, late, in
// another order.
import { isDeepStrictEqual } from 'node:util';
import { instantOf } from '../../kernel/domain/instant.ts';
import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import { chance } from '../../kernel/testing/second-calendar.ts';
import type { ProviderInvoice, ProviderSubscription } from '../../providers/processor.ts';
import { accountOverTime, providerInvoice, providerSubscription, type AccountOverTime } from './account-over-time.ts';

type Reading = { at: number; subscription: ProviderSubscription; invoices: ProviderInvoice[] };
type Random = () => number;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const iso = (ms: number): string => instantOf(new Date(ms).toISOString());
const lattice = latticeFrom('truth', '2027-01-31T10:00:00Z', 'UTC');

/** A provider's subscription over some months: what it was after each thing that happened to it, in order. */
function history(random: Random): { readings: Reading[]; endsAt: number } {
  const readings: Reading[] = [];
  const months = 2 + Math.floor(random() * 3);
  let planId = random() < 0.5 ? 'team-unlimited' : 'rollover-50k';
  let invoices: ProviderInvoice[] = [];
  for (let k = 0; k < months; k += 1) {
    const period = { periodStart: boundary(lattice, k), periodEnd: boundary(lattice, k + 1) };
    let at = Date.parse(period.periodStart) + HOUR_MS;
    const say = (more: Partial<ProviderSubscription> = {}): void => {
      readings.push({
        at,
        subscription: providerSubscription({ planId, ...period, ...more }),
        invoices: [...invoices],
      });
    };
    const own = { planId, reason: k === 0 ? 'first' : 'renewal', issuedAt: period.periodStart, ...period } as const;
    if (k > 0 && random() < 0.3) {
      invoices = [...invoices, providerInvoice({ invoiceId: `in-${k}`, ...own, status: 'past-due' })];
      say({ status: 'past-due' });
      at += (1 + Math.floor(random() * 9)) * DAY_MS;
      invoices = invoices.filter(({ invoiceId }) => invoiceId !== `in-${k}`);
    }
    invoices = [...invoices, providerInvoice({ invoiceId: `in-${k}`, ...own, paidAt: iso(at) })];
    say();
    if (random() < 0.2) {
      invoices = [...invoices, providerInvoice({ invoiceId: `again-${k}`, ...own, issuedAt: iso(at) })];
      at += HOUR_MS;
      say();
    }
    if (random() < 0.3) {
      at += DAY_MS;
      planId = random() < 0.5 ? 'rollover-500k' : 'rollover-250k';
      const change = { reason: 'change', planId, periodEnd: period.periodEnd } as const;
      invoices = [...invoices, providerInvoice({ invoiceId: `change-${k}`, periodStart: iso(at), ...change })];
      say();
    }
    if (random() < 0.3) {
      at += HOUR_MS;
      say({ cancelAtPeriodEnd: true });
      at += HOUR_MS;
      say();
    }
  }
  const last = Date.parse(boundary(lattice, months)) - 4 * DAY_MS;
  if (random() < 0.2) {
    const ended = { status: 'cancelled', endedAt: iso(last) } as const;
    const period = { periodStart: boundary(lattice, months - 1), periodEnd: boundary(lattice, months) };
    readings.push({ at: last, subscription: providerSubscription({ planId, ...period, ...ended }), invoices });
  }
  return { readings, endsAt: last + DAY_MS };
}

/** Each reading once or more, up to three days late, in another order, and at the end what is true. */
function disturbed(readings: Reading[], random: Random): { at: number; reading: Reading }[] {
  const all = readings.flatMap((reading) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
      at: reading.at + Math.floor(random() * 3 * DAY_MS),
      reading,
    })),
  );
  return all.sort((a, b) => a.at - b.at);
}

/** A reading after a webhook is newer than the change it announces; a slow worker delivers an old one just before. */
function readAt(readings: Reading[], at: number, announced: Reading, random: Random): Reading[] {
  const newest = readings.filter((each) => each.at <= at).at(-1) ?? announced;
  return random() < 0.2 ? [announced, newest] : [newest];
}

async function outcome(account: AccountOverTime): Promise<object> {
  const { planId, status, lattice: own, period, periodStart, periodEnd, accessEndsAt } = await account.state();
  const granted = (await account.granted()).map(({ lotId, leads, effectiveAt, expiresAt }) =>
    // The leads that a change brings or moves count from when it was received.
    lotId.startsWith('plan-change:') || lotId.startsWith('moved:')
      ? { lotId, leads, expiresAt }
      : { lotId, leads, effectiveAt, expiresAt },
  );
  granted.sort((a, b) => (a.lotId < b.lotId ? -1 : 1));
  const anomalies = (await account.events()).flatMap((event) =>
    event.type === 'InvoiceAnomalyFound' ? [event.anomaly] : [],
  );
  return {
    ...{ planId, status, latticeId: own.latticeId, period, periodStart, periodEnd, accessEndsAt },
    ...{ granted, anomalies: anomalies.length, available: await account.available() },
  };
}

export type ChaosCounts = { readings: number; disturbed: number; grants: number; anomalies: number };

/** One history, applied in order and disturbed. Throws with both outcomes where they differ. */
export async function compareHistory(seed: number, counts: ChaosCounts): Promise<void> {
  const random = chance(seed);
  const { readings, endsAt } = history(random);
  const final = readings.at(-1);
  if (!final) throw new Error('a history of nothing');
  const inOrder = accountOverTime();
  for (const reading of readings) {
    inOrder.setClock(iso(reading.at));
    await inOrder.apply(reading);
  }
  const other = accountOverTime();
  for (const { at, reading } of disturbed(readings, random)) {
    other.setClock(iso(at));
    for (const each of readAt(readings, at, reading, random)) await other.apply(each);
    counts.disturbed += 1;
  }
  for (const account of [inOrder, other]) {
    account.setClock(iso(endsAt));
    await account.apply(final);
  }
  const [expected, got] = [await outcome(inOrder), await outcome(other)];
  if (!isDeepStrictEqual(got, expected)) {
    throw new Error(`seed ${seed}: ${JSON.stringify(got, null, 1)}\nin order: ${JSON.stringify(expected, null, 1)}`);
  }
  const lots = (await other.granted()).map(({ lotId }) => lotId);
  if (new Set(lots).size !== lots.length)
    throw new Error(`seed ${seed}: a period was granted twice: ${lots.join(' ')}`);
  counts.readings += readings.length;
  counts.grants += lots.length;
  counts.anomalies += (await other.events()).filter(({ type }) => type === 'InvoiceAnomalyFound').length;
}
