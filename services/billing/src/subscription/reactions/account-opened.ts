// A repeat is harmless: the inbox drops it; grant and boundaries are causes, once for ever; marks are its own.
import type { AccountOpened } from '@leadwright/contracts/accounts/v1/account_events';
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { rememberMarks } from '../../plans/projections/taken-marks.ts';
import { refusalOfTrial, type TrialBudgets } from '../../plans/projections/trial-budget.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { begunBy } from '../../plans/domain/agreed-terms.ts';
import type { Catalogue } from '../../plans/domain/catalogue.ts';
import { subscriptionStream, trialStream } from '../../kernel/domain/streams.ts';
import { subscription } from '../domain/subscription.ts';
import type { TrialRefused } from '../../plans/domain/trial.ts';
import type { FirstInvoiceOf } from '../../providers/created-processor.ts';
import { grantPeriod } from '../periods/grant-period.ts';
import { materialise } from '../periods/materialise.ts';

const ZONE = 'UTC';

/** Starts the plan and grants period 0; the lot names the invoice to come. A trial that was had starts nothing. */
export const accountOpened =
  (catalogue: Catalogue, firstInvoiceOf: FirstInvoiceOf, budgets: TrialBudgets): Reaction<AccountOpened> =>
  async ({ planId, trialMarks, trialSources }, received, tx) => {
    const { accountId, context, eventId } = received;
    const terms = catalogue.terms(planId);
    const taking = { accountId, marks: trialMarks, at: tx.at };
    await rememberMarks(tx.db, taking);
    // Accounts that were opened before marks were made have none, and keep the trial that they have.
    const refusal = begunBy(terms) === 'opening' ? await refusalOfTrial(tx.db, taking, trialSources, budgets) : null;
    if (refusal !== null) {
      const refused: TrialRefused = { type: 'TrialRefused', planId, effectiveAt: tx.at, reason: refusal };
      await tx.record(trialStream(accountId), [refused], { ...context, causes: ['trial-refused'] });
      return;
    }
    const lattice = latticeFrom(eventId, effectiveAtOf(received), ZONE);
    const started = await tx.execute(
      subscriptionStream(accountId),
      subscription,
      { type: 'StartSubscription', planId, terms, lattice },
      context,
    );
    if (!started.accepted) throw new Error(`the plan of ${accountId} cannot start: ${started.refusal.code}`);
    await grantPeriod(
      tx,
      accountId,
      { planId, terms, lattice, period: 0, endsAt: null, paid: firstInvoiceOf(accountId, planId) },
      context,
    );
    // It may be received late: the periods since then are due as well.
    await materialise(tx, accountId, context);
  };
