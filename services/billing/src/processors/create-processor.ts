// Which payment processor billing works with, by configuration. The rest of billing knows the port alone.
import { randomBytes } from 'node:crypto';
import type { Database } from '@leadwright/postgres/database';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { BillingConfig } from '../config.ts';
import type { Processor } from './processor.ts';
import { actAtSandbox, type SandboxAct } from './sandbox/acts/act-at-sandbox.ts';
import { confirmSandboxPayment, type PaymentConfirmed } from './sandbox/confirmation/confirm-payment.ts';
import { deliverSandboxEventsWork, type Delivery } from './sandbox/deliver-sandbox-events.ts';
import { firstSandboxInvoice, openSandboxAccounts, openSandboxAccountsWork } from './sandbox/open-sandbox-accounts.ts';
import { renewSandboxSubscriptionsWork } from './sandbox/renew-sandbox-subscriptions.ts';
import { createSandboxProcessor } from './sandbox/sandbox-processor.ts';

export type ProcessorParts = {
  database: Database;
  /** How far the product's clock is ahead; a processor outside knows nothing of it. */
  clockOffsetMs: () => number;
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
  periodic(deliver: Delivery['deliver']): PeriodicWork[];
};

/**
 * How the configured processor is created. Loads that one's client alone: those of all are 500 modules, a third of what
 * billing would load. Throws for a setting that it needs and lacks.
 */
export async function loadProcessor(config: BillingConfig): Promise<(parts: ProcessorParts) => CreatedProcessor> {
  switch (config.BILLING_PROCESSOR) {
    case 'sandbox': {
      const webhookSecret = config.BILLING_SANDBOX_WEBHOOK_SECRET ?? randomBytes(32).toString('hex');
      return (parts) => sandbox(parts, webhookSecret);
    }
    case 'stripe': {
      const { createStripeProcessor } = await import('./stripe/create-stripe-processor.ts');
      const processor = createStripeProcessor({
        secretKey: needed(config, 'STRIPE_SECRET_KEY'),
        webhookSecrets: needed(config, 'STRIPE_WEBHOOK_SECRETS'),
        prices: needed(config, 'STRIPE_PRICES'),
        ...(config.STRIPE_API_BASE === undefined ? {} : { apiBase: config.STRIPE_API_BASE }),
      });
      return outside(processor, needed(config, 'STRIPE_PUBLISHABLE_KEY'));
    }
    case 'recurly': {
      const { createRecurlyProcessor } = await import('./recurly/create-recurly-processor.ts');
      const processor = createRecurlyProcessor({
        apiKey: needed(config, 'RECURLY_API_KEY'),
        webhookKeys: needed(config, 'RECURLY_WEBHOOK_KEYS').split(','),
        ...(config.RECURLY_API_BASE === undefined ? {} : { apiBase: config.RECURLY_API_BASE }),
      });
      return outside(processor, needed(config, 'RECURLY_PUBLIC_KEY'));
    }
  }
}

function sandbox(parts: ProcessorParts, webhookSecret: string): CreatedProcessor {
  return {
    processor: createSandboxProcessor({ ...parts, webhookSecret }),
    clientToken: 'sandbox',
    confirmPayment: (answer) => confirmSandboxPayment(parts, answer),
    sandboxAct: (wanted) => actAtSandbox(parts, wanted),
    openFirst: async (accountId) => void (await openSandboxAccounts(parts, accountId)),
    firstInvoiceOf: firstSandboxInvoice,
    periodic: (deliver) => [
      openSandboxAccountsWork(parts),
      renewSandboxSubscriptionsWork(parts),
      deliverSandboxEventsWork({ database: parts.database, webhookSecret, deliver }),
    ],
  };
}

/** A provider of its own: nothing of it runs here, and it makes no account by itself. */
function outside(processor: Processor, clientToken: string): () => CreatedProcessor {
  return () => ({
    processor,
    clientToken,
    openFirst: async () => undefined,
    firstInvoiceOf: () => null,
    periodic: () => [],
  });
}

type Named = Exclude<Extract<keyof BillingConfig, `STRIPE_${string}` | `RECURLY_${string}`>, `${string}_API_BASE`>;

function needed(config: BillingConfig, name: Named): string {
  const value = config[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is needed with BILLING_PROCESSOR=${config.BILLING_PROCESSOR}`);
  return value;
}
