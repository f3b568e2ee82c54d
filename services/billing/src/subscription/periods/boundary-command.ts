// What the ledger is told where one period follows another: which leads carry. Whoever books the boundary, and whoever asks
// before it, have it from here.
import type { Moment } from '@leadwright/eventsourcing/event-store';
import { boundary } from '../../kernel/domain/lattice.ts';
import { ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import type { PassBoundary } from '../../ledger/domain/boundary.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { rolloverCap } from '../../plans/domain/plan-lot.ts';
import { nextBoundary } from '../domain/due-boundaries.ts';
import { unpaidBefore } from '../domain/period-payments.ts';
import type { Subscribed } from '../domain/subscription-events.ts';
import { subscription, type Subscription } from '../domain/subscription.ts';
import { mayCarry } from '../provider-state/terms-in-force.ts';

type Loads = Pick<Moment, 'load'>;

export async function boundaryCommand(
  moment: Loads,
  accountId: string,
  { before, now }: { before: Subscribed; now: Subscribed },
): Promise<PassBoundary> {
  const { lattice, period, periodStart: at } = now;
  // A period that was cut short keeps its leads: what was granted for it never gets shorter.
  const isCut = at < boundary(before.lattice, before.period + 1);
  // Nothing carries out of a period that was not paid for as one that does.
  const capLeads = isCut || (await mayCarry(moment, accountId, before)) ? rolloverCap(now.terms, isCut) : 0;
  const unpaid = unpaidBefore(before);
  const { latticeId } = lattice;
  return { type: 'PassBoundary', latticeId, period, at, capLeads, ...(unpaid.length > 0 ? { unpaid } : {}) };
}

/** When the running period ends, and how many leads that would carry end with it, as things are. null: no period follows. */
export type EndingAhead = { at: string; leads: number } | null;

/** Books nothing. Materialise first: a boundary that is due is none ahead. */
export async function endingAhead(moment: Loads, accountId: string): Promise<EndingAhead> {
  const before = await moment.load(subscriptionStream(accountId), subscription);
  const next = before && nextBoundary(before);
  if (!before || next?.kind !== 'period') return null;
  const passed = subscription.decide({ type: 'PassNext', at: next.at }, before);
  if (!passed.accepted) return null;
  const now = passed.events.reduce<Subscription>(subscription.evolve, before) ?? before;
  const command = await boundaryCommand(moment, accountId, { before, now });
  const decided = ledger.decide(command, await moment.load(ledgerStream(accountId), ledger));
  if (!decided.accepted) return null;
  const leads = decided.events
    .flatMap((event) => (event.type === 'LeadsExpired' && event.reason === 'rollover_cap' ? event.expired : []))
    .reduce((sum, each) => sum + each.leads, 0);
  return { at: next.at, leads };
}
