import type { LinkedObjects } from '@leadwright/objects/open-objects';
import { inScope } from '@leadwright/postgres/scope';
import { reaction } from '@leadwright/service/reaction';
import type { Parts, Service } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import { createManifestSigner } from './close/manifest.ts';
import { createSecondBook, silentBook, type SecondBook } from './close/second-book.ts';
import type { BillingConfig } from './config.ts';
import { billingContract, type BillingStored } from './contracts.ts';
import { withCardMarks } from './subscription/provider-state/card-marks.ts';
import { createAccountHolders } from './providers/calls/account-holder.ts';
import { createInvoiceFiles } from './invoices/invoice-files.ts';
import { markDrawn } from './invoices/projections/drawn-invoice.ts';
import { removeDrawnInvoicesWork } from './invoices/remove-drawn.ts';
import { createPayments } from './payments.ts';
import { loadProcessor } from './providers/create-processor.ts';
import type { CreatedProcessor } from './providers/created-processor.ts';
import { rebuildables } from './rebuildable.ts';
import { createApplyProviderState } from './subscription/provider-state/apply-provider-state.ts';
import { createReadChangeFigure } from './subscription/provider-state/read-change-figure.ts';
import { reactionsToAccounts } from './subscription/reactions/reactions-to-accounts.ts';
import { reactionsToExport } from './usage/reactions/reactions-to-export.ts';
import { failAdjustmentOf } from './credits/fail-adjustment.ts';
import { followAwards } from './credits/awards-of-payments.ts';
import { giveAtSandbox } from './credits/acts/sandbox-offer.ts';
import { findGivenOffer } from './credits/projections/offer.ts';
import { bookWaitingAwardsWork } from './credits/book-waiting-awards.ts';
import { reactionsToNotification } from './credits/reactions/reactions-to-notification.ts';
import { awardTermsRoute } from './credits/routes/award-terms.ts';
import { getBalancesRoute } from './close/routes/get-balances.ts';
import { internalEntriesRoute } from './ledger/routes/finance/internal-entries.ts';
import { checkRulesRoutes } from './close/rules/check-rules.ts';
import { personDataRoutes } from './subscription/routes/person-data.ts';
import { announceAheadWork } from './subscription/periods/announce-ahead.ts';
import { checkLedgerWork } from './close/rules/check-ledger.ts';
import { readAgreedPlan } from './subscription/projections/subscription.ts';
import { passBoundariesWork } from './subscription/periods/pass-boundaries.ts';
import { removeOldCallsWork } from './providers/calls/remove-old-calls.ts';
import { readSettings } from './settings.ts';
import type { ApplyProviderState } from './providers/reading/settle-account.ts';

/** `processor` stands in place of the one that the configuration names. */
export type BillingEngines = {
  objects: LinkedObjects;
  processor?: CreatedProcessor;
  apply?: ApplyProviderState;
  book?: SecondBook;
};

type Opened = Parameters<Service<'billing', BillingStored>['parts']>[0];

/** Throws for a setting that the configured processor needs and lacks. */
export async function createParts(
  config: BillingConfig,
  { objects, processor, book, apply: given }: BillingEngines,
  { database, store, clock, telemetry: { metrics }, logger, tokens, peer }: Opened,
): Promise<Parts<'billing'>> {
  const settings = readSettings(config);
  const followed = followAwards(settings.awardPolicy);
  const apply = withCardMarks(given ?? createApplyProviderState(settings.catalogue, followed), settings.trialKeys);
  const own = { database, store, metrics, logger, clockOffsetMs: clock.offsetMs };
  const holders = createAccountHolders(peer('accounts'), tokens);
  const createProcessor = processor ? () => processor : await loadProcessor(config);
  const refused = failAdjustmentOf(store);
  const payments = createPayments({ ...own, ...settings, holders, config, apply, refused }, createProcessor);
  const mark = (accountId: string, key: string) =>
    inScope(database.db, [accountId], (trx) => markDrawn(trx, accountId, key));
  const invoiceFiles = createInvoiceFiles({ objects, seller: settings.seller, holders, mark });
  const invoices = { objects, followAwards: followed, invoiceFiles };
  const ledgerCheck = checkLedgerWork(own);
  const now = (): number => Date.now() + clock.offsetMs();
  const months = {
    book: book ?? (config.BILLING_PEERS['audit'] === undefined ? silentBook : createSecondBook(peer('audit'), tokens)),
    contract: billingContract,
    signer: createManifestSigner(config.BILLING_MANIFEST_KEY ?? config.BILLING_SERVICE_PRIVATE_KEY),
  };
  const agreedPlan = (accountId: string) => readAgreedPlan(database, accountId);
  const time = { clock, sandbox: config.BILLING_PROCESSOR === 'sandbox', now };
  return {
    reactions: {
      accounts: reaction(reactionsToAccounts(settings.catalogue, payments.firstInvoiceOf, settings.trialBudgets)),
      export: reaction(reactionsToExport),
      notification: reaction(reactionsToNotification(settings.awardPolicy)),
    },
    engines: { 'file store': objects },
    routes: (app) =>
      addRoutes(app, {
        ...own,
        ...settings,
        ...payments.routeParts,
        ...invoices,
        ...time,
        ...months,
        apply,
        agreedPlan,
        givenOffer: findGivenOffer(database),
        giveAtSandbox: giveAtSandbox(store, settings.catalogue),
        changeFigure: createReadChangeFigure(settings.catalogue),
      }),
    internalRoutes: (app) => {
      payments.internalRoutes(app);
      checkRulesRoutes(app, { database, now, contract: billingContract });
      personDataRoutes(app, { database });
      getBalancesRoute(app, { database });
      internalEntriesRoute(app, { database });
      awardTermsRoute(app, { database, ...settings });
    },
    invariants: () => ledgerCheck.last(),
    rebuildables: (consumed) =>
      rebuildables({ notification: consumed.notification.consumer, accounts: consumed.accounts.consumer }),
    workers: payments.workers,
    periodic: [
      ledgerCheck,
      passBoundariesWork(own),
      bookWaitingAwardsWork({ database, store, ...settings }),
      announceAheadWork({ database, store, now, priceOf: settings.catalogue.priceOf }),
      removeOldCallsWork(own),
      removeDrawnInvoicesWork({ database, objects, logger }),
      ...payments.periodic,
    ],
  };
}
