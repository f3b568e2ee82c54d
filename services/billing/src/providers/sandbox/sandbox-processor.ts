import { createHash } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import type { Processor, ProviderInvoice } from '../processor.ts';
import { findConfirmation } from './confirmation/confirmation-table.ts';
import { no, once, type SandboxParts } from './sandbox-calls.ts';
import { shown, type SandboxInvoice } from './sandbox-objects.ts';
import {
  customerMadeBy,
  findInvoice,
  findSubscription,
  invoicePage,
  lockCustomer,
  sandboxNow,
  writeCustomer,
} from './sandbox-tables.ts';
import { sharedReads } from '@leadwright/postgres/shared-reads';
import { refund } from './refund.ts';
import { readSandboxWebhook } from './sandbox-webhook.ts';
import { checkCard, payerOf } from './test-cards.ts';
import { cancel, changeCard, changePlan, create, quoteChange, reactivate } from './subscription-calls.ts';

const PAGE = 100;

/** `webhookSecret` signs what the sandbox sends. Calls under one key are done once; see sandbox-calls.ts. */
export function createSandboxProcessor(parts: SandboxParts & { webhookSecret: string }): Processor {
  const { database, webhookSecret, priceOf } = parts;
  const read = sharedReads(database);
  return {
    name: 'sandbox',
    returnsCredit: true,
    createCustomer: ({ key, accountId }) =>
      once(parts, key, { createCustomer: accountId }, async (trx) => {
        const customerId = idOf('cus', key);
        const customer = { customerId, accountId, card: null, chargesLeft: null, disputes: false, creditCents: 0 };
        await writeCustomer(trx, customer, key);
        return { done: true, value: { customerId } };
      }),
    createSubscription: (command) =>
      once(parts, command.key, { createSubscription: command }, (db, now) =>
        create({ db, now, priceOf }, command, idOf('sub', command.key)),
      ),
    changePlan: (command) =>
      once(parts, command.key, { changePlan: command }, (db, now) => changePlan({ db, now, priceOf }, command)),
    cancel: (command) => once(parts, command.key, { cancel: command }, (trx, now) => cancel(trx, now, command)),
    reactivate: (command) =>
      once(parts, command.key, { reactivate: command }, (trx, now) => reactivate(trx, now, command)),
    changeCard: (command) =>
      once(parts, command.key, { changeCard: command }, (trx, now) => changeCard(trx, now, command)),
    refund: (command) => once(parts, command.key, { refund: command }, (trx, now) => refund(trx, now, command)),
    // Billing's database keeps no address, the sandbox's tables included: it only looks whether the customer is there.
    changeEmail: ({ customerId }) =>
      inScope(database.db, 'all', async (trx) =>
        (await lockCustomer(trx, customerId))
          ? { done: true, value: { customerId } }
          : no('not-found', 'This customer is not known.'),
      ),
    quoteChange: (asked) =>
      inScope(database.db, 'all', async (db) =>
        quoteChange({ db, now: await sandboxNow(db, parts.clockOffsetMs()), priceOf }, asked),
      ),
    findCustomer: (key) =>
      inScope(database.db, 'all', async (trx) => {
        const found = await customerMadeBy(trx, key);
        return found && { customerId: found.customerId };
      }),
    findSubscription: (key) => subscriptionBy(read, { madeBy: key }),
    findConfirmation: ({ key }) =>
      inScope(database.db, 'all', async (trx) => {
        const found = await findConfirmation(trx, { key });
        if (found?.state !== 'waiting') return found && { state: found.state };
        return { state: 'waiting', clientSecret: found.clientSecret };
      }),
    fingerprintOf: async (cardToken) => {
      const checked = checkCard(cardToken);
      return checked.taken ? (checked.card.fingerprint ?? null) : null;
    },
    readSubscription: (subscriptionId) => subscriptionBy(read, { subscriptionId }),
    readPayer: (customerId) =>
      inScope(database.db, 'all', async (trx) => {
        const customer = await lockCustomer(trx, customerId);
        return customer?.card ? payerOf(customer.card) : null;
      }),
    readInvoice: (invoiceId) =>
      read(async (trx) => {
        const found = await findInvoice(trx, invoiceId);
        return found && invoiceShown(found);
      }),
    listInvoices: (customerId) => invoicesOf(read, customerId),
    readWebhook: (webhook) => readSandboxWebhook(webhookSecret, webhook),
  };
}

export function idOf(kind: 'cus' | 'sub', key: string): string {
  return `${kind}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}

type Reads = ReturnType<typeof sharedReads>;

function subscriptionBy(read: Reads, by: Parameters<typeof findSubscription>[1]) {
  return read(async (trx) => {
    const found = await findSubscription(trx, by);
    return found && shown(found.subscription, found.customer);
  });
}

async function* invoicesOf(read: Reads, customerId: string): AsyncIterable<ProviderInvoice> {
  let last: SandboxInvoice | null = null;
  for (;;) {
    const page: SandboxInvoice[] = await read((trx) => invoicePage(trx, customerId, last, PAGE));
    yield* page.map(invoiceShown);
    last = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

function invoiceShown({ accountId: _accountId, ...invoice }: SandboxInvoice): ProviderInvoice {
  return invoice;
}
