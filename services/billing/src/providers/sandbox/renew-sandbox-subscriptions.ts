// A repeat is harmless: it finds nothing due. Two workers take different subscriptions.
import { inScope } from '@leadwright/postgres/scope';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { clockMoved } from '@leadwright/service/shared-clock';
import { knownPriceAt } from './plan-price.ts';
import { renewed } from './renewal.ts';
import type { SandboxParts } from './sandbox-calls.ts';
import { sandboxChanged, sandboxNow, takeDueSubscriptions, unpaidInvoices, writeSteps } from './sandbox-tables.ts';

const BATCH = 500;

export function renewSandboxSubscriptionsWork(parts: SandboxParts): PeriodicWork {
  return {
    name: 'renewals of the sandbox',
    everyMs: 5_000,
    runsIn: 'one',
    wakes: (wake) => {
      for (const name of [sandboxChanged, clockMoved]) parts.database.wakes.on(name, wake);
    },
    failure: 'subscriptions of the sandbox were not renewed',
    round: async (stopping) => void (await renewSandboxSubscriptions(parts, stopping)),
  };
}

/** One step each, in batches, until none is due; answers the steps. Missed periods take a step each, in order. */
export async function renewSandboxSubscriptions(parts: SandboxParts, stopping?: AbortSignal): Promise<number> {
  let steps = 0;
  while (!stopping?.aborted) {
    const taken = await renewBatch(parts);
    if (taken === 0) break;
    steps += taken;
  }
  return steps;
}

function renewBatch({ database, clockOffsetMs, priceOf }: SandboxParts): Promise<number> {
  return inScope(database.db, 'all', async (trx) => {
    const due = await takeDueSubscriptions(trx, await sandboxNow(trx, clockOffsetMs()), BATCH);
    if (due.length === 0) return 0;
    const owing = due.filter(({ subscription }) => subscription.status === 'past-due');
    const customers = owing.map(({ customer }) => customer.customerId);
    const unpaid = customers.length === 0 ? [] : await unpaidInvoices(trx, customers);
    const owedBy = new Map(unpaid.map((invoice) => [invoice.subscriptionId, invoice]));
    const steps = due.map(({ customer, subscription }) =>
      renewed(customer, subscription, owedBy.get(subscription.subscriptionId) ?? null, (planId) =>
        knownPriceAt(priceOf, planId),
      ),
    );
    await writeSteps(trx, steps);
    return due.length;
  });
}
