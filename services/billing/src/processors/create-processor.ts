// Which payment processor billing works with, by configuration. The rest of billing knows the port alone.
import { randomBytes } from 'node:crypto';
import type { Database } from '@leadwright/postgres/database';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { BillingConfig } from '../config.ts';
import type { Processor } from './processor.ts';
import { createRecurlyProcessor } from './recurly/create-recurly-processor.ts';
import { actAtSandbox, type SandboxAct } from './sandbox/acts/act-at-sandbox.ts';
import { confirmSandboxPayment, type PaymentConfirmed } from './sandbox/confirmation/confirm-payment.ts';
import { deliverSandboxEventsWork, type Delivery } from './sandbox/deliver-sandbox-events.ts';
import { openSandboxAccounts, openSandboxAccountsWork } from './sandbox/open-sandbox-accounts.ts';
import { renewSandboxSubscriptionsWork } from './sandbox/renew-sandbox-subscriptions.ts';
import { createSandboxProcessor } from './sandbox/sandbox-processor.ts';
import { createStripeProcessor } from './stripe/create-stripe-processor.ts';

export type ProcessorParts = {
  config: BillingConfig;
  database: Database;
  /** How far the product's clock is ahead; a processor outside knows nothing of it. */
  clockOffsetMs: () => number;
};

export type CreatedProcessor = {
  processor: Processor;
  /** What the provider's form in the page is opened with. */
  clientToken: string;
  /** Makes what an older account lacks at the processor; a processor outside makes nothing by itself. */
  openFirst(accountId: string): Promise<void>;
  /** The holder's answer about a payment; a processor outside hears it from its own form. */
  confirmPayment?(answer: { accountId: string; clientSecret: string; approve: boolean }): Promise<PaymentConfirmed>;
  /** What a bank would do; a processor outside has banks of its own. False: nothing is in a state for it. */
  sandboxAct?(wanted: { accountId: string; act: SandboxAct }): Promise<boolean>;
  /** What runs beside it; `deliver` takes the webhooks of a processor that lives in this process. */
  periodic(deliver: Delivery['deliver']): PeriodicWork[];
};

export function createProcessor({ config, database, clockOffsetMs }: ProcessorParts): CreatedProcessor {
  switch (config.BILLING_PROCESSOR) {
    case 'sandbox': {
      const webhookSecret = config.BILLING_SANDBOX_WEBHOOK_SECRET ?? randomBytes(32).toString('hex');
      const parts = { database, clockOffsetMs };
      return {
        processor: createSandboxProcessor({ ...parts, webhookSecret }),
        clientToken: 'sandbox',
        confirmPayment: (answer) => confirmSandboxPayment(parts, answer),
        sandboxAct: (wanted) => actAtSandbox(parts, wanted),
        openFirst: async (accountId) => void (await openSandboxAccounts(parts, accountId)),
        periodic: (deliver) => [
          openSandboxAccountsWork(parts),
          renewSandboxSubscriptionsWork(parts),
          deliverSandboxEventsWork({ database, webhookSecret, deliver }),
        ],
      };
    }
    case 'stripe':
      return outside(
        createStripeProcessor({
          secretKey: needed(config, 'STRIPE_SECRET_KEY'),
          webhookSecrets: needed(config, 'STRIPE_WEBHOOK_SECRETS'),
          prices: needed(config, 'STRIPE_PRICES'),
          ...(config.STRIPE_API_BASE === undefined ? {} : { apiBase: config.STRIPE_API_BASE }),
        }),
        needed(config, 'STRIPE_PUBLISHABLE_KEY'),
      );
    case 'recurly':
      return outside(
        createRecurlyProcessor({
          apiKey: needed(config, 'RECURLY_API_KEY'),
          webhookKeys: needed(config, 'RECURLY_WEBHOOK_KEYS').split(','),
          ...(config.RECURLY_API_BASE === undefined ? {} : { apiBase: config.RECURLY_API_BASE }),
        }),
        needed(config, 'RECURLY_PUBLIC_KEY'),
      );
  }
}

/** A provider of its own: nothing of it runs here, and it makes no account by itself. */
function outside(processor: Processor, clientToken: string): CreatedProcessor {
  return { processor, clientToken, openFirst: async () => undefined, periodic: () => [] };
}

type Named = Exclude<Extract<keyof BillingConfig, `STRIPE_${string}` | `RECURLY_${string}`>, `${string}_API_BASE`>;

function needed(config: BillingConfig, name: Named): string {
  const value = config[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is needed with BILLING_PROCESSOR=${config.BILLING_PROCESSOR}`);
  return value;
}
