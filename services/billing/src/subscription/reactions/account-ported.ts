// A repeat is harmless: the inbox drops it; the grant's id and the adjustment's are causes, once for ever.
import type { AccountPorted } from '@leadwright/contracts/accounts/v1/account_events';
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { TrialRefused } from '../../plans/domain/trial.ts';
import { planGrant } from '../../plans/domain/plan-lot.ts';
import { bonusExpiry } from '../../plans/terms/lot-kind.ts';
import type { Lattice } from '../../kernel/domain/lattice.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { adjustmentSource } from '../../ledger/domain/adjustments.ts';
import { availableIn } from '../../ledger/domain/lots.ts';
import { begunBy, type AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import type { Catalogue } from '../../plans/domain/catalogue.ts';
import { ledgerStream, subscriptionStream, trialStream } from '../../kernel/domain/streams.ts';
import { subscription } from '../domain/subscription.ts';
import { runningLattice } from '../domain/running-lattice.ts';
import type { ImportSubscription, ProviderReference } from '../domain/subscription-events.ts';
import { grantPeriod } from '../periods/grant-period.ts';
import { materialise } from '../periods/materialise.ts';
import { processorNames, type ProcessorName } from '../../providers/processor.ts';
import { rememberMarks, takeTrial } from '../../plans/projections/taken-marks.ts';
import { claimCustomer, rememberSubscription } from '../../providers/projections/processor-customer.ts';
import { refusalText } from '../../kernel/refusal-text.ts';

const ZONE = 'UTC';
const OPENING = 'imported-opening';

/** Grants the running period, then adjusts to the number that the account had. A plan not live starts nothing. */
export const accountPorted =
  (catalogue: Catalogue): Reaction<AccountPorted> =>
  async (told, received, tx) => {
    const { accountId, context, eventId } = received;
    const { planId, status, anchoredAt, leadsRemaining, trialMarks } = told;
    const taking = { accountId, marks: trialMarks, at: tx.at };
    await rememberMarks(tx.db, taking);
    const provider = await claimed(tx, accountId, told);
    if (!isLive(status)) return;
    const terms = catalogue.terms(planId);
    if (begunBy(terms) === 'opening' && !(await takeTrial(tx.db, taking))) {
      const refused: TrialRefused = { type: 'TrialRefused', planId, effectiveAt: tx.at, reason: 'had' };
      await tx.record(trialStream(accountId), [refused], { ...context, causes: ['trial-refused'] });
      return;
    }
    const at = effectiveAtOf(received);
    const lattice = runningLattice(eventId, anchoredAt, at, ZONE);
    const command: ImportSubscription = { type: 'ImportSubscription', planId, terms, status, lattice, provider };
    const started = await tx.execute(subscriptionStream(accountId), subscription, command, context);
    if (!started.accepted) throw new Error(`the plan of ${accountId} cannot start: ${started.refusal.code}`);
    await grantPeriod(tx, accountId, { planId, terms, lattice, period: 0, endsAt: null, paid: null }, context);
    if (leadsRemaining !== null) await bringTo(tx, accountId, { leadsRemaining, terms, lattice, at }, context);
    // It may be received late: the periods since then are due as well.
    await materialise(tx, accountId, context);
  };

const isLive = (status: string): status is ImportSubscription['status'] =>
  status === 'live' || status === 'past-due' || status === 'cancelling';

/** The subscription at the processor; null if the export named none that we can follow, or it is another account's. */
async function claimed(
  tx: WriteTransaction,
  accountId: string,
  { processor, customerId, subscriptionId }: { processor: string; customerId: string; subscriptionId: string },
): Promise<ProviderReference | null> {
  if (!isProcessor(processor) || customerId === '') return null;
  if (!(await claimCustomer(tx.db, accountId, processor, customerId))) return null;
  if (subscriptionId === '') return null;
  await rememberSubscription(tx.db, accountId, processor, subscriptionId);
  return { processor, customerId, subscriptionId };
}

const isProcessor = (name: string): name is ProcessorName => (processorNames as readonly string[]).includes(name);

type Opening = { leadsRemaining: number; terms: AgreedTerms; lattice: Lattice; at: string };

/** An unlimited plan has no number to bring it to: what a reservation lacks is granted. */
async function bringTo(
  tx: WriteTransaction,
  accountId: string,
  { leadsRemaining, terms, lattice, at }: Opening,
  context: Context,
): Promise<void> {
  if (terms.unlimited) return;
  const { lots } = await tx.load(ledgerStream(accountId), ledger);
  const leads = leadsRemaining - availableIn(lots, at, null);
  if (leads === 0) return;
  const endless = planGrant(terms, lattice, 0).lot.expiresAt === null;
  const booked = await tx.execute(
    ledgerStream(accountId),
    ledger,
    {
      type: 'AdjustLeads',
      adjustmentId: OPENING,
      leads,
      reason: 'migration',
      at: tx.at,
      effectiveAt: at,
      lockedThrough: null,
      expiresAt: endless ? null : bonusExpiry(lattice, 0),
      corrects: null,
    },
    { ...context, causes: [adjustmentSource(OPENING)] },
  );
  if (!booked.accepted) throw new Error(`the opening of ${accountId} cannot be booked: ${refusalText(booked.refusal)}`);
}
