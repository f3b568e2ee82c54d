// Row security is a wall only while few places step over it: a file that reads the rows of all accounts stands in this
// list, with why.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../source-files.ts';

const root = path.resolve(__dirname, '../../..');

const allowed: Record<string, readonly string[]> = {
  'relay, consumers, rebuild and checks of the log': [
    'libs/eventsourcing/src/consume/consumer.ts',
    'libs/eventsourcing/src/log/chain-breaks.ts',
    'libs/eventsourcing/src/log/log-order.ts',
    'libs/eventsourcing/src/operate/effect-metrics.ts',
    'libs/eventsourcing/src/rebuild/rebuild.ts',
    'libs/eventsourcing/src/relay/relay.ts',
    'services/audit/src/projections/rebuild-trail.ts',
  ],
  'the scope itself, and migrations': [
    'libs/postgres/src/migrate.ts',
    'libs/postgres/src/scope.ts',
    'libs/postgres/src/shared-reads.ts',
  ],
  'by a secret or an address that is shown, before an account is known': [
    'services/accounts/src/auth/live-impersonation.ts',
    'services/accounts/src/auth/one-time-link.ts',
    'services/accounts/src/auth/refresh-token.ts',
    'services/accounts/src/person/email-change.ts',
    'services/accounts/src/person/invitation.ts',
    'services/accounts/src/person/membership.ts',
    'services/accounts/src/person/person.ts',
    'services/accounts/src/person/team.ts',
    'services/search/src/routes/saved/open-shared.ts',
  ],
  'for another service, by the id of a person or of a share': [
    'services/accounts/src/routes/internal-people.ts',
    'services/accounts/src/routes/shares/internal-shares.ts',
  ],
  'a person who is erased, and the addresses that others typed of them': [
    'services/accounts/src/routes/privacy/erase-by-request.ts',
    'services/accounts/src/routes/privacy/erase-person.ts',
  ],
  'super-admins, recorded before': [
    'services/accounts/src/person/people-list.ts',
    'services/accounts/src/routes/errors/list-errors.ts',
    'services/accounts/src/routes/superadmin/impersonation.ts',
  ],
  finance: [
    'services/audit/src/book/differences.ts',
    'services/billing/src/close/gate/kept-gate.ts',
    'services/billing/src/close/projections/in-all-accounts.ts',
    'services/billing/src/close/routes/get-balances.ts',
    'services/billing/src/ledger/routes/finance/get-events-csv.ts',
    'services/billing/src/credits/routes/give-promotion.ts',
    'services/billing/src/credits/routes/list-adjustments.ts',
    'services/billing/src/credits/routes/read-share-awards.ts',
    'services/billing/src/invoices/routes/read-owed.ts',
    'services/billing/src/ledger/routes/finance/list-events.ts',
  ],
  'whether another account of the same person had a promo: a yes or no': [
    'services/billing/src/subscription/routes/promotions/check-promotion.ts',
  ],
  'the one promotion whose code somebody has': ['services/billing/src/credits/projections/offer.ts'],
  'which accounts are of the same person, and whether a recipient is one of them': [
    'services/billing/src/credits/routes/award-terms.ts',
  ],
  'what the person’s other accounts had of awards: numbers, and whether one of them was given a recipient': [
    'services/billing/src/credits/projections/own-mailboxes.ts',
  ],
  operators: [
    'services/billing/src/providers/calls/unsettled-calls.ts',
    'services/billing/src/providers/webhooks/parked-webhooks.ts',
    'services/notification/src/routes/dead-letters.ts',
  ],
  'a provider names its own ids, not our account': [
    'services/billing/src/providers/calls/customer-email.ts',
    'services/billing/src/invoices/refresh-invoices.ts',
    'services/billing/src/providers/webhooks/handle-events.ts',
    'services/billing/src/providers/webhooks/take-webhook.ts',
    'services/notification/src/effects/settle-messages.ts',
  ],
  'the sandbox, which stands for a provider': [
    'services/billing/src/providers/sandbox/acts/act-at-sandbox.ts',
    'services/billing/src/providers/sandbox/confirmation/confirm-payment.ts',
    'services/billing/src/providers/sandbox/deliver-sandbox-events.ts',
    'services/billing/src/providers/sandbox/open-sandbox-accounts.ts',
    'services/billing/src/providers/sandbox/renew-sandbox-subscriptions.ts',
    'services/billing/src/providers/sandbox/sandbox-calls.ts',
    'services/billing/src/providers/sandbox/sandbox-controls.ts',
    'services/billing/src/providers/sandbox/sandbox-processor.ts',
  ],
  'the mailbox, which stands for the outside world': ['services/notification/src/channels/mailbox.ts'],
  'work of the service for all accounts: due effects, sweeps, reconciling, counts': [
    'libs/eventsourcing/src/effects/effect-worker.ts',
    'services/accounts/src/schedules/end-impersonations.ts',
    'services/accounts/src/schedules/sweep-errors.ts',
    'services/accounts/src/schedules/sweep.ts',
    'services/billing/src/providers/calls/processor-caller.ts',
    'services/billing/src/ledger/projections/ledger-violations.ts',
    'services/billing/src/credits/book-waiting-awards.ts',
    'services/billing/src/subscription/periods/announce-ahead.ts',
    'services/billing/src/close/rules/check-ledger.ts',
    'services/billing/src/providers/webhooks/handle-webhooks.ts',
    'services/billing/src/subscription/periods/pass-boundaries.ts',
    'services/billing/src/providers/reading/reconcile-provider.ts',
    'services/billing/src/providers/calls/remove-old-calls.ts',
    'services/billing/src/invoices/remove-drawn.ts',
    'services/billing/src/providers/webhooks/remove-old-webhooks.ts',
    'services/billing/src/clock/projections/settled.ts',
    'services/billing/src/providers/webhooks/webhook-metrics.ts',
    'services/export/src/metrics.ts',
    'services/export/src/schedules/check-files.ts',
    'services/export/src/schedules/file-worker.ts',
    'services/export/src/schedules/sweeper.ts',
    'services/notification/src/effects/sender.ts',
    'services/notification/src/schedules/remove-old-effects.ts',
  ],
};

/** Another meaning of the word: which subscriptions a provider lists. */
const otherwise = /\bstatus: 'all'/g;
const isProduct = (place: string): boolean =>
  /^(?:libs|services)\//.test(place) && !/\.(?:test|contract)\.tsx?$|\/testing\/|^libs\/testing\//.test(place);

it('security S13: all accounts are read in the places of this list alone', () => {
  const found = sourceFiles(root).filter(
    (place) => isProduct(place) && /'all'/.test(readFileSync(path.join(root, place), 'utf8').replace(otherwise, '')),
  );
  expect(found).toEqual(Object.values(allowed).flat().sort());
});
