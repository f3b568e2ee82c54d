import type { AgreedPlan, Sale } from '../../plans/sale.ts';
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import type { FindGivenOffer, PromoOffer } from '../../plans/domain/promo-offers.ts';
import type { AccountHolders } from '../../providers/calls/account-holder.ts';
import type { ProcessorCaller } from '../../providers/calls/processor-caller.ts';
import type { ReadChangeFigure } from '../provider-state/read-change-figure.ts';
import type { CreatedProcessor } from '../../providers/created-processor.ts';
import type { Processor } from '../../providers/processor.ts';

export type SubscriptionParts = {
  store: EventStore;
  database: Database;
  processor: Processor;
  caller: Pick<ProcessorCaller, 'callNow'>;
  holders: Pick<AccountHolders, 'emailOf'>;
  refresh(accountId: string, invoiceIds?: readonly string[]): Promise<void>;
  /** Absent where the processor's own form asks the cardholder. */
  confirmPayment?: CreatedProcessor['confirmPayment'];
  /** Absent where payments are real. */
  sandboxAct?: CreatedProcessor['sandboxAct'];
  supportEmail: string;
  /** How long after an update of the billing account an upgrade goes through support; 0: never. */
  upgradeWindowMs: number;
  /** How long the processor may take for a quote, milliseconds. */
  quoteMs?: number;
  clientToken: string;
  promoOffers: readonly PromoOffer[];
  givenOffer: FindGivenOffer;
  /** Gives the account a promotion as staff would; answers its code. null: it had them all. */
  giveAtSandbox(accountId: string, context: Context): Promise<string | null>;
  catalogue: Sale;
  /** What the account's own events say of its plan; null: it never had one. */
  agreedPlan(accountId: string): Promise<AgreedPlan | null>;
  changeFigure: ReadChangeFigure;
  /** Of the marks of cards; empty: no card is recognised. */
  trialKeys: MarkKeys;
  /** The product's time, milliseconds since 1970. */
  now(): number;
  openFirst(accountId: string): Promise<void>;
};
