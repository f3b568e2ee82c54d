import { randomBytes } from 'node:crypto';
import type { CreatedProcessor, ProcessorParts } from './created-processor.ts';
import type { Processor } from './processor.ts';
import { actAtSandbox } from './sandbox/acts/act-at-sandbox.ts';
import { confirmSandboxPayment } from './sandbox/confirmation/confirm-payment.ts';
import { deliverSandboxEventsWork } from './sandbox/deliver-sandbox-events.ts';
import { firstSandboxInvoice, openSandboxAccounts, openSandboxAccountsWork } from './sandbox/open-sandbox-accounts.ts';
import { renewSandboxSubscriptionsWork } from './sandbox/renew-sandbox-subscriptions.ts';
import { createSandboxProcessor } from './sandbox/sandbox-processor.ts';
import type { ProcessorConfig } from './variables.ts';

/** Loads the configured client alone: all are 500 modules. Throws for a setting that it needs and lacks. */
export async function loadProcessor(config: ProcessorConfig): Promise<(parts: ProcessorParts) => CreatedProcessor> {
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
    firstInvoiceOf: (accountId, planId) => firstSandboxInvoice(parts, accountId, planId),
    periodic: (deliver) => [
      openSandboxAccountsWork(parts),
      renewSandboxSubscriptionsWork(parts),
      deliverSandboxEventsWork({ database: parts.database, webhookSecret, deliver }),
    ],
  };
}

function outside(processor: Processor, clientToken: string): () => CreatedProcessor {
  return () => ({
    processor,
    clientToken,
    openFirst: async () => undefined,
    firstInvoiceOf: () => null,
    periodic: () => [],
  });
}

type Named = Exclude<Extract<keyof ProcessorConfig, `STRIPE_${string}` | `RECURLY_${string}`>, `${string}_API_BASE`>;

function needed(config: ProcessorConfig, name: Named): string {
  const value = config[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is needed with BILLING_PROCESSOR=${config.BILLING_PROCESSOR}`);
  return value;
}
