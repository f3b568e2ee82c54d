// An account of billing on a store in memory whose clock the test sets, and a provider's objects to apply to it.
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { createMemoryEventStore } from '@leadwright/eventsourcing/store/event-store.memory';
import { billingTopic, toMessage, type BillingStored } from '../../contracts.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { ledger, type Ledger, type LedgerCommand } from '../../ledger/domain/ledger.ts';
import { availableIn } from '../../ledger/domain/lots.ts';
import { creditStream, ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { credit, type Credit } from '../../invoices/domain/credit.ts';
import { subscription } from '../domain/subscription.ts';
import type { Subscription, SubscriptionCommand } from '../domain/subscription-events.ts';
import { followAwards } from '../../credits/awards-of-payments.ts';
import type { AwardPolicy } from '../../credits/domain/award-policy.ts';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { grantPeriod } from '../periods/grant-period.ts';
import { materialise } from '../periods/materialise.ts';
import type { ProviderInvoice, ProviderSubscription } from '../../providers/processor.ts';
import { fundedLots } from '../../ledger/projections/funded-lots.ts';
import { isWithheld, termsInForce } from '../provider-state/terms-in-force.ts';
import type { AgreedTerms } from '../../plans/domain/agreed-terms.ts';
import { createApplyProviderState } from '../provider-state/apply-provider-state.ts';
import type { ProviderState } from '../../providers/reading/provider-state.ts';
import { countedIn } from './counted-lots.ts';

const catalogue = createCatalogue();

export const context = { actorId: 'service:billing', correlationId: 'test' };

export type Granted = { lotId: string; leads: number; effectiveAt: string; expiresAt: string | null };

export type AccountOverTime = {
  /** Sets the clock and passes what is due. */
  goTo(at: string): Promise<void>;
  /** Sets the clock alone, as while nothing runs. */
  setClock(at: string): void;
  start(planId: string, anchorAt: string, zone?: string): Promise<void>;
  apply(
    read: Pick<ProviderState, 'subscription' | 'invoices'> & Partial<Pick<ProviderState, 'processor' | 'goneIds'>>,
  ): Promise<void>;
  tell(command: SubscriptionCommand): Promise<void>;
  /** One ledger command after what is due was passed; throws where it is refused. */
  book(command: LedgerCommand, causes?: string[]): Promise<void>;
  /** Reserves and uses so many leads now. */
  use(downloadId: string, rows: number): Promise<void>;
  state(): Promise<NonNullable<Subscription>>;
  /** Those that orders are taken by. */
  termsInForce(): Promise<AgreedTerms>;
  /** Whether nothing living paid the running period. */
  isWithheld(): Promise<boolean>;
  ledger(): Promise<Ledger>;
  credit(): Promise<Credit>;
  available(): Promise<number>;
  events(): Promise<BillingStored[]>;
  granted(): Promise<Granted[]>;
};

export function accountOverTime(
  options: { store?: EventStore<BillingStored>; accountId?: string; awardPolicy?: AwardPolicy } = {},
  clock: { at: string } = { at: '2027-01-01T00:00:00.000000Z' },
): AccountOverTime {
  const log: BillingStored[] = [];
  const store =
    options.store ??
    createMemoryEventStore<BillingStored>({
      topic: billingTopic,
      schema: BillingEventSchema,
      toMessage,
      clock: () => clock.at,
      onEvent: ({ event }) => void log.push(event),
    });
  const accountId = options.accountId ?? 'a';
  const followed = options.awardPolicy ? followAwards(options.awardPolicy) : async () => undefined;
  const inTransaction: typeof store.transaction<void> = (accounts, work) => store.transaction(accounts, work);
  const refuseless = (done: { accepted: boolean }): void => {
    if (!done.accepted) throw new Error(`refused: ${JSON.stringify(done)}`);
  };
  const book = (command: LedgerCommand, causes: string[] = []): Promise<void> =>
    inTransaction([accountId], async (tx) => {
      await materialise(tx, accountId, context);
      refuseless(await tx.execute(ledgerStream(accountId), ledger, command, { ...context, causes }));
    });
  const events = async (): Promise<BillingStored[]> =>
    (await store.readAccount(accountId, 0, 100_000)).map(({ event }) => event);
  const account: AccountOverTime = {
    setClock: (at) => void (clock.at = instantOf(at)),
    goTo: async (at) => {
      clock.at = instantOf(at);
      await store.transaction([accountId], (tx) => materialise(tx, accountId, context));
    },
    start: (planId, anchorAt, zone = 'UTC') =>
      inTransaction([accountId], async (tx) => {
        const lattice = latticeFrom('l', anchorAt, zone);
        const terms = catalogue.terms(planId);
        const command = { type: 'StartSubscription', planId, terms, lattice } as const;
        refuseless(await tx.execute(subscriptionStream(accountId), subscription, command, context));
        await grantPeriod(tx, accountId, { planId, terms, lattice, period: 0, endsAt: null, paid: null }, context);
      }),
    apply: (read) =>
      inTransaction([accountId], (tx) => {
        const state = { processor: 'sandbox', goneIds: [], ...read } as const;
        const apply = createApplyProviderState(catalogue, followed, options.store ? fundedLots : countedIn(log));
        return apply(tx, accountId, state, context);
      }),
    tell: (command) =>
      inTransaction([accountId], async (tx) => {
        await materialise(tx, accountId, context);
        refuseless(await tx.execute(subscriptionStream(accountId), subscription, command, context));
      }),
    book,
    use: async (downloadId, rows) => {
      const asked = { downloadId, dictId: 'consumers', rows, multiplierHundredths: 100, effectiveAt: clock.at };
      await book({ type: 'ReserveLeads', request: asked, downloadLimit: 1_000_000, unlimited: false }, [downloadId]);
      await book({ type: 'UseLeads', downloadId, rows, at: clock.at }, [`${downloadId}:used`]);
    },
    state: async () => {
      const state = await store.transaction([accountId], (tx) => tx.load(subscriptionStream(accountId), subscription));
      if (!state) throw new Error('there is no subscription');
      return state;
    },
    termsInForce: async () => {
      const state = await account.state();
      return store.transaction([accountId], (tx) => termsInForce(tx, accountId, state));
    },
    isWithheld: async () => {
      const state = await account.state();
      return store.transaction([accountId], (tx) => isWithheld(tx, accountId, state));
    },
    credit: () => store.transaction([accountId], (tx) => tx.load(creditStream(accountId), credit)),
    ledger: () => store.transaction([accountId], (tx) => tx.load(ledgerStream(accountId), ledger)),
    available: async () => {
      const { lots } = await store.transaction([accountId], (tx) => tx.load(ledgerStream(accountId), ledger));
      return availableIn(lots, clock.at, 'consumers');
    },
    events,
    granted: async () =>
      (await events()).flatMap((event) =>
        event.type === 'LeadsGranted'
          ? [{ lotId: event.lotId, leads: event.leads, effectiveAt: event.effectiveAt, expiresAt: event.expiresAt }]
          : [],
      ),
  };
  return account;
}

/** A monthly subscription as a provider has it; instants may be short. */
export function providerSubscription(
  more: Partial<ProviderSubscription> & { periodStart: string; periodEnd: string },
): ProviderSubscription {
  return {
    subscriptionId: 'sub-1',
    customerId: 'cus-1',
    planId: 'team-unlimited',
    status: 'live',
    nextPlanId: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    card: null,
    ...more,
    periodStart: instantOf(more.periodStart),
    periodEnd: instantOf(more.periodEnd),
  };
}

/** What an invoice of the tests is over, whatever plan it is for. */
export const INVOICED_CENTS = 9_900;

/** A paid invoice for a period; instants may be short. */
type Period = { periodStart: string; periodEnd: string };

const lineOf = ({
  planId = 'team-unlimited',
  dueCents = INVOICED_CENTS,
  periodStart,
  periodEnd,
}: Partial<ProviderInvoice> & Period) => ({
  ...{ description: 'Plan', amountCents: dueCents, planId },
  ...{ periodStart: instantOf(periodStart), periodEnd: instantOf(periodEnd) },
});

export function providerInvoice(more: Partial<ProviderInvoice> & Period & { invoiceId: string }): ProviderInvoice {
  const issuedAt = instantOf(more.issuedAt ?? more.periodStart);
  const status = more.status ?? 'paid';
  return {
    number: more.invoiceId,
    customerId: 'cus-1',
    subscriptionId: 'sub-1',
    reason: 'renewal',
    planId: 'team-unlimited',
    currency: 'USD',
    dueCents: INVOICED_CENTS,
    paidCents: status === 'paid' ? INVOICED_CENTS : 0,
    refundedCents: 0,
    dispute: 'none',
    lines: [lineOf(more)],
    paidAt: status === 'paid' ? issuedAt : null,
    ...more,
    status,
    issuedAt,
    periodStart: instantOf(more.periodStart),
    periodEnd: instantOf(more.periodEnd),
  };
}
