// The time zone that an account's billing days follow. The running period keeps its end, so nothing gets shorter.
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { subscriptionStream } from '../../kernel/domain/streams.ts';
import { latticeIdFrom } from '../../subscription/domain/lattice-ids.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { zoneBegins } from '../../subscription/domain/due-boundaries.ts';
import type { AdjustmentProposed, OfZone } from '../domain/adjustment.ts';
import type { FinanceAct } from '../routes/finance-command.ts';

/** As the IANA writes them; an offset is none, since it knows no summer. */
const FORM = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z0-9_+-]*){1,2})$/;

export function isZone(name: string): boolean {
  if (!FORM.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch (error) {
    // The only thing that it says no to is a name that is not known.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export type Zones = { zone: string; next: string | null; endsAt: string | null };

/** The zone of the running period, the one of the periods after it, and where another would begin; null: it never had a plan. */
export async function zonesOf(tx: WriteTransaction, accountId: string): Promise<Zones | null> {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  if (!state) return null;
  const { lattice, nextLattice } = state;
  return { zone: lattice.zone, next: nextLattice?.zone ?? null, endsAt: zoneBegins(state).at };
}

const spoken = { 'zone-no-period': refusals.zoneNoPeriod, 'zone-of-provider': refusals.zoneOfProvider };

/** The act as it would be booked now; throws what speaks against it. */
export async function zoneRequest(
  tx: WriteTransaction,
  accountId: string,
  zone: string,
): Promise<Omit<OfZone, 'reason'>> {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  if (!state) throw refuse(refusals.zoneNoPeriod);
  const { at: startsAt, refusal } = zoneBegins(state);
  if (refusal !== null) throw refuse(spoken[refusal]);
  if ((state.nextLattice ?? state.lattice).zone === zone) throw refuse(refusals.zoneSame);
  return { action: 'zone', zone, startsAt, leads: 0, lotId: null, corrects: null };
}

export async function bookZone(
  { tx, context }: FinanceAct,
  accountId: string,
  { zone, startsAt }: AdjustmentProposed & OfZone,
): Promise<void> {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  const latticeId = latticeIdFrom(`${state?.lattice.latticeId ?? ''}`, startsAt);
  const command = { type: 'ChangeZone', at: tx.at, zone, latticeId } as const;
  const done = await tx.execute(subscriptionStream(accountId), subscription, command, context);
  if (!done.accepted || done.events.length === 0) throw refuse(refusals.zoneNoPeriod);
}
