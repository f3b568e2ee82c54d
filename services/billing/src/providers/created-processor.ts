// What billing has of the configured processor, beside the port.
import type { PriceOf } from '../plans/sale.ts';
import type { Database } from '@leadwright/postgres/database';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { Processor } from './processor.ts';

export type SandboxAct =
  | 'fail-next-charge'
  | 'ask-holder'
  | 'dispute'
  | 'win-dispute'
  | 'lose-dispute'
  | 'refund'
  | 'refund-half'
  | 'pay-late';

export type PaymentConfirmed = 'confirmed' | 'refused' | 'unknown';

export type SandboxWebhook = { body: Uint8Array; headers: Record<string, string> };

export type ProcessorParts = {
  database: Database;
  /** How far the product's clock is ahead; a processor outside knows nothing of it. */
  clockOffsetMs: () => number;
  priceOf: PriceOf;
};

/** What a processor charges by itself for the first period of an account that is opened on a plan; null: nothing. */
export type FirstInvoiceOf = (accountId: string, planId: string) => { costCents: number; invoiceId: string } | null;

export type CreatedProcessor = {
  processor: Processor;
  /** What the provider's form in the page is opened with. */
  clientToken: string;
  /** Makes what an older account lacks at the processor; a processor outside makes nothing by itself. */
  openFirst(accountId: string): Promise<void>;
  firstInvoiceOf: FirstInvoiceOf;
  /** The holder's answer about a payment; a processor outside hears it from its own form. */
  confirmPayment?(answer: { accountId: string; clientSecret: string; approve: boolean }): Promise<PaymentConfirmed>;
  /** What a bank would do; a processor outside has banks of its own. False: nothing is in a state for it. */
  sandboxAct?(wanted: { accountId: string; act: SandboxAct }): Promise<boolean>;
  /** What runs beside it; `deliver` takes the webhooks of a processor that lives in this process. */
  periodic(deliver: (webhooks: SandboxWebhook[]) => Promise<void>): PeriodicWork[];
};
