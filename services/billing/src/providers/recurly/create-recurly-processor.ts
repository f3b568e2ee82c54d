// Recurly behind the port, by its official package. docs/recurly.md says what only the real provider can confirm.
import recurly, { type Client } from 'recurly';
import type { Processor } from '../processor.ts';
import { cancel, changeCard, changePlan, createCustomer, createSubscription, reactivate, refund } from './commands.ts';
import { accountOfSite, subscriptionOfSite } from './effect-key.ts';
import { customerIdOf } from './ids.ts';
import { nullIfUnknown, outcomeOf } from './outcome.ts';
import { quoteChange } from './quote-change.ts';
import { invoiceReader } from './read-invoices.ts';
import { soldFor } from './sold-for.ts';
import { payerOf, wholeSubscription } from './subscriptions.ts';
import { CheckedTransport, type TransportOptions } from './transport.ts';
import { readWebhook } from './webhook.ts';

export type RecurlyOptions = {
  apiKey: string;
  /** Of each webhook endpoint its secret key, and both while one is replaced. */
  webhookKeys: readonly string[];
  /** Scheme, host and port of the API; without it Recurly's own. */
  apiBase?: string | undefined;
  /** For one call; 30 s without it, longer than any charge took that Recurly still answered. */
  timeoutMs?: number | undefined;
  /** For a command with all its calls; 45 s without it. Its effect is taken for crashed after a minute. */
  commandTimeoutMs?: number | undefined;
};

const TIMEOUT_MS = 30_000;
const COMMAND_TIMEOUT_MS = 45_000;

/** Amounts come in whole cents of US dollars; the codes of Recurly's plans are our plan ids. */
export function createRecurlyProcessor(options: RecurlyOptions): Processor {
  const { apiKey, apiBase, timeoutMs = TIMEOUT_MS, commandTimeoutMs = COMMAND_TIMEOUT_MS } = options;
  const clientWith = (more: Partial<TransportOptions>): Client =>
    new recurly.Client(apiKey, { httpAdapter: new CheckedTransport({ apiBase, timeoutMs, ...more }) });
  const clientOf = (idempotencyKey: string): Client =>
    clientWith({ idempotencyKey, deadline: AbortSignal.timeout(commandTimeoutMs) });
  const client = clientWith({});
  const invoices = invoiceReader(client);
  return {
    name: 'recurly',
    returnsCredit: true,
    createCustomer: (command) => outcomeOf(() => createCustomer(clientOf(command.key), command)),
    createSubscription: (command) => outcomeOf(() => createSubscription(clientOf(command.key), command)),
    changePlan: (command) => outcomeOf(() => changePlan(clientOf(command.key), command)),
    cancel: (command) => outcomeOf(() => cancel(clientOf(command.key), command)),
    reactivate: (command) => outcomeOf(() => reactivate(clientOf(command.key), command)),
    changeCard: (command) => outcomeOf(() => changeCard(clientOf(command.key), command)),
    refund: (command) => outcomeOf(() => refund(clientOf(command.key), command)),
    changeEmail: ({ customerId, email }) =>
      outcomeOf(async () => {
        const own = clientWith({ deadline: AbortSignal.timeout(commandTimeoutMs) });
        await own.updateAccount(customerId, { email });
        return { customerId };
      }),
    quoteChange: (asked) => quoteChange(client, asked),
    soldFor: (planId) => soldFor(client, planId),
    async findCustomer(key) {
      const code = await accountOfSite(client, key);
      return code === null ? null : { customerId: customerIdOf(code) };
    },
    async findSubscription(key) {
      const subscription = await subscriptionOfSite(client, key);
      return subscription && wholeSubscription(client, subscription);
    },
    async readSubscription(subscriptionId) {
      const subscription = await nullIfUnknown(client.getSubscription(subscriptionId));
      return subscription && wholeSubscription(client, subscription);
    },
    readPayer: async (customerId) => payerOf(await nullIfUnknown(client.getBillingInfo(customerId))),
    readInvoice: invoices.read,
    listInvoices: invoices.list,
    readWebhook: (webhook) => readWebhook(options.webhookKeys, webhook),
  };
}
